// `npm run backup` writes the whole installation into one file. It uses the environment of the server, which may be
// running.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import packageFile from "../package.json" with { type: "json" };
import { runBackupCommand } from "./backup/command.ts";
import { createBackup } from "./backup/create-backup.ts";
import { BackupError } from "./backup/backup-error.ts";

const usage = `usage:
  npm run backup [-- FILE]    writes database and files into FILE (wakil-<time>.tar.gz when left out)`;

await runBackupCommand(async (config, signal, say) => {
  const [name = `wakil-${new Date().toISOString().replace(/\..*|[-:]/g, "")}.tar.gz`, ...others] =
    process.argv.slice(2);
  if (others.length > 0 || name.startsWith("-")) throw new BackupError(usage);
  const file = resolve(name);
  if (existsSync(file))
    throw new BackupError(`wakil: ${file} already exists; choose another name for the backup.`);
  const { tables, files, key, takenAt } = await createBackup(config, file, packageFile.version, signal);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`${file}: ${rows} rows of ${tables.length} tables and ${files.count} files, as of ${takenAt}`);
  if (files.deletedMeanwhile.length > 0)
    say(`${files.deletedMeanwhile.length} files were deleted while the backup was made and are not in it`);
  for (const lost of files.lost) say(`a file is missing in the store and so in the backup: ${lost}`);
  say(
    key.sealed
      ? "the key is in the backup, encrypted: keep BACKUP_PASSPHRASE apart from it"
      : "the key is not in the backup: keep a copy of SECRET_KEY or secret.key apart from it, or set BACKUP_PASSPHRASE",
  );
});
