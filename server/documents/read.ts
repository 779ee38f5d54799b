import { maxDocumentBytes } from "#shared/rules/document-file.ts";
import type { DocumentFormat, ReadResult } from "./document.ts";
import { inReader } from "./readers.ts";

export const documentExtensions = ["pdf", "docx", "doc", "xlsx", "xls"] as const satisfies DocumentFormat[];

/**
 * Reads an uploaded file. Never throws for its content: everything wrong with it is returned as a `problem`. The work
 * is done in another process with limits on time and memory, so that a hostile file affects nobody but its sender.
 */
export async function readDocument(file: { bytes: Uint8Array; filename: string }): Promise<ReadResult> {
  if (!extensionOf(file.filename)) return { ok: false, problem: "invalid_type" };
  if (file.bytes.byteLength > maxDocumentBytes) return { ok: false, problem: "too_large" };
  if (file.bytes.byteLength === 0) return { ok: false, problem: "empty" };
  // Only the readers of web pages return the problems of pages.
  const read = (await inReader({ kind: "document", ...file })) as ReadResult;
  return holdsPictures(read) ? readPictures(file, read) : read;
}

/** Recognising the letters of a page takes some seconds; the reader stops by itself before this limit (`read-scans.ts`). */
const scanLimits = { timeMs: 100_000, residentBytes: 900 * 1024 * 1024 };

const holdsPictures = (read: ReadResult): boolean =>
  read.ok ? read.document.warnings.some(({ code }) => code === "page_scanned") : read.problem === "scanned";

/** Reads a file again with its pages that are pictures. When that fails, the result without them is kept. */
async function readPictures(
  file: { bytes: Uint8Array; filename: string },
  without: ReadResult,
): Promise<ReadResult> {
  const read = (await inReader({ kind: "scan", ...file }, scanLimits)) as ReadResult;
  if (read.ok) return read;
  return !without.ok && read.problem === "scan_unclear" ? read : without;
}

/** Reads a workbook's rows unchanged, for lists that are not part of the knowledge base, with the same limits. */
export async function readSheetRows(file: { bytes: Uint8Array; filename: string }): Promise<ReadResult> {
  if (!/\.xlsx?$/i.test(file.filename) || !extensionOf(file.filename))
    return { ok: false, problem: "invalid_type" };
  return (await inReader({ kind: "rows", bytes: file.bytes, filename: file.filename })) as ReadResult;
}

/**
 * Returns the file name's extension. A name that displays another extension than it has, by a mark of direction or
 * NUL, has none.
 */
export function extensionOf(filename: string): (typeof documentExtensions)[number] | undefined {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(filename)) return undefined;
  const extension = /\.([^./\\]+)$/.exec(filename.trim())?.[1]?.toLowerCase();
  return documentExtensions.find((known) => known === extension);
}
