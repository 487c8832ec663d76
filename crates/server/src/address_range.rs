use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use crate::limits::AddressKey;

/// A range of addresses (CIDR): all that share the first bits of one. As in every limit, an IPv6 address
/// stands for its /64 network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AddressRange {
    /// As IPv6, so that bits are compared in one way.
    bits: u128,
    mask: u128,
    shown: IpAddr,
    prefix: u8,
}

/// The widest ranges: whoever names a wider one has made a mistake.
const WIDEST: (u8, u8) = (8, 16);

/// IPv4 addresses are all in `::ffff:0:0/96`: no range of IPv6 has them by the way.
const ANY_IPV4: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

fn bits(address: IpAddr) -> u128 {
    let v6: Ipv6Addr = match address {
        IpAddr::V4(v4) => v4.to_ipv6_mapped(),
        IpAddr::V6(v6) => v6,
    };
    v6.into()
}

impl AddressRange {
    /// Whether an address is in the range.
    pub(crate) fn contains(&self, address: AddressKey) -> bool {
        bits(address.address()) & self.mask == self.bits
    }
}

impl FromStr for AddressRange {
    type Err = ();

    fn from_str(text: &str) -> Result<AddressRange, ()> {
        let (address, prefix) = text.split_once('/').unwrap_or((text, ""));
        let written = address.parse::<IpAddr>().map_err(drop)?;
        let address = written.to_canonical();
        // The longest prefix that makes a difference, the shortest that is allowed, and how many bits
        // come before.
        let (longest, widest, before) = match address {
            IpAddr::V4(_) => (32, WIDEST.0, 96),
            IpAddr::V6(_) => (64, WIDEST.1, 0),
        };
        let most = if address.is_ipv4() { 32 } else { 128 };
        let prefix = match prefix {
            "" => longest,
            digits => digits.parse::<u8>().map_err(drop)?,
        };
        // An IPv4 address that is written as IPv6 counts its bits as that does.
        let prefix = match (written, address) {
            (IpAddr::V6(_), IpAddr::V4(_)) if text.contains('/') => {
                prefix.checked_sub(96).ok_or(())?
            }
            _ => prefix,
        };
        if !(widest..=most).contains(&prefix) {
            return Err(());
        }
        let prefix = prefix.min(longest);
        let mask = u128::MAX << (128 - u32::from(prefix) - before);
        if address.is_ipv6() && bits(ANY_IPV4) & mask == bits(address) & mask {
            return Err(());
        }
        let bits = bits(address) & mask;
        let shown = IpAddr::V6(bits.into()).to_canonical();
        Ok(AddressRange { bits, mask, shown, prefix })
    }
}

impl fmt::Display for AddressRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.shown, self.prefix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_has_the_addresses_that_begin_like_it() {
        let is_in = |address: &str, range: &str| {
            let address: IpAddr = address.parse().unwrap();
            range.parse::<AddressRange>().unwrap().contains(address.into())
        };
        assert!(is_in("192.0.2.77", "192.0.2.0/24") && !is_in("192.0.3.1", "192.0.2.0/24"));
        assert!(is_in("192.0.2.7", "192.0.2.7") && !is_in("192.0.2.8", "192.0.2.7"));
        assert!(is_in("::ffff:192.0.2.7", "192.0.2.7/32"));
        assert!(is_in("2001:db8:1:2:9::1", "2001:db8:1:2::5"), "a whole /64 is one address");
        assert!(is_in("2001:db8:7::1", "2001:db8::/32") && !is_in("2001:db9::1", "2001:db8::/32"));
        assert!(!is_in("192.0.2.7", "2001:db8::/32"));
    }

    #[test]
    fn no_range_of_ipv6_has_all_of_ipv4_in_it() {
        for range in ["::/16", "::/32", "::/64", "::", "::1", "::ffff:0:0/96", "::ffff:0:0/64"] {
            assert!(range.parse::<AddressRange>().is_err(), "{range}");
        }
        let mapped: AddressRange = "::ffff:192.0.2.9/120".parse().unwrap();
        assert_eq!(mapped.to_string(), "192.0.2.0/24");
        let one: AddressRange = "::ffff:192.0.2.9".parse().unwrap();
        assert_eq!(one.to_string(), "192.0.2.9/32");
    }

    #[test]
    fn ranges_are_shown_by_their_first_address_and_none_is_too_wide() {
        let shown = |text: &str| text.parse::<AddressRange>().map(|range| range.to_string());
        assert_eq!(shown("192.0.2.99/24").as_deref(), Ok("192.0.2.0/24"));
        assert_eq!(shown("2001:db8::5").as_deref(), Ok("2001:db8::/64"));
        assert_eq!(shown("2001:db8::5/128").as_deref(), Ok("2001:db8::/64"));
        for bad in
            ["0.0.0.0/0", "10.0.0.0/7", "::/0", "192.0.2.0/33", "192.0.2", "k3f9", "1.2.3.4/x"]
        {
            assert_eq!(shown(bad), Err(()), "{bad}");
        }
    }
}
