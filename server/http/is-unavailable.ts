import { EngineError } from "#server/engine/engine-error.ts";
import { FileStoreUnavailable } from "#server/files/file-store.ts";

/**
 * Whether the database or the file store is unavailable, or the answer engine is overloaded. The caller should try
 * again, so the status is 503 and not 500.
 */
export const isUnavailable = (problem: Error & { code?: string }): boolean =>
  problem instanceof FileStoreUnavailable || problem instanceof EngineError || isDatabaseDown(problem);

/** Whether the disk of the files or of the database is full; 53100 is PostgreSQL's code for it. */
export const isStorageFull = ({ code }: { code?: string }): boolean =>
  code === "ENOSPC" || code === "EDQUOT" || code === "53100";

/** Whether the connection was refused, was lost or is shutting down. */
function isDatabaseDown(problem: Error & { code?: string }): boolean {
  const code = problem.code ?? "";
  return (
    ["ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03", "53300"].includes(code) ||
    code.startsWith("08") ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      problem.message,
    )
  );
}
