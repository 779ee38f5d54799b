import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ImapFlow } from "imapflow";
import { findFreePort } from "#server/find-free-port.ts";

const places = ["/usr/sbin/dovecot", "/usr/local/sbin/dovecot", "/opt/homebrew/sbin/dovecot"];

const advice = `wakil: the tests of mailboxes need Dovecot, and none was found.
  Debian, Ubuntu   sudo apt-get install dovecot-imapd
  macOS            brew install dovecot
  elsewhere        install it and name it: DOVECOT=/path/to/dovecot npm test`;

/**
 * Returns the path of the mail server. Installs it with apt-get when that is possible without a question; otherwise
 * throws with the reason.
 */
function ensureDovecot(): string {
  const configuredPath = process.env["DOVECOT"];
  const find = () => (configuredPath ? [configuredPath] : places).find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  if (!configuredPath && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stderr.write("wakil: no Dovecot on this machine; installing it with apt-get, once\n");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    for (const task of [
      ["update", "-qq"],
      ["install", "-y", "-qq", "--no-install-recommends", "dovecot-imapd"],
    ])
      spawnSync("apt-get", task, { stdio: ["ignore", "ignore", "inherit"], env });
  }
  const path = find();
  if (!path) throw new Error(advice);
  return path;
}

export interface Mailserver extends AsyncDisposable {
  port: number;
  tlsPort: number;
  /** The self-signed certificate for `localhost` as PEM files; only clients that are configured to trust it do. */
  certificate: { key: string; cert: string };
  user: string;
  password: string;
  /** Puts a mail into the inbox, as a receiving server would. */
  deliver: (mail: string | Uint8Array, at?: Date) => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Makes the server renumber its mails, as after a restored backup. Only allowed while it is stopped. */
  forgetNumbers: () => void;
}

/** Starts a real IMAP server with one mailbox, in its own folder and on its own ports, without privileges. */
export async function startDovecot(
  user = "hello@roastery.example",
  password = "right-password",
  /** The address of a token introspection endpoint (RFC 7662); with it the server also accepts XOAUTH2. */
  whose?: string,
): Promise<Mailserver> {
  const binary = ensureDovecot();
  const dir = mkdtempSync(join(tmpdir(), "wakil-mail-"));
  const [port, tlsPort] = [await findFreePort(), await findFreePort()];
  // Dovecot refuses to serve root's mail.
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? idsOf("nobody") : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const write = (name: string, content: string) => {
    writeFileSync(join(dir, name), content);
    if (isRoot) chownSync(join(dir, name), owner.uid, owner.gid);
  };
  for (const folder of ["", "run", "home"]) {
    mkdirSync(join(dir, folder), { recursive: true });
    if (isRoot) chownSync(join(dir, folder), owner.uid, owner.gid);
  }
  makeCertificate(dir, write);
  write("users", `${user}:{PLAIN}${password}\n`);
  if (whose)
    write(
      "oauth2.conf",
      `introspection_mode = auth\nintrospection_url = ${whose}\nusername_attribute = email\n` +
        "active_attribute = active\nactive_value = true\nforce_introspection = yes\n",
    );
  write("dovecot.conf", configuration(dir, owner, port, tlsPort, whose !== undefined));

  let child: ChildProcess | undefined;
  const server: Mailserver = {
    port,
    tlsPort,
    certificate: { key: join(dir, "key.pem"), cert: join(dir, "cert.pem") },
    user,
    password,
    async start() {
      child = spawn(binary, ["-F", "-c", join(dir, "dovecot.conf")], {
        stdio: ["ignore", "ignore", "pipe"],
        ...(isRoot && owner),
      });
      let output = "";
      child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
      for (let tries = 0; !(await answers(port)); tries++) {
        if (tries > 200 || child.exitCode !== null) throw new Error(`Dovecot did not start: ${output}`);
        await sleep(50);
      }
    },
    async stop() {
      const running = child;
      child = undefined;
      if (!running || running.exitCode !== null) return;
      const ended = new Promise((done) => running.once("exit", done));
      running.kill("SIGTERM");
      await ended;
    },
    forgetNumbers() {
      const maildir = join(dir, "home", "Maildir");
      for (const file of readdirSync(maildir).filter((name) => name.startsWith("dovecot")))
        rmSync(join(maildir, file), { recursive: true });
    },
    deliver: (mail, at) => appendMail({ port, user, password }, mail, at),
    async [Symbol.asyncDispose]() {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

async function appendMail(
  { port, user, password }: Pick<Mailserver, "port" | "user" | "password">,
  mail: string | Uint8Array,
  at?: Date,
): Promise<void> {
  const client = new ImapFlow({
    host: "127.0.0.1",
    port,
    secure: false,
    doSTARTTLS: false,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
  });
  await client.connect();
  await client.append("INBOX", Buffer.from(mail), [], at);
  await client.logout();
}

const configuration = (
  dir: string,
  owner: { uid: number; gid: number },
  port: number,
  tlsPort: number,
  takesTokens: boolean,
): string => `
base_dir = ${dir}/run
state_dir = ${dir}/run
instance_name = ${dir}
log_path = ${dir}/log
protocols = imap
listen = 127.0.0.1
default_internal_user = ${nameOf(owner.uid, "-un")}
default_internal_group = ${nameOf(owner.uid, "-gn")}
default_login_user = ${nameOf(owner.uid, "-un")}
first_valid_uid = 1
mail_location = maildir:${dir}/home/Maildir
disable_plaintext_auth = no
auth_failure_delay = 0
ssl = yes
ssl_cert = <${dir}/cert.pem
ssl_key = <${dir}/key.pem
auth_mechanisms = plain${takesTokens ? " xoauth2" : ""}
${takesTokens ? `passdb {\n  driver = oauth2\n  mechanisms = xoauth2\n  args = ${dir}/oauth2.conf\n}` : ""}
passdb {
  driver = passwd-file
  mechanisms = plain
  args = ${dir}/users
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${dir}/home
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
  }
}
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service stats {
  chroot =
}
`;

/** Creates a self-signed certificate, as careless hosts use, which clients must not trust. */
function makeCertificate(dir: string, write: (name: string, content: string) => void): void {
  write("key.pem", "");
  write("cert.pem", "");
  const made = spawnSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
      "-addext",
      "subjectAltName=DNS:localhost,IP:127.0.0.1",
      "-keyout",
      join(dir, "key.pem"),
      "-out",
      join(dir, "cert.pem"),
    ],
    { encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
}

function idsOf(name: string): { uid: number; gid: number } {
  const number = (flag: string) => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout);
  return { uid: number("-u"), gid: number("-g") };
}

const nameOf = (uid: number, flag: "-un" | "-gn"): string =>
  spawnSync("id", [flag, String(uid)], { encoding: "utf8" }).stdout.trim();

/** Whether the server sends its greeting, because the port is open a moment before the server responds. */
const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    const end = (says: boolean) => {
      socket.destroy();
      done(says);
    };
    socket.once("data", () => end(true));
    socket.once("error", () => end(false));
    socket.setTimeout(1000, () => end(false));
  });
