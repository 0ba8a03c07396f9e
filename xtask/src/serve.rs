//! A small server of the built page, for people and for the end-to-end tests alike.

use std::fs;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use tiny_http::{Header, Method, Request, Response, Server};

use crate::build;

const USUAL_PORT: u16 = 8080;
/// A browser opens half a dozen connections at once.
const WORKERS: usize = 6;

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
    site.serve()
}

/// A folder with the address that it is served at.
pub struct Site {
    server: Arc<Server>,
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
        let server =
            Server::from_listener(listener, None).map_err(|error| anyhow!("starting the server: {error}"))?;
        Ok(Self { server: Arc::new(server), folder, port })
    }

    /// Where a browser finds it.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Answers requests for as long as this process lives.
    pub fn serve(self) -> Result<()> {
        let workers: Vec<_> = (0..WORKERS)
            .map(|_| {
                let (server, folder) = (Arc::clone(&self.server), self.folder.clone());
                thread::spawn(move || server.incoming_requests().for_each(|request| answer(request, &folder)))
            })
            .collect();
        workers.into_iter().try_for_each(|worker| worker.join().map_err(|_| anyhow!("the server stopped")))
    }
}

/// A reader who goes away in the middle of an answer is no fault of ours.
fn answer(request: Request, folder: &Path) {
    let reply = reply(&request, folder);
    let _ = request.respond(reply);
}

fn reply(request: &Request, folder: &Path) -> Response<std::io::Cursor<Vec<u8>>> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return text(405, "Only GET and HEAD are answered here.");
    }
    let path = request.url().split(['?', '#']).next().unwrap_or("/");
    match file_for(path, folder) {
        Some(file) => match fs::read(&file) {
            Ok(bytes) => content(200, media_type(&file), bytes),
            Err(_) => text(404, "Not found."),
        },
        None if asks_for_a_page(request) => shell(folder),
        None => text(404, "Not found."),
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

fn asks_for_a_page(request: &Request) -> bool {
    request
        .headers()
        .iter()
        .any(|header| header.field.equiv("Accept") && header.value.as_str().contains("text/html"))
}

/// The page itself for a route that only the app can know; its relative addresses start at the root.
fn shell(folder: &Path) -> Response<std::io::Cursor<Vec<u8>>> {
    match fs::read_to_string(folder.join("index.html")) {
        Ok(page) => content(
            200,
            "text/html; charset=utf-8",
            page.replacen("<head>", "<head>\n  <base href=\"/\">", 1).into_bytes(),
        ),
        Err(_) => text(404, "The page is not built: run cargo xtask build."),
    }
}

fn text(status: u16, words: &str) -> Response<std::io::Cursor<Vec<u8>>> {
    content(status, "text/plain; charset=utf-8", words.as_bytes().to_vec())
}

fn content(status: u16, media_type: &str, bytes: Vec<u8>) -> Response<std::io::Cursor<Vec<u8>>> {
    let mut response = Response::from_data(bytes).with_status_code(status);
    let headers =
        [("Content-Type", media_type), ("Cache-Control", "no-cache"), ("X-Content-Type-Options", "nosniff")];
    for header in headers.iter().filter_map(|(name, value)| Header::from_bytes(*name, *value).ok()) {
        response.add_header(header);
    }
    response
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

    #[test]
    fn a_path_never_leaves_the_folder() {
        let folder = crate::root();
        assert_eq!(file_for("/../Cargo.toml", &folder.join("www")), None);
        assert_eq!(file_for("/%2e%2e/Cargo.toml", &folder.join("www")), None);
        assert_eq!(file_for("/.git/config", folder), None);
    }

    #[test]
    fn a_folder_is_its_index_page() {
        assert_eq!(file_for("/", crate::root()), Some(crate::root().join("index.html")));
    }

    #[test]
    fn a_taken_port_gives_way_to_a_free_one() -> Result<()> {
        let first = Site::open(crate::root().join("www"), 0)?;
        let second = Site::open(crate::root().join("www"), first.port)?;
        assert_ne!(first.port, second.port);
        Ok(())
    }
}
