//! What single keys do at the table of a lesson or of practice, and where a lesson is shown to a room.

use super::hooks::keyboard::Key;
use super::learning::{PlanWish, RoundWish, StudyWish};
use super::overlay::DeskOf;
use super::presenting::Present;
use super::sheet::Sheet;
use super::store::{Message, Stride};
use yew::Callback;

/// What a key does where a lesson is shown to a room; whether it does anything.
fn room_key(key: Key, table: &Callback<Message>, send: &Callback<Message>) -> bool {
    let wish = match key {
        Key::First => return plan(send, PlanWish::First),
        Key::Last => return plan(send, PlanWish::Last),
        Key::Back => Message::Go(Stride::Back),
        Key::Forward | Key::GoOn => Message::Go(Stride::Forward),
        Key::PreviousStep => Message::Go(Stride::PreviousStep),
        Key::NextStep => Message::Go(Stride::NextStep),
        Key::Lines => Message::Show(Sheet::Lines),
        Key::Present => Message::Present(Present::Leave),
        Key::Ask => Message::Present(Present::Ask),
        Key::Labels => Message::Present(Present::Labels),
        Key::Blank => Message::Present(Present::Blank),
        Key::Frame(place) => Message::Present(Present::FrameAt(place)),
        Key::Escape => Message::Present(Present::Escape),
        _ => return false,
    };
    table.emit(wish);
    true
}

fn plan(send: &Callback<Message>, wish: PlanWish) -> bool {
    send.emit(StudyWish::Plan(wish).into());
    true
}

/// What a key does at the table of a lesson or of practice; whether it does anything.
pub(super) fn desk_key(key: Key, of: DeskOf, table: &Callback<Message>, send: &Callback<Message>) -> bool {
    let wish: Message = match (key, of) {
        (_, DeskOf::Lecture) => return room_key(key, table, send),
        (Key::Choose(place), DeskOf::Lesson) => StudyWish::Answer(place - 1).into(),
        (Key::Choose(place), DeskOf::Round) => RoundWish::Answer(place - 1).into(),
        (Key::GoOn | Key::Forward, DeskOf::Lesson) => StudyWish::Next.into(),
        (Key::GoOn | Key::Forward, DeskOf::Round) => RoundWish::Next.into(),
        (Key::Hint, DeskOf::Lesson) => StudyWish::Hint.into(),
        _ => {
            match key {
                Key::Back => table.emit(Message::Go(Stride::Back)),
                Key::PreviousStep => table.emit(Message::Go(Stride::PreviousStep)),
                Key::Lines => table.emit(Message::Show(Sheet::Lines)),
                Key::Escape => table.emit(Message::Cancel),
                _ => return false,
            }
            return key != Key::Escape;
        }
    };
    send.emit(wish);
    true
}
