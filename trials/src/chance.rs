//! Numbers that look random and are the same in every run: everything random here comes from a seed.

/// A stream of numbers (SplitMix64). The stream of a seed never changes, so a seed is as good as what it stands for.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The stream of one of many things that belong to a seed.
    #[must_use]
    pub fn of(seed: u64, index: u64) -> Self {
        let mut own = Self(seed ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        own.number();
        own
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; 0 if there is none.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).unwrap_or(u64::MAX);
        let number = if bound == 0 { 0 } else { self.number() % bound };
        usize::try_from(number).unwrap_or(0)
    }

    /// A small number below `bound`.
    pub fn small(&mut self, bound: u32) -> u32 {
        u32::try_from(self.below(usize::try_from(bound).unwrap_or(0))).unwrap_or(0)
    }

    /// Whether something that happens once in so many times happens now.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of these.
    pub fn pick<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).cloned()
    }

    /// About half of these.
    pub fn some_of<T: Clone>(&mut self, items: &[T]) -> Vec<T> {
        items.iter().filter(|_| self.once_in(2)).cloned().collect()
    }

    /// These in any order.
    pub fn shuffled<T: Clone>(&mut self, items: &[T]) -> Vec<T> {
        let mut shuffled = items.to_vec();
        for at in (1..shuffled.len()).rev() {
            shuffled.swap(at, self.below(at + 1));
        }
        shuffled
    }
}
