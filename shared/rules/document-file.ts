/** The file name endings that the knowledge base accepts (C230). The server checks the content too. */
export const documentEndings = [".pdf", ".docx", ".doc", ".xlsx", ".xls"] as const;

/**
 * The specification's limit of 10 MB in bytes (C231). A file of exactly this size is accepted. No other upload may be
 * larger either.
 */
export const maxDocumentBytes = 10_485_760;

export type FileProblem = "type" | "size" | "empty";

/** Returns the problem of a file before it is uploaded, so that nobody waits for an upload that will be refused. */
export function fileProblem(file: { name: string; size: number }): FileProblem | undefined {
  const name = file.name.trim().toLowerCase();
  if (!documentEndings.some((ending) => name.endsWith(ending))) return "type";
  if (file.size > maxDocumentBytes) return "size";
  if (file.size === 0) return "empty";
  return undefined;
}
