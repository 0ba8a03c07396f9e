//! All boards that somebody keeps, and their record as JSON: what can be read is read, and what cannot is named.

use super::draft::Draft;
use crate::session::progress::Json;
use crate::session::snapshot::Text;

/// How large the record may be, in bytes: browsers keep some five million of a page.
pub const SIZE_LIMIT: usize = 4_000_000;

/// How many boards are kept.
pub const BOARDS_LIMIT: usize = 200;

/// What a record says of itself.
const FORMAT: &str = "in-fase-lab";

/// The version that is written.
pub const VERSION: u32 = 1;

/// A board that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// What it is called in the list.
    pub name: Text,
    /// Its text, whether it can be read or not.
    pub text: Text,
}

impl Board {
    /// The board as it stands.
    #[must_use]
    pub fn of(draft: &Draft) -> Self {
        Self { name: draft.name(), text: draft.to_notation().into() }
    }
}

/// The boards, one of which is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boards {
    all: Vec<Board>,
    open: usize,
    /// The one that was deleted last, and where it was.
    deleted: Option<(usize, Board)>,
}

impl Default for Boards {
    /// One board with nothing on it.
    fn default() -> Self {
        Self { all: vec![Board::of(&Draft::default())], open: 0, deleted: None }
    }
}

impl Boards {
    /// All of them, in order.
    #[must_use]
    pub fn all(&self) -> &[Board] {
        &self.all
    }

    /// Which is open.
    #[must_use]
    pub const fn open(&self) -> usize {
        self.open
    }

    /// The one that is open.
    #[must_use]
    pub fn draft(&self) -> Draft {
        self.all.get(self.open).map(|board| Draft::from_notation(&board.text)).unwrap_or_default()
    }

    /// The one that was deleted last.
    #[must_use]
    pub fn deleted(&self) -> Option<&Board> {
        self.deleted.as_ref().map(|(_, board)| board)
    }

    /// Whether another can be kept.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.all.len() < BOARDS_LIMIT
    }

    /// With the open board as it stands now.
    #[must_use]
    pub fn with(&self, draft: &Draft) -> Self {
        let mut boards = self.clone();
        if let Some(own) = boards.all.get_mut(self.open) {
            let now = Board::of(draft);
            // A text that cannot be read does not say what it is called.
            let name = if draft.is_readable() { now.name } else { own.name.clone() };
            *own = Board { name, text: now.text };
        }
        boards
    }

    /// With these boards more, the first of which is open; as many as there is room for.
    #[must_use]
    pub fn with_more(&self, drafts: &[Draft]) -> Self {
        let room = BOARDS_LIMIT.saturating_sub(self.all.len());
        if drafts.is_empty() || room == 0 {
            return self.clone();
        }
        let mut boards = Self { open: self.all.len(), deleted: None, ..self.clone() };
        boards.all.extend(drafts.iter().take(room).map(Board::of));
        boards
    }

    /// With another one open.
    #[must_use]
    pub fn opened(&self, at: usize) -> Self {
        Self { open: if at < self.all.len() { at } else { self.open }, ..self.clone() }
    }

    /// Without one of them. There always is one: in place of the last an empty one comes.
    #[must_use]
    pub fn without(&self, at: usize) -> Self {
        if at >= self.all.len() {
            return self.clone();
        }
        let mut boards = self.clone();
        boards.deleted = Some((at, boards.all.remove(at)));
        if boards.all.is_empty() {
            boards.all.push(Board::of(&Draft::default()));
        }
        let open = if self.open > at { self.open - 1 } else { self.open };
        boards.open = open.min(boards.all.len() - 1);
        boards
    }

    /// With the one that was deleted last, open.
    #[must_use]
    pub fn undeleted(&self) -> Self {
        let Some((at, board)) = self.deleted.clone() else { return self.clone() };
        let mut boards = Self { deleted: None, ..self.clone() };
        boards.open = at.min(boards.all.len());
        boards.all.insert(boards.open, board);
        boards
    }

    /// What another window kept, with what was changed here since both knew the same. What both have changed is there twice, and
    /// the board that is open here stays: as the other window has it now, or as one more if it is nowhere there.
    #[must_use]
    pub fn joined(&self, theirs: &Self, known: &Self) -> Self {
        let mut all = theirs.all.clone();
        let mut before = not_among(&known.all, &self.all).into_iter();
        for own in not_among(&self.all, &known.all) {
            let place = before.next().and_then(|gone| place_of(&gone, &all));
            match place.and_then(|at| all.get_mut(at)) {
                Some(there) => *there = own,
                None => all.push(own),
            }
        }
        for gone in before {
            if let Some(at) = place_of(&gone, &all) {
                all.remove(at);
            }
        }
        let open = self.place_among(&mut all, theirs, known);
        Self { all, open, deleted: self.deleted.clone() }
    }

    /// Where the board that is open here is among them.
    fn place_among(&self, all: &mut Vec<Board>, theirs: &Self, known: &Self) -> usize {
        let Some(mine) = self.all.get(self.open) else { return 0 };
        if all.get(self.open) == Some(mine) {
            return self.open;
        }
        let changed = || place_of(mine, &known.all).filter(|_| theirs.all.len() == known.all.len());
        place_of(mine, all).or_else(changed).unwrap_or_else(|| {
            all.push(mine.clone());
            all.len() - 1
        })
    }

    /// The record as it is kept.
    #[must_use]
    pub fn to_json(&self) -> Json {
        let board = |own: &Board| {
            [("name", Json::from(&*own.name)), ("text", Json::from(&*own.text))].into_iter().collect()
        };
        let open = u32::try_from(self.open).unwrap_or_default();
        let parts = [
            ("format", Json::from(FORMAT)),
            ("version", VERSION.into()),
            ("open", open.into()),
            ("boards", Json::List(self.all.iter().map(board).collect())),
        ];
        parts.into_iter().collect()
    }
}

