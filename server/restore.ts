// `npm run restore` creates an installation from a backup, in the empty data folder and database that the
// environment names.
import { resolve } from "node:path";
import { BackupError } from "./backup/backup-error.ts";
import { runBackupCommand } from "./backup/command.ts";
import { restoreBackup } from "./backup/restore-backup.ts";

const usage = `usage:
  npm run restore -- FILE              restores a backup into an empty DATA_DIR, and DATABASE_URL where it is set
  npm run restore -- FILE --new-key    the same when the key is lost: what it encrypted has to be entered again`;

await runBackupCommand(async (config, signal, say) => {
  const args = process.argv.slice(2);
  const [name, ...others] = args.filter((argument) => argument !== "--new-key");
  if (name === undefined || others.length > 0 || name.startsWith("-")) throw new BackupError(usage);
  const isNewKeyWanted = args.includes("--new-key");
  const { tables, files, takenAt } = await restoreBackup(config, resolve(name), isNewKeyWanted, signal);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `restored into ${config.dataDir}: ${rows} rows of ${tables.length} tables and ${files.count} files, as of ${takenAt}`,
  );
});
