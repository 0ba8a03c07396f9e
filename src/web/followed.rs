//! What an address asks for, done.

use super::hooks::boards;
use super::hooks::progress::today;
use super::laboratory::LabWish;
use super::learning::Learn;
use super::presenting::Present;
use super::route::{Address, Place, Route, View};
use super::store::{Message, Stride};
use yew::prelude::*;

/// Does what the address says, every time the reader goes somewhere.
#[hook]
pub fn use_followed_address(address: &Address, visit: (u32, bool), send: &Callback<Message>) {
    let (address, send) = (address.clone(), send.clone());
    use_effect_with(visit, move |_| {
        send.emit(Message::Learn(Learn::Today(today())));
        let edition = address.place.edition;
        if let Some(edition) = edition.filter(|_| !is_at_table(&address.route)) {
            send.emit(Message::Edition(edition));
        }
        if let Some(locale) = address.place.locale {
            send.emit(Message::Speak(locale));
        }
        let followed = Message::Followed(Box::new(address.clone()));
        let view = match address.route {
            Route::Play { scenario } | Route::Embed { scenario } | Route::Print { scenario } => {
                let Place { play, event, .. } = address.place;
                send.emit(Message::Open { scenario, edition, play, event });
                address.place.view
            }
            Route::Compare { scenario } => {
                let Place { play, event, .. } = address.place;
                send.emit(Message::Compare { scenario, play, place: event });
                View::Table
            }
            Route::Practice => {
                send.emit(Message::Close);
                send.emit(Message::Learn(Learn::Practise(address.place.round)));
                View::Table
            }
            Route::Lesson { lesson } => {
                let Place { beat, view, order, .. } = address.place;
                let room = (view == View::Presenter).then_some(order);
                send.emit(Message::Learn(Learn::Open { lesson, beat, room }));
                View::Table
            }
            Route::Lab => {
                send.emit(Message::Close);
                send.emit(LabWish::Open(boards::load()).into());
                View::Table
            }
            Route::LabTable => {
                send.emit(LabWish::Open(boards::load()).into());
                send.emit(LabWish::Play.into());
                if let Some(event) = address.place.event {
                    send.emit(Message::Go(Stride::To(event)));
                }
                address.place.view
            }
            _ => {
                send.emit(Message::Close);
                View::Table
            }
        };
        send.emit(Message::Present(match view {
            View::Presenter => Present::Enter,
            View::Table => Present::Leave,
        }));
        send.emit(followed);
    });
}

/// Whether it is a table by itself, which is opened by the edition that is asked for.
const fn is_at_table(route: &Route) -> bool {
    matches!(route, Route::Play { .. } | Route::Embed { .. } | Route::Print { .. })
}
