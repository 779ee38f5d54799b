import { readdirSync } from "node:fs";
import pg from "pg";
import type { Config } from "#server/config.ts";
import { borrowDatabase } from "#server/db/borrow-database.ts";
import { migrate, readMigrations } from "#server/db/migrate.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { openFileStore } from "#server/files/open-file-store.ts";
import { derive, readMasterSecret } from "#server/secrets.ts";
import { prepareKey } from "./archived-key.ts";
import { readArchive, readWhole, verifyArchive } from "./archive-reader.ts";
import { BackupError } from "./backup-error.ts";
import { loadRows } from "./load-rows.ts";
import { filesFolder, type Manifest } from "./manifest.ts";
import { endRestore, noteRestore, findUnfinishedRestore } from "./unfinished-restore.ts";

/**
 * Restores an installation from a backup into an empty data folder and an empty database. The migrations up to the
 * archive's create the schema, then its rows are loaded, then newer migrations run as in any upgrade. All of that is
 * one transaction, so the database is empty or complete. Files are stored before it: without their rows they have no
 * effect.
 */
export async function restoreBackup(
  config: Config,
  file: string,
  isNewKeyWanted: boolean,
  signal: AbortSignal,
): Promise<Manifest> {
  const manifest = await verifyArchive(file, signal);
  refuseOtherVersion(manifest, file);
  const isBegun = isRestoreBegun(config.dataDir, manifest);
  const writeKey = prepareKey(config, manifest.key, isNewKeyWanted);
  // The database is checked before anything is written, so that an operator with a wrong DATABASE_URL can simply
  // correct it.
  if (config.databaseUrl) await isRestored(config.databaseUrl, manifest, isBegun);
  noteRestore(config.dataDir, manifest.id);
  writeKey();
  await storeFiles(await openFileStore(config), file, signal);
  await using database = await borrowDatabase(config, { isNew: true });
  if (!(await isRestored(database.ownerUrl, manifest, isBegun))) {
    const password = derive(readMasterSecret(config), "database application role");
    await migrate(database.ownerUrl, config.databaseAppUrl ? null : password, {
      restored: {
        after: manifest.migrations.at(-1)?.name ?? "",
        load: async (client) => {
          await loadRows(client, file, manifest, signal);
          await client.query(`comment on table migrations is ${pg.escapeLiteral(restoredFrom(manifest))}`);
        },
      },
    });
    await analyze(database.ownerUrl);
  }
  endRestore(config.dataDir);
  return manifest;
}

const restoredFrom = ({ id }: Manifest) => `restored from backup ${id}`;

function refuseOtherVersion({ migrations, product }: Manifest, file: string): void {
  const known = readMigrations();
  const unknown = migrations.find(({ name }) => !known.some((each) => each.name === name));
  if (unknown)
    throw new BackupError(
      `wakil: ${file} was made by a newer version of Wakil (it holds the migration ${unknown.name}, which this version does not know). Restore it with that version.`,
    );
  const isSame = migrations.every(
    ({ name, sha256 }, index) => known[index]?.name === name && known[index].sha256 === sha256,
  );
  if (!isSame)
    throw new BackupError(
      `wakil: ${file} was made by another build of Wakil (${product}) whose migrations differ from this one's. Restore it with that build.`,
    );
}

/** Names that may exist in the folder: files of the operator, of file systems and of desktop systems. */
const mayBeThere = (name: string) => name === "secret.key" || name === "lost+found" || name.startsWith(".");

/** Whether a restore of this backup into the folder was interrupted. Refuses a folder with anything else in it. */
function isRestoreBegun(dataDir: string, { id }: Manifest): boolean {
  const unfinishedRestore = findUnfinishedRestore(dataDir);
  if (unfinishedRestore === id) return true;
  if (unfinishedRestore !== null)
    throw new BackupError(
      `wakil: the restore of another backup into ${dataDir} did not finish. Run it again with that file, or delete the folder.`,
    );
  const found = namesIn(dataDir).find((name) => !mayBeThere(name));
  if (found !== undefined)
    throw new BackupError(
      `wakil: ${dataDir} is not empty (${found}). A backup is restored into a new folder: DATA_DIR=./restored npm run restore -- FILE`,
    );
  return false;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw problem;
  }
}

/**
 * Whether the interrupted restore had loaded this backup before its process ended. Refuses a database with anything
 * else in it.
 */
async function isRestored(ownerUrl: string, manifest: Manifest, isBegun: boolean): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; comment: string | null }>(
      `select c.relname as name, obj_description(to_regclass('public.migrations'), 'pg_class') as comment
       from pg_class c where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'gate'))
         and c.relkind in ('r', 'p', 'v', 'm', 'f')
         and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1 limit 1`,
    );
    if (!rows[0]) return false;
    if (isBegun && rows[0].comment === restoredFrom(manifest)) return true;
    throw new BackupError(
      `wakil: the database is not empty (it has the table ${rows[0].name}). Name a new, empty one in DATABASE_URL.`,
    );
  } catch (problem) {
    if (problem instanceof BackupError) throw problem;
    throw new BackupError(
      `wakil: the database at ${new URL(ownerUrl).host} cannot be used: ${(problem as Error).message}. See DATABASE_URL.`,
    );
  } finally {
    await client.end();
  }
}

async function storeFiles(store: FileStore, file: string, signal: AbortSignal): Promise<void> {
  await readArchive(
    file,
    async (name, bytes) => {
      if (name.startsWith(filesFolder))
        await store.put(name.slice(filesFolder.length), await readWhole(bytes));
    },
    signal,
  );
}

/** Without statistics about its tables PostgreSQL would plan the first queries badly. */
async function analyze(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("analyze");
  } finally {
    await client.end();
  }
}
