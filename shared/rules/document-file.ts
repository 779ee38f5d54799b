/** Files the knowledge base takes (C230): by the ending of their name; the server looks inside of them too. */
export const documentEndings = [".pdf", ".docx", ".doc", ".xlsx", ".xls"] as const;

/** C231: 10 MB as the specification means it; a file of exactly this size is taken. */
export const maxDocumentBytes = 10_485_760;

export type FileProblem = "type" | "size" | "empty";

/** What is wrong with a file before anyone sends it, so that nobody waits for an upload that will be refused. */
export function fileProblem(file: { name: string; size: number }): FileProblem | undefined {
  const name = file.name.trim().toLowerCase();
  if (!documentEndings.some((ending) => name.endsWith(ending))) return "type";
  if (file.size > maxDocumentBytes) return "size";
  if (file.size === 0) return "empty";
  return undefined;
}
