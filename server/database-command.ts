import { UnfinishedRestoreError } from "./backup/unfinished-restore.ts";
import { ConfigError, readConfig } from "./config.ts";
import { type Database, DatabaseInUseError, DatabaseRefusedError, openDatabase } from "./db/database.ts";

/** The output of a command, and whether the command succeeded. */
export interface CommandResult {
  isDone: boolean;
  lines: string[];
}

/**
 * Runs a command on the database that the server's environment names. `address` is the public address of the
 * product. Errors that the user can fix are printed as one line without a stack.
 */
export async function runDatabaseCommand(
  command: (database: Database, address: string, args: string[]) => Promise<CommandResult>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const database = await openDatabase(config, () => {});
    try {
      const address = config.publicUrl ?? `http://localhost:${config.port}`;
      const { isDone, lines } = await command(database, address, process.argv.slice(2));
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
}
