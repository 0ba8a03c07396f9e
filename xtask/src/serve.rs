//! A small server of the built page, for people and for the end-to-end tests alike.

use std::fs;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::build;
use crate::http::{self, Accepts, Answer, Request};

const USUAL_PORT: u16 = 8080;

/// `serve [--port N]`: builds the page and serves it until interrupted.
pub fn command(args: &[String]) -> Result<()> {
    let port = match args {
        [] => USUAL_PORT,
        [flag, number] if flag == "--port" => {
            number.parse().with_context(|| format!("'{number}' is not a port number"))?
        }
        _ => bail!("usage: cargo xtask serve [--port N]"),
    };
    let site = Site::open(build::page()?, port)?;
    if port != 0 && site.port != port {
        println!("-> port {port} is taken, so a free one serves instead");
    }
    println!("-> In Fase is at {} (Ctrl-C ends it)", site.address());
    site.serve();
    Ok(())
}

/// A folder with the address that it is served at.
pub struct Site {
    listener: TcpListener,
    folder: PathBuf,
    port: u16,
}

impl Site {
    /// Listens on this machine only: at the wanted port, or at any free one if that is taken or 0.
    pub fn open(folder: PathBuf, wanted: u16) -> Result<Self> {
        let listener = match TcpListener::bind((Ipv4Addr::LOCALHOST, wanted)) {
            Err(error) if error.kind() == ErrorKind::AddrInUse => TcpListener::bind((Ipv4Addr::LOCALHOST, 0)),
            bound => bound,
        }
        .with_context(|| format!("listening on port {wanted}"))?;
        let port = listener.local_addr()?.port();
        Ok(Self { listener, folder, port })
    }

    /// Where a browser finds it.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Answers requests for as long as this process lives.
    pub fn serve(self) {
        let folder = self.folder;
        http::listen(&self.listener, move |request| answer(request, &folder));
    }
}

fn answer(request: &Request, folder: &Path) -> Answer {
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        return text("405 Method Not Allowed", "Only GET and HEAD are answered here.");
    }
    match file_for(&request.path, folder) {
        Some(file) => file_answer(&file, request.accepts),
        None if request.accepts_html => shell(folder),
        None => text("404 Not Found", "Not found."),
    }
}

/// The file, or the copy beside it that was compressed when the page was built.
fn file_answer(file: &Path, accepts: Accepts) -> Answer {
    let copies: &[(&'static str, &str)] = match accepts {
        Accepts::Brotli => &[("br", "br"), ("gzip", "gz")],
        Accepts::Gzip => &[("gzip", "gz")],
        Accepts::Plain => &[],
    };
    let beside = |ending: &str| {
        let mut path = file.as_os_str().to_owned();
        path.push(".");
        path.push(ending);
        fs::read(path).ok()
    };
    let copy = copies.iter().find_map(|(name, ending)| Some((Some(*name), beside(ending)?)));
    match copy.or_else(|| Some((None, fs::read(file).ok()?))) {
        Some((encoding, body)) => Answer { status: "200 OK", media_type: media_type(file), encoding, body },
        None => text("404 Not Found", "Not found."),
    }
}

/// The file that a path names, if it is inside the folder and exists.
fn file_for(path: &str, folder: &Path) -> Option<PathBuf> {
    let mut file = folder.to_path_buf();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        if part.starts_with('.') || part.contains(['\\', ':', '%']) {
            return None;
        }
        file.push(part);
    }
    if file.is_dir() {
        file.push("index.html");
    }
    file.is_file().then_some(file)
}

/// The page itself for a route that only the app can know; its relative addresses start at the root.
fn shell(folder: &Path) -> Answer {
    match fs::read_to_string(folder.join("index.html")) {
        Ok(page) => {
            let body = page.replacen("<head>", "<head>\n  <base href=\"/\">", 1).into_bytes();
            Answer { status: "200 OK", media_type: "text/html; charset=utf-8", encoding: None, body }
        }
        Err(_) => text("404 Not Found", "The page is not built: run cargo xtask build."),
    }
}

fn text(status: &'static str, words: &str) -> Answer {
    Answer {
        status,
        media_type: "text/plain; charset=utf-8",
        encoding: None,
        body: words.as_bytes().to_vec(),
    }
}

fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("txt" | "toml") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn get(path: &str, accepts_html: bool) -> Answer {
        let request = Request { method: "GET".into(), path: path.into(), accepts_html, ..Request::default() };
        answer(&request, crate::root())
    }

    #[test]
    fn a_path_never_leaves_the_folder() {
        let folder = crate::root();
        assert_eq!(file_for("/../Cargo.toml", &folder.join("www")), None);
        assert_eq!(file_for("/%2e%2e/Cargo.toml", &folder.join("www")), None);
        assert_eq!(file_for("/.git/config", folder), None);
    }

    #[test]
    fn the_root_is_the_page() {
        assert_eq!(get("/", true).body, get("/index.html", true).body);
    }

    #[test]
    fn an_unknown_address_is_the_page_for_a_reader_and_missing_for_a_script() {
        let page = get("/non/esiste", true);
        assert!(page.status == "200 OK" && String::from_utf8_lossy(&page.body).contains("<base href=\"/\">"));
        assert_eq!(get("/non/esiste.js", false).status, "404 Not Found");
    }

    #[test]
    fn a_taken_port_gives_way_to_a_free_one() -> Result<()> {
        let first = Site::open(crate::root().join("www"), 0)?;
        let second = Site::open(crate::root().join("www"), first.port)?;
        assert_ne!(first.port, second.port);
        Ok(())
    }
}
