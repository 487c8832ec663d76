//! `palisade online` with a server behind a TLS proxy, as docs/deploy.md sets it up.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use testbed::ServerProcess;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

use crate::common::{Folder, PALISADE, serve, start_server};

/// Starts a server and a TLS proxy in front of it, whose certificate authority is written to
/// `trusted`; returns the URL of the proxy.
async fn start_behind_proxy(trusted: &Path, folder: &Folder) -> (ServerProcess, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let port = listener.local_addr().expect("its own").port();
    let url = format!("https://localhost:{port}");
    let mut server = serve(folder, "127.0.0.1:0");
    let server = start_server(server.args(["--public-url", &url, "--behind-proxy", "true"]));
    let upstream = server.url.strip_prefix("http://").expect("its own");
    tokio::spawn(proxy(listener, certificate(trusted), upstream.parse().expect("an address")));
    (server, url)
}

async fn proxy(listener: TcpListener, tls: TlsAcceptor, upstream: SocketAddr) {
    while let Ok((stream, _)) = listener.accept().await {
        let tls = tls.clone();
        tokio::spawn(async move {
            let mut inside = TcpStream::connect(upstream).await?;
            let mut outside = tls.accept(stream).await?;
            tokio::io::copy_bidirectional(&mut outside, &mut inside).await
        });
    }
}

/// A certificate for `localhost`, signed by a new authority that is written to `trusted`.
fn certificate(trusted: &Path) -> TlsAcceptor {
    let mut authority = CertificateParams::default();
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority =
        CertifiedIssuer::self_signed(authority, KeyPair::generate().expect("a key")).expect("a CA");
    let encoded = BASE64_STANDARD.encode(authority.der());
    let lines: Vec<_> = encoded.as_bytes().chunks(64).map(String::from_utf8_lossy).collect();
    let pem =
        format!("-----BEGIN CERTIFICATE-----\n{}\n-----END CERTIFICATE-----\n", lines.join("\n"));
    std::fs::write(trusted, pem).expect("a file");
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

async fn online(trusted: &Path, args: Vec<String>) -> Output {
    let mut command = Command::new(PALISADE);
    command.arg("online").args(args).env("SSL_CERT_FILE", trusted).stdin(Stdio::null());
    let run = move || command.output().expect("the program starts");
    tokio::task::spawn_blocking(run).await.expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[tokio::test]
async fn tables_behind_tls_are_created_listed_and_followed() {
    let folder = Folder::new();
    let trusted = folder.join("trusted.pem");
    let (_server, url) = start_behind_proxy(&trusted, &folder).await;
    let args =
        |args: &[&str]| args.iter().copied().chain(["--server", &url]).map(str::to_owned).collect();

    let guest = text(&online(&trusted, args(&["guest", "--name", "Ada"])).await.stdout);
    let token = guest.trim();
    let create = ["create", "quoridor", "--level", "1", "--public", "--token", token];
    let created = online(&trusted, args(&create)).await;
    let output = text(&created.stdout);
    let link = output.trim();
    let id = link.strip_prefix(&format!("{url}/t/")).expect("a link and nothing else");
    assert!(!id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric()), "{output}");
    let listed = text(&online(&trusted, args(&["list"])).await.stdout);
    let lines =
        ["Being played:".to_owned(), format!("  {link}  Quoridor  Ada (guest), computer level 1")];
    assert_eq!(listed.lines().collect::<Vec<_>>(), lines, "{listed}");
    let listed = text(&online(&trusted, args(&["list", "--json"])).await.stdout);
    let json: serde_json::Value = serde_json::from_str(&listed).expect("one object a table");
    assert_eq!((&json["table"], &json["game"]), (&id.into(), &"quoridor".into()), "{json}");
    // The WebSocket goes through the proxy too.
    let played = online(&trusted, args(&["play", link, "--token", token])).await;
    let shown = text(&played.stdout);
    assert!(shown.lines().any(|line| line.split('\t').nth(2) == Some("seat 1")), "{played:?}");

    let untrusted = folder.join("none.pem");
    std::fs::write(&untrusted, "").expect("a file");
    let refused = online(&untrusted, args(&["list"])).await;
    let why = text(&refused.stderr);
    assert_eq!((refused.status.code(), why.lines().count()), (Some(2), 1), "{why}");
    assert!(why.contains("certificate"), "{why}");
}
