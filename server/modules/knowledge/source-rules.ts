import { containsPageAddress } from "#shared/rules/page-address.ts";
import { domainToUnicode } from "node:url";
import type { Source } from "#shared/contract/knowledge.ts";
import type { Language } from "#shared/language.ts";
import ar from "#shared/locales/ar/documents.json" with { type: "json" };
import en from "#shared/locales/en/documents.json" with { type: "json" };
import { maxSourceTitleLength } from "#shared/values/sources.ts";
import type { DocumentWarning, PageProblem, ReadDocument, Warning } from "#server/documents/document.ts";
import type { FieldProblem } from "#server/http/failure.ts";
import { text } from "#server/texts/texts.ts";

/** Reason why a source could not be read. `internal` is our own error. */
export type SourceProblem = PageProblem | "internal";
const ownWordsForPages = ["empty", "invalid_type"] as const;

interface DocumentTexts {
  problem: Record<SourceProblem, string>;
  /** Texts for pages, for the problems whose text about a file would not fit. */
  page: Record<(typeof ownWordsForPages)[number], string>;
  warning: Record<DocumentWarning, string>;
}

// A problem or warning without a text in both languages is a type error here.
const textsByLanguage: Record<Language, DocumentTexts> = { ar, en };
void textsByLanguage;

const maxNameLength = 200;
const maxUrlLength = 2000;
const maxBrandLength = 80;

/** Invisible characters that disguise a name (control, bidi, zero width), and unpaired surrogates. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const oneLine = (value: string): string => value.replace(unseen, "").replace(/\s+/gu, " ").trim();

/**
 * Returns a file's name for display: without path and hidden characters, at most 200 characters with its ending. It
 * is never used as a path.
 */
export function displayName(filename: string): string {
  const name = oneLine(filename.normalize("NFC").replace(/^.*[/\\]/su, ""));
  const letters = [...name];
  if (letters.length <= maxNameLength) return name;
  const ending = [...(/\.[^.]{1,8}$/u.exec(name)?.[0] ?? "")];
  return [...letters.slice(0, maxNameLength - ending.length), ...ending].join("");
}

/** Returns the normalised address of a page, or null for an invalid one (D46). */
export function normaliseUrl(typed: string): string | null {
  const trimmed = typed.trim();
  if (trimmed.length > maxUrlLength || !/^https?:\/\/[^/\\]/i.test(trimmed) || !URL.canParse(trimmed))
    return null;
  const url = new URL(trimmed);
  const isPage = url.protocol === "http:" || url.protocol === "https:";
  const port = url.port === "" || url.port === "80" || url.port === "443";
  if (!isPage || !port || url.username || url.password) return null;
  url.hash = "";
  return url.href;
}

/** Maximum number of linked pages that are read with a page. */
const maxLinkedPages = 30;
/** Matches addresses that are not pages. */
const otherFiles = /\.(png|jpe?g|gif|webp|svg|ico|mp4|webm|mp3|zip|css|js|json|xml|rss)$/i;

const siteOf = (url: URL): string => url.hostname.replace(/^www\./, "");

/**
 * Returns the pages of the same site to which a page links, in its order and without itself; `links` are as written
 * in the page.
 */
export function linkedPages(page: string, links: readonly string[]): string[] {
  const base = new URL(page);
  const found = new Set<string>();
  for (const link of links) {
    if (!URL.canParse(link, page)) continue;
    const url = normaliseUrl(new URL(link, page).href);
    if (!url || siteOf(new URL(url)) !== siteOf(base) || otherFiles.test(new URL(url).pathname)) continue;
    if (url !== normaliseUrl(page)) found.add(url);
  }
  return [...found].slice(0, maxLinkedPages);
}

/** Returns host and path of a page, with percent-encoded Arabic decoded for reading. */
export function urlName(href: string): string {
  const url = new URL(href);
  let path = url.pathname.replace(/\/$/, "") + url.search;
  try {
    path = decodeURI(path);
  } catch {
    // The encoded bytes are not UTF-8, so the address is shown as it is.
  }
  return [...oneLine(`${domainToUnicode(url.hostname) || url.hostname}${path}`)]
    .slice(0, maxNameLength)
    .join("");
}

export interface Brand {
  ar: string;
  en: string;
}

/** Returns the names without surplus spaces and invisible characters. */
export const cleanBrand = (brand: Brand): Brand => ({ ar: oneLine(brand.ar), en: oneLine(brand.en) });

/** Validates the names. One language is enough; a name in the Arabic field must be in Arabic letters (C234). */
export function brandProblems({ ar: arabic, en: english }: Brand): Record<"ar" | "en", FieldProblem | null> {
  const problemOf = (name: string): FieldProblem | null =>
    [...name].length > maxBrandLength ? "too_long" : containsPageAddress(name) ? "name_with_address" : null;
  if (!arabic && !english) return { ar: "business_name_empty", en: null };
  return {
    ar: problemOf(arabic) ?? (arabic && !/\p{Script=Arabic}/u.test(arabic) ? "business_name_invalid" : null),
    en: problemOf(english),
  };
}

