use super::{PelletTransition, Solver};
use crate::bytes::{ByteReader, ByteWriter};
use crate::retrograde::row_distances::RowDistances;
use crate::tablebase::{Directory, LayerKey};
use crate::value::{GameValue, PositionVerdict};
use crate::winner::Winner;

/// Checkpoints: what solving needs to continue after a pellet set. The bytes are read by later
/// versions, so their order is part of the file format.
impl Solver<'_> {
    pub(crate) fn write_checkpoint(&self, pellet_set: u8, out: &mut ByteWriter) {
        self.directory.write(out);
        out.number(pellet_set.into());
        for lives in 1..=self.lives {
            let GameValue { verdict, turns } = self.starts[&(pellet_set, lives)];
            out.number(verdict as u64);
            out.number(turns.into());
        }
        let distances: Vec<&RowDistances> = self
            .transitions_into(pellet_set)
            .iter()
            .map(|transition| &self.pellet_transitions[transition])
            .collect();
        RowDistances::write_all(&distances, out);
    }

    /// Restores what [`Solver::write_checkpoint`] wrote.
    pub(crate) fn read_checkpoint(&mut self, from: &mut ByteReader<'_>) -> Option<()> {
        let directory = Directory::read(from)?;
        let pellet_set = from.number()?.try_into().ok()?;
        let mut starts = Vec::new();
        for lives in 1..=self.lives {
            let verdict = *PositionVerdict::ALL.get(from.count()?)?;
            let value = GameValue { verdict, turns: from.number()?.try_into().ok()? };
            starts.push(((pellet_set, lives), value));
        }
        let transitions = self.transitions_into(pellet_set);
        let distances = RowDistances::read_all(transitions.len(), from)?;
        let fits = distances.iter().zip(&transitions).all(|(distances, transition)| {
            distances.len() == self.space.subsets.rows(transition.to.subset)
        });
        if !fits
            || directory.solution_key != self.directory.solution_key
            || directory.lives != self.directory.lives
        {
            return None;
        }
        self.directory = directory;
        self.starts.extend(starts);
        self.pellet_transitions.extend(transitions.into_iter().zip(distances));
        Some(())
    }

    /// The pellet transitions into the layers of a pellet set, always in the same order.
    fn transitions_into(&self, pellet_set: u8) -> Vec<PelletTransition> {
        let gone = (0..self.space.pellets.len()).filter(|nth| pellet_set >> nth & 1 == 0);
        let transitions = gone.flat_map(|pellet| {
            (1..=self.lives).flat_map(move |lives| {
                (0..self.space.subsets.len()).flat_map(move |subset| {
                    let to = LayerKey { pellets: pellet_set, lives, subset };
                    Winner::ALL.map(|winner| PelletTransition { pellet, to, winner })
                })
            })
        });
        transitions.collect()
    }
}
