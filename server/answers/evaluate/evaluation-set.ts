import type { ReadDocument } from "#server/documents/document.ts";
import { chunkDocument } from "#server/answers/chunks/chunk-document.ts";
import type { KnowledgeEntry, Language } from "#server/answers/entry.ts";

/** A line of kb.jsonl: a phrasing, a text, or both; lines with the same `answer` belong to one answer. */
export interface KnowledgeLine {
  id: string;
  answer: string;
  lang: string;
  question?: string;
  title?: string;
  text?: string;
}

/** A line of questions.jsonl. */
export interface QuestionLine {
  id: string;
  lang: string;
  text: string;
  /** Accepted `answer` values; empty: the knowledge does not answer it. */
  answers: string[];
  variety?: string;
  spans?: string[];
}

function languageOf(lang: string): Language {
  return lang === "ar" ? "ar" : "en";
}

function emptyDocument(title: string | undefined): ReadDocument {
  return { format: "html", ...(title ? { title } : {}), blocks: [], faqs: [], products: [], warnings: [] };
}

/** One document per answer: a FAQ row when it has phrasings, else its texts as paragraphs. */
function documentOf(lines: readonly KnowledgeLine[]): ReadDocument {
  const document = emptyDocument(lines.find((line) => line.title)?.title);
  const phrasings = lines.flatMap((line) => (line.question ? [line.question] : []));
  if (phrasings.length > 0) {
    const answer: Partial<Record<Language, string>> = {};
    for (const { lang, text } of lines) if (text) answer[languageOf(lang)] ??= text;
    document.faqs.push({ phrasings, answer, place: {} });
  } else {
    for (const { text } of lines) if (text) document.blocks.push({ kind: "paragraph", text, place: {} });
  }
  return document;
}

/** Knowledge as production would have it; the `answer` value of an entry is its `origin.sourceId`. */
export function entriesOf(lines: readonly KnowledgeLine[]): KnowledgeEntry[] {
  const answers = Map.groupBy(lines, (line) => line.answer);
  return [...answers].flatMap(([answer, own]) =>
    chunkDocument(documentOf(own), { sourceId: answer, sourceName: answer, kind: "common" }),
  );
}
