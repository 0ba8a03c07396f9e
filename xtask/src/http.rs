//! Just enough HTTP/1.1 to serve files to a browser on the same machine: one thread for each connection.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// No honest request of a browser has a longer head.
const LONGEST_HEAD: u64 = 32 * 1024;
/// A connection that stays silent this long is closed.
const SILENCE: Duration = Duration::from_secs(60);

/// The head of a request; a body is never read.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// `GET`, `HEAD` or another.
    pub method: String,
    /// The address without its query, as the browser sent it.
    pub path: String,
    /// Whether the browser would show an HTML page.
    pub accepts_html: bool,
    /// Whether the browser takes compressed bodies.
    pub accepts: Accepts,
    /// Whether its answer is the last of this connection.
    pub closes: bool,
}

/// The best way of compressing that a browser understands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Accepts {
    /// Bodies as they are.
    #[default]
    Plain,
    /// gzip.
    Gzip,
    /// Brotli, or gzip.
    Brotli,
}

impl Accepts {
    fn of(value: &str) -> Self {
        let has = |name: &str| {
            value.split(',').any(|part| part.split(';').next().unwrap_or_default().trim() == name)
        };
        match () {
            () if has("br") => Self::Brotli,
            () if has("gzip") => Self::Gzip,
            () => Self::Plain,
        }
    }
}

/// What goes back.
#[derive(Debug)]
pub struct Answer {
    /// The status with its reason, as in `200 OK`.
    pub status: &'static str,
    /// The media type of the body.
    pub media_type: &'static str,
    /// How the body is compressed, if it is.
    pub encoding: Option<&'static str>,
    /// The body, left out for `HEAD`.
    pub body: Vec<u8>,
}

/// Answers every connection to this listener for as long as the process lives.
pub fn listen(listener: &TcpListener, answer: impl Fn(&Request) -> Answer + Send + Sync + 'static) {
    let answer = Arc::new(answer);
    // A connection that fails before it is one, or a browser that goes away in the middle, is no fault of ours.
    for stream in listener.incoming().flatten() {
        let answer = Arc::clone(&answer);
        thread::spawn(move || converse(&stream, answer.as_ref()));
    }
}

fn converse(stream: &TcpStream, answer: &impl Fn(&Request) -> Answer) -> io::Result<()> {
    stream.set_read_timeout(Some(SILENCE))?;
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    while let Some(request) = read_head(&mut reader)? {
        write(stream, &request, &answer(&request))?;
        if request.closes {
            break;
        }
    }
    Ok(())
}

/// The next request of a connection, or `None` when the other side has closed it.
fn read_head(reader: &mut impl BufRead) -> io::Result<Option<Request>> {
    let mut head = reader.take(LONGEST_HEAD);
    let mut line = String::new();
    if head.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let mut words = line.split_whitespace().map(str::to_owned);
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let path = target.split(['?', '#']).next().unwrap_or_default().to_owned();
    // Whatever has a body, or speaks an older version, has this answer as its last.
    let closes = words.next().as_deref() != Some("HTTP/1.1") || !matches!(method.as_str(), "GET" | "HEAD");
    let mut request = Request { method, path, closes, ..Request::default() };
    loop {
        let mut line = String::new();
        if head.read_line(&mut line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let line = line.trim_end().to_ascii_lowercase();
        match line.split_once(':') {
            Some(("accept", value)) => request.accepts_html |= value.contains("text/html"),
            Some(("accept-encoding", value)) => request.accepts = Accepts::of(value),
            Some(("connection", value)) => request.closes |= value.trim() == "close",
            Some(_) => {}
            None if line.is_empty() => return Ok(Some(request)),
            None => return Err(io::ErrorKind::InvalidData.into()),
        }
    }
}

fn write(mut stream: &TcpStream, request: &Request, answer: &Answer) -> io::Result<()> {
    let Answer { status, media_type, encoding, body } = answer;
    let encoding = encoding.map(|name| format!("Content-Encoding: {name}\r\n")).unwrap_or_default();
    let connection = if request.closes { "close" } else { "keep-alive" };
    let mut bytes = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {media_type}\r\nContent-Length: {}\r\nConnection: {connection}\r\n\
         {encoding}Vary: Accept-Encoding\r\nCache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n\
         Referrer-Policy: no-referrer\r\nCross-Origin-Opener-Policy: same-origin\r\n\r\n",
        body.len()
    )
    .into_bytes();
    if request.method != "HEAD" {
        bytes.extend_from_slice(body);
    }
    stream.write_all(&bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(text: &str) -> io::Result<Option<Request>> {
        read_head(&mut text.as_bytes())
    }

    #[test]
    fn a_head_is_its_path_and_what_the_browser_accepts() -> io::Result<()> {
        let request = head("GET /a/b?c=1 HTTP/1.1\r\nHost: x\r\nACCEPT: text/html,*/*\r\n\r\n")?;
        let expected =
            Request { method: "GET".into(), path: "/a/b".into(), accepts_html: true, ..Request::default() };
        assert_eq!(request, Some(expected));
        Ok(())
    }

    #[test]
    fn the_best_compression_that_is_offered_is_taken() -> io::Result<()> {
        for (value, best) in [
            ("gzip, deflate, br, zstd", Accepts::Brotli),
            ("gzip;q=1.0", Accepts::Gzip),
            ("deflate, brr", Accepts::Plain),
            ("", Accepts::Plain),
        ] {
            let request = head(&format!("GET / HTTP/1.1\r\nAccept-Encoding: {value}\r\n\r\n"))?;
            assert_eq!(request.map(|request| request.accepts), Some(best), "{value}");
        }
        Ok(())
    }

    #[test]
    fn a_connection_closes_when_asked_to_or_when_it_could_not_be_followed() -> io::Result<()> {
        for text in [
            "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
            "GET / HTTP/1.0\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc",
        ] {
            assert!(head(text)?.is_some_and(|request| request.closes), "{text}");
        }
        Ok(())
    }

    #[test]
    fn what_is_no_request_is_refused() -> io::Result<()> {
        assert_eq!(head("")?, None);
        assert!(head("GET / HTTP/1.1\r\nno header\r\n\r\n").is_err());
        assert!(head("GET / HTTP/1.1\r\nHost: x\r\n").is_err());
        assert!(head(&format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", "x".repeat(40_000))).is_err());
        Ok(())
    }
}
