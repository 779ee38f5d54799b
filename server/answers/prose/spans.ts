import { ownText, quotable } from "#server/answers/compose/entry-text.ts";
import { sentencesOf } from "#server/answers/compose/sentences.ts";
import type { FaqEntry, Language, PassageEntry } from "#server/answers/entry.ts";
import { WordBag } from "#server/answers/retrieve/match.ts";
import { tokens } from "#server/answers/text/tokens.ts";

export type TextEntry = FaqEntry | PassageEntry;

/** A sentence of the knowledge. */
export interface Span {
  text: string;
  words: WordBag;
  /** A line of a table: its cells mean nothing beside those of other lines. */
  isRow: boolean;
  /** The line of the text it stands in; a FAQ's answer is one. */
  line: number;
}

/** The sentences of an entry with what they stand under. */
export interface Spans {
  /** Words of a FAQ's question, of a passage's title. */
  above: WordBag;
  spans: readonly Span[];
}

const bagOf = (text: string): WordBag => new WordBag(tokens(text));

/** Texts read before, by their entry's id: each question reads the same few again. */
const READ = new Map<string, { of: TextEntry; language: Language; spans: Spans }>();
const MOST_READ = 2000;

const isSame = (a: TextEntry, b: TextEntry): boolean =>
  a.kind === "passage"
    ? b.kind === "passage" && a.text === b.text && a.title === b.title
    : b.kind === "faq" &&
      a.answer.ar === b.answer.ar &&
      a.answer.en === b.answer.en &&
      a.phrasings.length === b.phrasings.length &&
      a.phrasings.every((phrasing, at) => phrasing === b.phrasings[at]);

/** The sentences of an entry, as it speaks in a language. */
export function spansOf(entry: TextEntry, language: Language): Spans {
  const known = READ.get(entry.id);
  if (known?.language === language && isSame(known.of, entry)) return known.spans;
  const above = bagOf(entry.kind === "faq" ? entry.phrasings.join("\n") : (entry.title ?? ""));
  const spans = quotable(ownText(entry, language))
    .split("\n")
    .flatMap((line, at) =>
      sentencesOf(line).map((text) => ({
        text,
        words: bagOf(text),
        isRow: / \| /u.test(text),
        line: entry.kind === "faq" ? 0 : at,
      })),
    );
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(entry.id, { of: entry, language, spans: { above, spans } });
  return { above, spans };
}
