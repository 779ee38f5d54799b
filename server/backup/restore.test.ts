import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { readMigrations } from "#server/db/migrate.ts";
import { openTcpWire } from "#server/testing/tcp-wire.ts";
import { connectTo } from "#server/testing/held-job.ts";
import { runCommand, runToEnd, until } from "#server/testing/server-process.ts";
import { emptyDatabase } from "#server/testing/test-database.ts";
import { writeArchive } from "./archive-writer.ts";
import { verifyArchive } from "./archive-reader.ts";
import { manifestName } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";

/** The demo of version 0.1.0 when its newest migration was 0013, made by `npm run backup`. It is never regenerated. */
const archivePath = fileURLToPath(new URL("fixtures/demo-at-migration-0013.tar.gz", import.meta.url));
const passphrase = "kept for the upgrade test";
const never = new AbortController().signal;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wakil-restore-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns an empty database and a folder that does not exist yet. */
async function target() {
  const database = await emptyDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const env = { ...database.env, DATA_DIR: join(temporaryFolder(), "data"), BACKUP_PASSPHRASE: passphrase };
  const restore = (file = archivePath, change: Record<string, string> = {}, isNewKeyWanted = false) =>
    restoreBackup(readConfig({ ...env, ...change }), file, isNewKeyWanted, never);
  return { env, dataDir: env.DATA_DIR, ownerUrl: database.ownerUrl, restore };
}

async function tablesOf(ownerUrl: string): Promise<string[]> {
  const client = await connectTo(ownerUrl);
  const { rows } = await client.query("select tablename as name from pg_tables where schemaname = 'public'");
  await client.end();
  return rows.map(({ name }) => name as string);
}

/** Rows that migrations after the stored backup add, by table: the pricing page's limited offer. */
const addedRows: Record<string, number> = { site_settings: 1 };

/** Tables that were renamed after the stored backup was made (migration 0040). */
const renamedTables: Record<string, string> = {
  lessons: "corrections",
  verdicts: "reply_feedback",
  gap_groupings: "unanswered_question_groupings",
  gaps: "unanswered_questions",
  refusal_keys: "suppression_keys",
  refusals: "suppressions",
  customer_distinctions: "rejected_customer_merges",
};

/** Expects that every restored row exists and the schema is this version's. */
async function expectWhole(ownerUrl: string): Promise<void> {
  const { tables } = await verifyArchive(archivePath, never);
  const client = await connectTo(ownerUrl);
  const found: Record<string, number> = {};
  for (const { name } of tables)
    found[name] = Number(
      (await client.query(`select count(*) as rows from ${renamedTables[name] ?? name}`)).rows[0].rows,
    );
  const { rows: migrations } = await client.query("select name, sha256 from migrations order by name");
  const number = await client.query(
    "select nextval(pg_get_serial_sequence('jobs', 'id')) > coalesce(max(id), 0) as is_next from jobs",
  );
  await client.end();
  expect(found).toEqual(
    Object.fromEntries(tables.map(({ name, rows }) => [name, rows + (addedRows[name] ?? 0)])),
  );
  expect(found["messages"]).toBeGreaterThan(100);
  expect(migrations).toEqual(readMigrations().map(({ name, sha256 }) => ({ name, sha256 })));
  expect(number.rows).toEqual([{ is_next: true }]);
}

test("A16: a kept backup of an earlier schema is restored and brought to the newest migration", async () => {
  const shop = await target();
  const manifest = await shop.restore();
  expect(manifest.migrations).toHaveLength(13);
  await expectWhole(shop.ownerUrl);
  for (const { name, bytes } of manifest.parts.filter((part) => part.name.startsWith("files/")))
    expect(readFileSync(join(shop.dataDir, name)).length).toBe(bytes);
  expect(existsSync(join(shop.dataDir, "restore-unfinished.json"))).toBe(false);
  // Since migration 0031 the addresses of existing members count as verified, so that they can continue.
  const client = await connectTo(shop.ownerUrl);
  const { rows: members } = await client.query(
    "select count(*)::int > 0 as some, bool_and((password_hash is null) = (email_verified_at is null)) as proven from members",
  );
  const { rows: mails } = await client.query(
    "select count(*)::int > 0 as some, bool_or(status = 'held' or is_account_mail) as waits from mails",
  );
  await client.end();
  expect(members).toEqual([{ some: true, proven: true }]);
  expect(mails).toEqual([{ some: true, waits: false }]);
}, 180_000);

test("A15: a restore that is killed leaves a target that says so, refuses a server, and can be begun again", async () => {
  const shop = await target();
  await using wire = await openTcpWire(shop.ownerUrl);
  const isLoading = wire.hold(['copy "messages"'], "before");
  const { pid, ended } = runCommand({ ...shop.env, DATABASE_URL: wire.url }, "restore.ts", archivePath);
  await isLoading;
  process.kill(pid, "SIGKILL");
  expect((await ended).code).toBeNull();
  wire.release();
  const server = await runToEnd({ env: { ...shop.env, SECRET_KEY: "" } });
  expect(server.code).toBe(1);
  expect(server.stderr.trim()).toBe(
    `wakil: a restore into ${shop.dataDir} did not finish. Run npm run restore with the same file again, or delete the folder to start over.`,
  );
  expect(await tablesOf(shop.ownerUrl)).toEqual([]);
  await shop.restore();
  await expectWhole(shop.ownerUrl);
}, 180_000);

