//! A link drawn for telephones. Dark on light in either theme: readers want it so.

use crate::web::qr::picture;
use yew::prelude::*;

/// The drawing; `None` if the link is too long for one.
pub fn qr_code(link: &str, label: &'static str) -> Option<Html> {
    let picture = picture(link)?;
    let side = picture.size.to_string();
    Some(html! {
        <svg class="qr-code" viewBox={format!("0 0 {side} {side}")} role="img" aria-label={label} data-qr="true">
            <rect class="qr-code__paper" width={side.clone()} height={side} />
            <path class="qr-code__ink" d={picture.path} />
        </svg>
    })
}