fn place_of(own: &Board, among: &[Board]) -> Option<usize> {
    among.iter().position(|board| board == own)
}

/// Those of the first list that the second lacks.
fn not_among(all: &[Board], others: &[Board]) -> Vec<Board> {
    let mut others: Vec<&Board> = others.iter().collect();
    let mut lacks = |own: &&Board| {
        let place = others.iter().position(|other| other == own);
        place.map(|at| others.swap_remove(at)).is_none()
    };
    all.iter().filter(|own| lacks(own)).cloned().collect()
}

/// What is wrong with a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardsFault {
    /// It is larger than four million bytes; nothing of it is read.
    TooLarge,
    /// It is no JSON, or something else; nothing of it is read.
    NotBoards,
    /// A newer In Fase wrote it; nothing of it is read.
    Newer {
        /// Its version.
        version: u32,
    },
    /// The board of this number, from 1, cannot be read and is left out.
    Board {
        /// Which.
        number: usize,
    },
    /// There are more than [`BOARDS_LIMIT`]; the others are left out.
    TooMany,
}

/// What was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardsReading {
    /// What could be read.
    pub boards: Boards,
    /// Everything that could not.
    pub faults: Vec<BoardsFault>,
}

/// Reads a record. `parse`: a reader of JSON.
#[must_use]
pub fn read_boards(text: &str, parse: impl FnOnce(&str) -> Option<Json>) -> BoardsReading {
    let nothing = |fault| BoardsReading { boards: Boards::default(), faults: vec![fault] };
    if text.len() > SIZE_LIMIT {
        return nothing(BoardsFault::TooLarge);
    }
    let json = parse(text).filter(|json| json.get("format") == Some(&FORMAT.into()));
    let Some(json) = json else { return nothing(BoardsFault::NotBoards) };
    let number = |name: &str| match json.get(name) {
        Some(Json::Number(number)) if number.fract() == 0.0 && (0.0..=1e6).contains(number) => {
            Some(*number as u32)
        }
        _ => None,
    };
    if let Some(version) = number("version").filter(|version| *version > VERSION) {
        return nothing(BoardsFault::Newer { version });
    }
    let Some(Json::List(items)) = json.get("boards") else { return nothing(BoardsFault::NotBoards) };
    let mut reading = BoardsReading::default();
    let (mut all, mut open) = (Vec::new(), 0);
    let wanted = number("open").and_then(|open| usize::try_from(open).ok()).unwrap_or_default();
    for (at, item) in items.iter().enumerate().take(BOARDS_LIMIT) {
        match (item.get("name"), item.get("text")) {
            (Some(Json::Text(name)), Some(Json::Text(text))) => {
                if at == wanted {
                    open = all.len();
                }
                all.push(Board { name: name.as_str().into(), text: text.as_str().into() });
            }
            _ => reading.faults.push(BoardsFault::Board { number: at + 1 }),
        }
    }
    if items.len() > BOARDS_LIMIT {
        reading.faults.push(BoardsFault::TooMany);
    }
    if !all.is_empty() {
        reading.boards = Boards { all, open, deleted: None };
    }
    reading
}
