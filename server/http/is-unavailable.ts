import { EngineError } from "#server/engine/engine-error.ts";
import { FileStoreUnavailable } from "#server/files/file-store.ts";

/** The database or the file store is away, or the answer engine is overloaded: the caller should come again, so 503 and not 500. */
export const isUnavailable = (problem: Error & { code?: string }): boolean =>
  problem instanceof FileStoreUnavailable || problem instanceof EngineError || isDatabaseDown(problem);

/** The disk of the files or of the database has no space left; 53100 is PostgreSQL's code for it. */
export const isStorageFull = ({ code }: { code?: string }): boolean =>
  code === "ENOSPC" || code === "EDQUOT" || code === "53100";

/** Connection refused, lost or shutting down. */
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
