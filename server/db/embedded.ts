import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, parse } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findFreePort } from "#server/find-free-port.ts";
import { writeWholeFile } from "#server/files/write-whole-file.ts";
import { refuseForeignCluster, secretsFile } from "./embedded-cluster.ts";
import { EmbeddedError } from "./embedded-error.ts";
import { type Account, chooseDatabaseFolder, databaseAccount, serverPrograms } from "./embedded-folders.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";

/**
 * The embedded PostgreSQL server: a real one, as a child process. `embedded-folders.ts` determines where its files
 * are; the rest of the product only sees a connection address.
 */
export interface EmbeddedDatabase {
  /** Address for the role that owns the schema. As on an external server, it is not a superuser. */
  ownerUrl: string;
  /** Address of the superuser, which only tests use to clone databases. */
  superUrl: string;
  /**
   * Ends the server process and rolls back open transactions. Waits for its end for at most `maxMs`, by default
   * eight seconds.
   */
  stop: (maxMs?: number) => Promise<void>;
}

const superuser = "postgres";
const owner = "wakil_owner";

/** Reads or creates the passwords of a cluster. They are in the data folder, readable by its owner only. */
function secrets(file: string): { superPassword: string; ownerPassword: string } {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const made = {
    superPassword: randomBytes(24).toString("base64url"),
    ownerPassword: randomBytes(24).toString("base64url"),
  };
  writeWholeFile(file, JSON.stringify(made));
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

/** Maximum number of starts, each with another port, when the start chooses its port itself. */
const maxStarts = 3;

/**
 * Starts the server's process. Returns false when the process ended, or when it did not answer within a minute and
 * was ended.
 */
async function launchPostmaster(
  program: string,
  data: string,
  port: number,
  superUrl: string,
  as: Account | null,
  extraSettings: Record<string, string> = {},
): Promise<boolean> {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "200",
    shared_buffers: "128MB",
    timezone: "UTC",
    // The short interval gathers statistics of growing tables within seconds; the default of a minute is too long
    // for a shop's first busy hour.
    autovacuum_naptime: "5s",
    log_min_messages: "warning",
    // The log omits detail lines, because they contain the values of the failed write, such as a customer's
    // address.
    log_error_verbosity: "terse",
    ...extraSettings,
  };
  const log = openSync(`${data}.log`, "a");
  if (process.platform !== "win32") chmodSync(`${data}.log`, 0o600);
  const child = spawn(
    program,
    ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      ...as,
      cwd: parse(data).root,
      // The server has its own process group, because Ctrl-C in the terminal must only reach Wakil, which finishes
      // its work first and stops the database last.
      detached: true,
      stdio: ["ignore", log, log],
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C", TZ: "UTC" },
    },
  );
  closeSync(log);
  child.unref();
  let ended = false;
  child.once("exit", () => (ended = true));
  for (let tries = 0; !(await answers(superUrl)); tries += 1) {
    if (ended) return false;
    if (tries > 600) {
      child.kill("SIGINT");
      return false;
    }
    await sleep(tries < 50 ? 20 : 100);
  }
  return true;
}

/** Creates a cluster's files in `data`, with the superuser's password. */
function createCluster(
  data: string,
  initdb: string,
  superPassword: string,
  as: ReturnType<typeof databaseAccount>,
): void {
  // Beside its place and then moved there: what a kill or a full disk cuts off is never taken for a database.
  const part = `${data}.new`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  if (as) chownSync(part, as.uid, as.gid);
  const passwordFile = `${data}.initial-password`;
  writeFileSync(passwordFile, superPassword, { mode: 0o600 });
  if (as) chownSync(passwordFile, as.uid, as.gid);
  try {
    run(
      initdb,
      [
        "-D",
        part,
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
  if (existsSync(data)) rmdirSync(data);
  renameSync(part, data);
}

/** Starts the server, or attaches to the one that a killed parent left on the same data. */
export async function startEmbedded(options: {
  dataDir: string;
  say: (line: string) => void;
  /** Additional server settings; tests turn fsync off. */
  settings?: Record<string, string>;
  /** Port of the server. If omitted, a free one is chosen. */
  port?: number;
  /** Finds a free port; a test sets a function whose port is taken in the meantime. */
  choosePort?: () => Promise<number>;
}): Promise<EmbeddedDatabase> {
  const choosePort = options.choosePort ?? findFreePort;
  const as = databaseAccount();
  const data = await chooseDatabaseFolder(options.dataDir, as, options.say);
  const binaries = serverPrograms(as);
  const program = (name: string) =>
    join(binaries, "bin", process.platform === "win32" ? `${name}.exe` : name);
  const home = dirname(data);
  mkdirSync(home, { recursive: true });
  refuseForeignCluster(data, program("postgres"));
  const { superPassword, ownerPassword } = secrets(secretsFile(data));

  if (!existsSync(join(data, "PG_VERSION"))) createCluster(data, program("initdb"), superPassword, as);

  const earlier = findPostmaster(data);
  // PostgreSQL itself would refuse to start as long as any program has that process number.
  if (!earlier) rmSync(join(data, "postmaster.pid"), { force: true });
  let port = earlier?.port ?? options.port ?? (await choosePort());
  const superUrl = () => address(superuser, superPassword, port, "postgres");
  // A server that does not answer yet is still recovering, or another process started it a moment ago.
  for (let tries = 0; findPostmaster(data) && !(await answers(superUrl())); tries += 1) {
    if (tries > 600) throw new EmbeddedError(`The embedded PostgreSQL does not answer; see ${data}.log`);
    await sleep(100);
  }
  for (let starts = 1; !findPostmaster(data); starts += 1) {
    if (await launchPostmaster(program("postgres"), data, port, superUrl(), as, options.settings)) break;
    // Another program may have taken the port between the search for it and the start.
    if (options.port !== undefined || starts === maxStarts)
      throw new EmbeddedError(`The embedded PostgreSQL did not start; see ${data}.log`);
    port = await choosePort();
  }
  await createOwnerAndDatabase(superUrl(), ownerPassword);

  return {
    ownerUrl: address(owner, ownerPassword, port, "wakil"),
    superUrl: superUrl(),
    stop: (maxMs) => stopPostmaster(data, maxMs),
  };
}
