import fs, { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DataFolderError, prepareDataFolder } from "./data-folder.ts";
import { databaseFolder } from "./db/embedded-folders.ts";
import { migratedData } from "./testing/migrated-data.ts";
import { databasePid, runServer, runToEnd, until } from "./testing/server-process.ts";
import { temporaryData } from "./testing/temporary-data.ts";

const writeFile = fs.writeFileSync;

/** Prepares a folder for an installation that keeps everything in it, as a start does first. */
const prepare = (dataDir: string) =>
  prepareDataFolder({
    dataDir,
    databaseUrl: undefined,
    storage: null,
    secretKey: undefined,
    minFreeDiskMb: 1,
  });

/** Returns what a refused start printed, and expects one line, exit code 1 and no database left behind. */
async function refusal(dataDir: string, env: Record<string, string> = {}): Promise<string> {
  const ended = await runToEnd({ env: { DATA_DIR: dataDir, ...env } });
  expect(ended.code, ended.stderr).toBe(1);
  expect(ended.stderr.trim().split("\n"), "one sentence, no stack").toHaveLength(1);
  return ended.stderr.trim();
}

test("a data folder that is a file, or lies below one, is refused in a sentence", async () => {
  await using folder = temporaryData();
  const file = join(folder.path, "notes.txt");
  writeFileSync(file, "ours");
  const expectedProblem = (path: string) =>
    `wakil: DATA_DIR=${path} cannot be used: ${file} is a file. Set DATA_DIR to a folder and start again.`;
  expect(await refusal(file)).toBe(expectedProblem(file));
  // What a start prints is the error's message, so the other paths need no start.
  for (const path of [join(file, "data"), join(file, "shop", "data")])
    await expect(prepare(path)).rejects.toThrow(new DataFolderError(expectedProblem(path)));
  expect(readFileSync(file, "utf8")).toBe("ours");

  const files = join(folder.path, "data", "files");
  mkdirSync(join(folder.path, "data"));
  writeFileSync(files, "");
  await expect(prepare(join(folder.path, "data"))).rejects.toThrow(`${files} is a file.`);
}, 120_000);

test("a read-only disk is refused in a sentence that says what to do, and so is one that is full", async () => {
  await using folder = temporaryData();
  const { path } = folder;
  const sentences = {
    EROFS: `the file system of ${path} is read-only. Mount it for writing, or set DATA_DIR to a folder elsewhere, and start again.`,
    ENOSPC: `the disk of ${path} is full. Free some space, and start again; nothing was lost.`,
  };
  for (const [code, sentence] of Object.entries(sentences)) {
    fs.writeFileSync = () => {
      throw Object.assign(new Error(code), { code });
    };
    syncBuiltinESMExports();
    try {
      await expect(prepare(path)).rejects.toThrow(
        new DataFolderError(`wakil: DATA_DIR=${path} cannot be used: ${sentence}`),
      );
    } finally {
      fs.writeFileSync = writeFile;
      syncBuiltinESMExports();
    }
  }
  await prepare(path);
});

test("somebody else's folder is refused, and nothing is written into it", async () => {
  await using folder = temporaryData();
  writeFileSync(join(folder.path, "thesis.docx"), "");
  expect(await refusal(folder.path)).toBe(
    `wakil: DATA_DIR=${folder.path} is not a data folder of Wakil: it holds "thesis.docx". Nothing in it was changed. Set DATA_DIR to Wakil's own folder, or to a new one, and start again.`,
  );
  expect(readdirSync(folder.path)).toEqual(["thesis.docx"]);

  await using other = temporaryData();
  const place = join(other.path, "postgres");
  mkdirSync(place);
  writeFileSync(join(place, "queries.sql"), "select 1");
  expect(await refusal(other.path)).toBe(
    `wakil: ${place} is where the database belongs, and it holds something else. Nothing in it was changed. Move it away, or set DATA_DIR to another folder.`,
  );
  expect(readFileSync(join(place, "queries.sql"), "utf8")).toBe("select 1");
}, 120_000);

test("a database of another PostgreSQL, or without its passwords, is refused, and works again once that is mended", async () => {
  await using folder = migratedData();
  const env = { DATA_DIR: folder.path };
  const startOnce = async () => {
    await using server = await runServer({ env });
    // Right after a start on a busy machine the database may need more than the one second that a readiness check
    // waits.
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 200, "a ready server");
    server.signal("SIGTERM");
    expect((await server.ended).code).toBe(0);
  };
  await startOnce();
  const database = databaseFolder(folder.path);
  const versionFile = join(database, "PG_VERSION");
  const version = readFileSync(versionFile, "utf8");
  writeFileSync(versionFile, "12\n");
  expect(await refusal(folder.path)).toBe(
    `wakil: the database in ${database} was made by PostgreSQL 12, and this Wakil brings PostgreSQL ${version.trim()}. Nothing in it was changed. Start the version of Wakil that made it, or move the data as docs/guides/backups.md says.`,
  );
  writeFileSync(versionFile, version);

  const secrets = `${database}.secrets.json`;
  renameSync(secrets, `${secrets}.away`);
  expect(await refusal(folder.path)).toBe(
    `wakil: ${database} holds a database whose passwords are missing: there is no ${secrets}. Nothing in it was changed. Put that file back, or set DATA_DIR to another folder.`,
  );
  expect(existsSync(secrets)).toBe(false);
  renameSync(`${secrets}.away`, secrets);

  // On a slow disk the database may still be writing its last page after the server process has ended.
  await until(() => databasePid(folder.path) === null, "the database's end");
  await startOnce();
}, 180_000);

test("a disk with too little space is refused before anything is started", async () => {
  await using folder = temporaryData();
  const problem = await refusal(folder.path, { MIN_FREE_DISK_MB: "999999999" });
  expect(problem).toMatch(
    /^wakil: the disk of \S+ has \d+ MB left, and Wakil needs 999999999 MB \(MIN_FREE_DISK_MB\)\. Free some space, or move DATA_DIR to a larger disk, and start again; nothing was lost\.$/,
  );
  expect(readdirSync(folder.path)).toEqual([]);
}, 120_000);
