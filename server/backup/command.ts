import { type Config, ConfigError, readConfig } from "#server/config.ts";
import { DatabaseRefusedError } from "#server/db/database.ts";
import { EmbeddedError } from "#server/db/embedded-error.ts";
import { MigrationError } from "#server/db/migrate.ts";
import { FileStoreRefused } from "#server/files/file-store.ts";
import { BackupError } from "./backup-error.ts";

const expected = [
  BackupError,
  ConfigError,
  DatabaseRefusedError,
  EmbeddedError,
  FileStoreRefused,
  MigrationError,
];

/** Runs a command. Problems that a person can solve are printed in a sentence, and a signal ends the command in order. */
export async function runBackupCommand(
  work: (config: Config, signal: AbortSignal, say: (line: string) => void) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop.abort());
  try {
    await work(readConfig(process.env), stop.signal, (line) => process.stdout.write(`wakil: ${line}\n`));
  } catch (problem) {
    process.exitCode = 1;
    if (stop.signal.aborted) process.stderr.write("wakil: stopped before it finished\n");
    else process.stderr.write(`${sentence(problem)}\n`);
  }
}

function sentence(problem: unknown): string {
  const { message, code, stack } = problem as NodeJS.ErrnoException;
  if (expected.some((kind) => problem instanceof kind)) return message;
  if (code === "ENOSPC") return "wakil: the disk is full";
  if (code === "EACCES" || code === "EROFS" || code === "ENOENT") return `wakil: ${message}`;
  return String(stack);
}
