//! The command line at a server behind a proxy with TLS, as docs/deploy.md sets it up.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

const PALISADE: &str = env!("CARGO_BIN_EXE_palisade");

/// A folder and a server in it; both are gone with the test.
struct Stage {
    folder: PathBuf,
    server: Child,
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Starts a server, and a proxy in front of it whose certificate the file `trusted` vouches for.
async fn stage(trusted: &Path, folder: PathBuf) -> (Stage, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let port = listener.local_addr().expect("its own").port();
    let url = format!("https://localhost:{port}");
    let mut server = Command::new(PALISADE)
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--no-qr", "--database"])
        .arg(folder.join("tls.sqlite"))
        .args(["--public-url", &url, "--behind-proxy", "true"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let out = server.stdout.take().expect("piped");
    BufReader::new(out).read_line(&mut line).expect("a line");
    let behind = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
    let behind: SocketAddr = behind.expect("an address").parse().expect("an address");
    tokio::spawn(proxy(listener, certificate(trusted), behind));
    (Stage { folder, server }, url)
}

async fn proxy(listener: TcpListener, tls: TlsAcceptor, behind: SocketAddr) {
    while let Ok((stream, _)) = listener.accept().await {
        let tls = tls.clone();
        tokio::spawn(async move {
            let mut inside = TcpStream::connect(behind).await?;
            let mut outside = tls.accept(stream).await?;
            tokio::io::copy_bidirectional(&mut outside, &mut inside).await
        });
    }
}

/// A certificate for `localhost` by an authority of its own, which is written to `trusted`.
fn certificate(trusted: &Path) -> TlsAcceptor {
    let mut authority = CertificateParams::default();
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority =
        CertifiedIssuer::self_signed(authority, KeyPair::generate().expect("a key")).expect("a CA");
    std::fs::write(trusted, authority.pem()).expect("a file");
    let key = KeyPair::generate().expect("a key");
    let names = CertificateParams::new(["localhost".to_owned()]).expect("a name");
    let signed = names.signed_by(&key, &authority).expect("a certificate");
    let key = PrivateKeyDer::try_from(key.serialize_der()).expect("a key");
    let config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(vec![signed.der().clone()], key)
        .expect("a certificate that fits its key");
    TlsAcceptor::from(Arc::new(config))
}

async fn online(trusted: &Path, words: Vec<String>) -> Output {
    let mut command = Command::new(PALISADE);
    command.arg("online").args(words).env("SSL_CERT_FILE", trusted).stdin(Stdio::null());
    let run = move || command.output().expect("the program starts");
    tokio::task::spawn_blocking(run).await.expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[tokio::test]
async fn tables_behind_tls_are_laid_listed_and_followed() {
    let folder = std::env::temp_dir().join(format!("palisade-tls-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let trusted = folder.join("trusted.pem");
    let (_stage, url) = stage(&trusted, folder.clone()).await;
    let words = |words: &[&str]| {
        words.iter().copied().chain(["--server", &url]).map(str::to_owned).collect()
    };

    let laid = online(&trusted, words(&["lay", "quoridor", "--level", "1", "--public"])).await;
    let said = text(&laid.stdout);
    let (link, token) = said.trim().split_once('\n').expect("a link and a token");
    assert!(link.starts_with(&format!("{url}/t/")), "{link}");
    let listed = online(&trusted, words(&["list"])).await;
    assert!(text(&listed.stdout).contains("quoridor"), "{listed:?}");
    // The socket goes the same way.
    let played = online(&trusted, words(&["play", link, "--token", token])).await;
    let shown = text(&played.stdout);
    assert!(shown.lines().any(|line| line.split('\t').nth(2) == Some("seat 1")), "{played:?}");

    let stranger = folder.join("none.pem");
    std::fs::write(&stranger, "").expect("a file");
    let refused = online(&stranger, words(&["list"])).await;
    let why = text(&refused.stderr);
    assert_eq!((refused.status.code(), why.lines().count()), (Some(2), 1), "{why}");
    assert!(why.contains("certificate"), "{why}");
}