/** The owner's titles of a source for customers. */
export type SourceTitles = Brand;

/** Returns the titles without surplus spaces and invisible characters. */
export const cleanTitles = ({ ar, en }: SourceTitles): SourceTitles => ({ ar: oneLine(ar), en: oneLine(en) });

/** Validates the titles. Either may be empty, because the file's name stands in for it. */
export function titleProblems({ ar, en }: SourceTitles): Record<"ar" | "en", FieldProblem | null> {
  const problemOf = (title: string): FieldProblem | null =>
    [...title].length > maxSourceTitleLength ? "too_long" : null;
  return { ar: problemOf(ar), en: problemOf(en) };
}

export type Counts = NonNullable<Source["counts"]>;

/** Counts what was found in a document, for the owner's list. */
export function countsOf(document: ReadDocument): Counts {
  let words = 0;
  for (const block of document.blocks) words += wordsIn(block.text);
  for (const { phrasings, answer } of document.faqs)
    words += wordsIn([...phrasings, answer.ar ?? "", answer.en ?? ""].join(" "));
  for (const { name, attributes } of document.products)
    words += wordsIn([name.ar ?? "", name.en ?? "", ...Object.values(attributes)].join(" "));
  return {
    blocks: document.blocks.length,
    faqs: document.faqs.length,
    products: document.products.length,
    words,
    warnings: document.warnings.length,
  };
}

/**
 * Counts the words, without bars between table cells. It reads character by character, because a regular expression
 * would block the process for a long file.
 */
function wordsIn(value: string): number {
  let words = 0;
  let inside = false;
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    const gap = code <= 32 || code === 124 || code === 160;
    if (!gap && !inside) words++;
    inside = !gap;
  }
  return words;
}

export interface SourceRow {
  id: string;
  section: string;
  audience: string;
  kind: string;
  name: string;
  title_ar: string;
  title_en: string;
  format: string;
  url: string | null;
  size_bytes: number | null;
  status: string;
  problem: string | null;
  counts: unknown;
  created_at: Date;
}

export function sourceView(
  { title_ar, title_en, ...row }: SourceRow,
  liveSources: ReadonlySet<string>,
  language: Language,
): Source {
  return {
    ...(row as typeof row & Pick<Source, "section" | "audience" | "kind" | "status">),
    titles: { ar: title_ar, en: title_en },
    counts: row.counts as Counts | null,
    problem_text: row.problem ? problemText(row.kind, row.problem as SourceProblem, language) : null,
    live: liveSources.has(row.id),
    created_at: row.created_at.toISOString(),
  };
}

/** Maximum number of pieces of one source that the portal shows. */
const shownPieces = 3000;

export function readTextView(source: Source, document: ReadDocument | null, language: Language) {
  const { blocks, faqs, products, warnings } = document ?? {
    blocks: [],
    faqs: [],
    products: [],
    warnings: [],
  };
  const shown = {
    faqs: faqs.slice(0, shownPieces),
    products: products.slice(0, Math.max(0, shownPieces - faqs.length)),
    blocks: blocks.slice(0, Math.max(0, shownPieces - faqs.length - products.length)),
  };
  return {
    source,
    faqs: shown.faqs.map(({ phrasings, answer, place }) => ({
      phrasings,
      answer: { ar: answer.ar ?? null, en: answer.en ?? null },
      row: place.row ?? null,
    })),
    products: shown.products.map(({ name, price, currency, availability, attributes, place }) => ({
      name: { ar: name.ar ?? null, en: name.en ?? null },
      price: price ?? null,
      currency: currency ?? null,
      availability: availability ?? null,
      attributes,
      row: place.row ?? null,
    })),
    blocks: shown.blocks.map(({ kind, text: content, place }) => ({
      kind,
      text: content,
      page: place.page ?? null,
      sheet: place.sheet ?? null,
      row: place.row ?? null,
    })),
    warnings: warnings.slice(0, shownPieces).map((warning) => ({
      code: warning.code,
      text: warningText(warning, language),
      row: warning.place.row ?? null,
    })),
    left_out: Math.max(0, faqs.length + products.length + blocks.length - shownPieces),
  };
}

/** Capitalises the name of a place, which is written for the middle of a sentence. */
const startWithPlace = (place: string, what: string) =>
  `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${what}`;

function warningText({ code, place, confidence }: Warning, language: Language): string {
  const what = text(language, `documents:warning.${code}`, { confidence: confidence ?? 0 });
  if (place.page !== undefined)
    return startWithPlace(text(language, "documents:place.page", { page: place.page }), what);
  if (place.row === undefined) return what;
  if (!place.sheet) return startWithPlace(text(language, "documents:place.row", { row: place.row }), what);
  return startWithPlace(
    text(language, "documents:place.sheet_row", { sheet: place.sheet, row: place.row }),
    what,
  );
}

function problemText(kind: string, problem: SourceProblem, language: Language): string {
  const ownWords = kind === "url" && ownWordsForPages.find((code) => code === problem);
  return text(language, ownWords ? `documents:page.${ownWords}` : `documents:problem.${problem}`);
}
