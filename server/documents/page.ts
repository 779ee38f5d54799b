import type { PageResult } from "./document.ts";
import { fetchPage, type FetchAllowance } from "./fetch-page.ts";
import { documentExtensions, readDocument } from "./read.ts";
import { inReader } from "./readers.ts";

const htmlPattern = /^(text\/html|application\/xhtml\+xml)\b/i;
const documentTypes: [RegExp, string][] = [
  [/^application\/(x-)?pdf\b/i, "pdf"],
  [/wordprocessingml/i, "docx"],
  [/^application\/msword\b/i, "doc"],
  [/spreadsheetml/i, "xlsx"],
  [/^application\/vnd\.ms-excel\b/i, "xls"],
];

/** Fetches an address that the owner entered and reads it: a web page, or a document as if it had been uploaded. */
export async function readPage(
  { url }: { url: string },
  allowance: FetchAllowance = {},
): Promise<PageResult & { finalUrl?: string }> {
  const page = await fetchPage(url, allowance);
  if (!page.ok) return page;
  const { bytes, contentType } = page;
  if (bytes.byteLength === 0) return { ok: false, problem: "empty" };
  const result = htmlPattern.test(contentType)
    ? await inReader({ kind: "page", bytes, contentType })
    : await readDocument({ bytes, filename: `page.${endingOf(contentType, page.url)}` });
  return { ...result, finalUrl: page.url };
}

/** Some servers send documents as octet-stream, so the address determines the format. */
function endingOf(contentType: string, url: string): string {
  const known = documentTypes.find(([pattern]) => pattern.test(contentType))?.[1];
  const path = new URL(url).pathname.toLowerCase();
  return known ?? documentExtensions.find((extension) => path.endsWith(`.${extension}`)) ?? "unknown";
}
