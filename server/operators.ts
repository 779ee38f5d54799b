// `npm run operators`: lists, adds and disables the people who may enter the operator's office. Uses the environment of
// the server. With the embedded database the server has to be stopped first; with DATABASE_URL it may be running.
import { UnfinishedRestoreError } from "./backup/unfinished-restore.ts";
import { ConfigError, readConfig } from "./config.ts";
import { DatabaseInUseError, DatabaseRefusedError, openDatabase } from "./db/database.ts";
import { runOperatorCommand } from "./modules/identity/index.ts";

try {
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => {});
  try {
    const address = config.publicUrl ?? `http://localhost:${config.port}`;
    const { isDone, lines } = await runOperatorCommand(database.db, address, process.argv.slice(2));
    for (const line of lines) process.stdout.write(`${line}\n`);
    if (!isDone) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (problem) {
  const isExpected = [ConfigError, DatabaseInUseError, DatabaseRefusedError, UnfinishedRestoreError].some(
    (kind) => problem instanceof kind,
  );
  if (!isExpected) throw problem;
  process.stderr.write(`${(problem as Error).message}\n`);
  process.exitCode = 1;
}
