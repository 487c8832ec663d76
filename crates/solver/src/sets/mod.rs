//! Sets of PAC-MAN's squares: one set ([`Bitboard`]), one set for every placement of the ghosts
//! ([`BitPlanes`]), and the SIMD loops that work on many placements at once ([`simd`]).

mod bit_planes;
mod bitboard;
pub(crate) mod simd;

pub(crate) use bit_planes::{BitPlanes, PerPlane, split_rows};
pub(crate) use bitboard::Bitboard;
