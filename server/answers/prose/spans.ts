import { ownText, quotable } from "#server/answers/compose/entry-text.ts";
import { sentencesOf } from "#server/answers/compose/sentences.ts";
import type { FaqEntry, Language, PassageEntry } from "#server/answers/entry.ts";
import { WordBag } from "#server/answers/retrieve/match.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { linesOf } from "./table-rows.ts";

export type TextEntry = FaqEntry | PassageEntry;

/** A sentence of the knowledge. */
export interface Span {
  text: string;
  words: WordBag;
  /** A line of a table: it is quoted without other lines. */
  isRow: boolean;
  /** A line of a table with the names of its columns. */
  said?: string;
  /** The line of the text it stands in; a FAQ's answer is one. */
  line: number;
}

/** The sentences of an entry with the headings above them. */
export interface Spans {
  /** Words of a FAQ's question, of a passage's title. */
  above: WordBag;
  spans: readonly Span[];
}

/** What an entry is about: a FAQ's questions, a passage's title; "" where it has none. */
export const titleOf = (entry: TextEntry): string =>
  entry.kind === "faq" ? entry.phrasings.join(" ") : (entry.title ?? "");

const bagOf = (text: string): WordBag => new WordBag(tokens(text));

/** Sentences of entries by entry id, kept because questions come back to the same few entries. */
const spansOfText = new Map<string, { of: TextEntry; language: Language; spans: Spans }>();
const maxRead = 2000;

const isSame = (a: TextEntry, b: TextEntry): boolean =>
  a.kind === "passage"
    ? b.kind === "passage" && a.text === b.text && a.title === b.title
    : b.kind === "faq" &&
      a.answer.ar === b.answer.ar &&
      a.answer.en === b.answer.en &&
      a.phrasings.length === b.phrasings.length &&
      a.phrasings.every((phrasing, at) => phrasing === b.phrasings[at]);

/** The sentences of an entry in a language. */
export function spansOf(entry: TextEntry, language: Language): Spans {
  const known = spansOfText.get(entry.id);
  if (known?.language === language && isSame(known.of, entry)) return known.spans;
  const above = bagOf(titleOf(entry));
  const spans = linesOf(quotable(ownText(entry, language))).flatMap((line, at): Span[] => {
    if (line === undefined) return [];
    const { said, isRow } = line;
    const texts = isRow ? [line.text] : sentencesOf(line.text);
    return texts.map((text) => ({
      text,
      words: bagOf(said ?? text),
      isRow,
      line: entry.kind === "faq" ? 0 : at,
      ...(said !== undefined && { said }),
    }));
  });
  if (spansOfText.size >= maxRead) spansOfText.clear();
  spansOfText.set(entry.id, { of: entry, language, spans: { above, spans } });
  return { above, spans };
}