test("A16: an upgrade that is killed in the middle of a migration leaves the rows as they were and works the next time", async () => {
  const shop = await target();
  await shop.restore();
  const schema = temporaryFolder();
  const database = new URL("../db/", import.meta.url);
  for (const part of ["migrations", "functions"])
    cpSync(new URL(part, database), join(schema, part), { recursive: true });
  const slow = join(schema, "migrations", "0900-slow.sql");
  const change = "alter table tickets add column seen integer; update tickets set seen = 1;";
  writeFileSync(slow, `${change} select pg_sleep(600);`);
  const { pid, ended } = runCommand(
    shop.env,
    "testing/migrate-with.ts",
    shop.ownerUrl,
    pathToFileURL(`${schema}/`).href,
  );
  const client = await connectTo(shop.ownerUrl);
  await until(
    async () =>
      (
        await client.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
        )
      ).rowCount,
    "the migration is in its middle",
  );
  process.kill(pid, "SIGKILL");
  await ended;
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
  );
  await expectWhole(shop.ownerUrl);
  writeFileSync(slow, change);
  const again = runCommand(
    shop.env,
    "testing/migrate-with.ts",
    shop.ownerUrl,
    pathToFileURL(`${schema}/`).href,
  );
  expect(await again.ended).toMatchObject({ code: 0, stderr: "" });
  const { rows } = await client.query("select count(*) = count(seen) as is_done from tickets");
  await client.end();
  expect(rows).toEqual([{ is_done: true }]);
}, 180_000);

test("A15: an archive with any changed byte, or without its end, is refused before anything is written", async () => {
  const shop = await target();
  const bytes = readFileSync(archivePath);
  const file = join(temporaryFolder(), "changed.tar.gz");
  const refusal = `wakil: ${file} is damaged or incomplete; nothing was restored. Use another backup.`;
  const places = [
    ...Array.from({ length: 12 }, (_, index) => index),
    ...Array.from({ length: 20 }, (_, index) => Math.floor((index + 0.5) * (bytes.length / 20))),
    ...Array.from({ length: 9 }, (_, index) => bytes.length - 1 - index),
  ];
  for (const place of places) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 0x10;
    writeFileSync(file, changed);
    await expect(shop.restore(file), `byte ${place}`).rejects.toThrow(refusal);
  }
  for (const length of [0, 5, 1000, bytes.length - 1]) {
    writeFileSync(file, bytes.subarray(0, length));
    await expect(shop.restore(file), `${length} bytes`).rejects.toThrow(refusal);
  }
  expect(existsSync(shop.dataDir)).toBe(false);
  expect(await tablesOf(shop.ownerUrl)).toEqual([]);
}, 180_000);

test("A15: what cannot be restored is refused with a sentence: a newer format or version, a used target, a wrong key", async () => {
  const shop = await target();
  const file = join(temporaryFolder(), "newer.tar.gz");
  const { parts: _, ...manifest } = await verifyArchive(archivePath, never);
  const write = async (change: object) => {
    const archive = writeArchive(file, never);
    await archive.add(manifestName, Buffer.from(JSON.stringify({ ...manifest, parts: [], ...change })));
    await archive.finish();
  };
  await write({ format: 2 });
  await expect(shop.restore(file)).rejects.toThrow(
    `wakil: ${file} has the archive format 2; this version of Wakil reads formats up to 1. Restore it with a newer version.`,
  );
  await write({ migrations: [...manifest.migrations, { name: "0999-later.sql", sha256: "" }] });
  await expect(shop.restore(file)).rejects.toThrow(
    /was made by a newer version of Wakil \(it holds the migration 0999-later\.sql/,
  );
  await expect(shop.restore(archivePath, { BACKUP_PASSPHRASE: "not this passphrase" })).rejects.toThrow(
    "wakil: BACKUP_PASSPHRASE does not open the key of this backup.",
  );
  await expect(shop.restore(archivePath, { BACKUP_PASSPHRASE: "" })).rejects.toThrow(
    "set BACKUP_PASSPHRASE to open it",
  );
  await expect(
    shop.restore(archivePath, { SECRET_KEY: "another key than the backup's, long enough" }),
  ).rejects.toThrow("wakil: SECRET_KEY is not the key of this backup");
  expect(existsSync(shop.dataDir)).toBe(false);
  await shop.restore();
  await expect(shop.restore()).rejects.toThrow(
    `wakil: ${shop.dataDir} is not empty (files). A backup is restored into a new folder: DATA_DIR=./restored npm run restore -- FILE`,
  );
  await expect(shop.restore(archivePath, { DATA_DIR: join(temporaryFolder(), "other") })).rejects.toThrow(
    /^wakil: the database is not empty \(it has the table \w+\)\. Name a new, empty one in DATABASE_URL\.$/,
  );
}, 180_000);
