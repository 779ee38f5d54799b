import type { Block, FaqRow, Place, ProductRow, ReadDocument } from "#server/documents/document.ts";
import type {
  FaqEntry,
  KnowledgeEntry,
  Language,
  Origin,
  PassageEntry,
  ProductEntry,
} from "#server/answers/entry.ts";
import { entryId } from "./entry-id.ts";
import { passagesOf } from "./pieces.ts";
import { answerIn, isLabelledAnswer, questionIn } from "./question-pairs.ts";

export interface ChunkSource {
  sourceId: string;
  /** As the owner knows it: a file name, a page address. */
  sourceName: string;
  /** `product`: the owner said this file lists products; `common`: anything else. */
  kind: "common" | "product";
}

interface Context {
  source: ChunkSource;
  title: string | undefined;
  seen: Map<string, number>;
}

/** Everything an agent can answer from in one document. Ids depend on source and text only. */
export function chunkDocument(document: ReadDocument, source: ChunkSource): KnowledgeEntry[] {
  const context: Context = { source, title: document.title, seen: new Map() };
  return [
    ...document.faqs.map((row) => faqEntry(row, context)),
    ...document.products.map((row) => productEntry(row, context)),
    ...sectionsOf(document.blocks).flatMap((section) => sectionEntries(section, context)),
  ];
}

function originOf(place: Place, { source }: Context): Origin {
  return {
    sourceId: source.sourceId,
    sourceName: source.sourceName,
    ...(place.page !== undefined && { page: place.page }),
    ...(place.sheet !== undefined && { sheet: place.sheet }),
    ...(place.row !== undefined && { row: place.row }),
    ...(place.heading !== undefined && { heading: place.heading }),
  };
}

function faqEntry(row: FaqRow, context: Context): FaqEntry {
  const { phrasings, answer, place } = row;
  const text = [...phrasings, answer.ar, answer.en].join("\n");
  return {
    kind: "faq",
    id: entryId(context.source.sourceId, "faq", text, context.seen),
    phrasings,
    answer,
    origin: originOf(place, context),
  };
}

function productEntry(row: ProductRow, context: Context): ProductEntry {
  const { place, ...product } = row;
  const text = JSON.stringify(product);
  return {
    kind: "product",
    id: entryId(context.source.sourceId, "product", text, context.seen),
    ...product,
    origin: originOf(place, context),
  };
}

/** Blocks under one heading on one page: a citation names one place. */
interface Section {
  place: Place;
  heading: string | undefined;
  lines: string[];
}

function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  let heading: string | undefined;
  for (const block of blocks) {
    if (block.kind === "heading") {
      heading = block.text.trim();
      const asksItself = questionIn(heading) !== undefined;
      sections.push({ place: block.place, heading, lines: asksItself ? [heading] : [] });
      continue;
    }
    const open = sections.at(-1);
    const under = block.place.heading ?? heading;
    const same =
      open !== undefined &&
      open.place.page === block.place.page &&
      open.place.sheet === block.place.sheet &&
      (open.heading === under || open.lines.length === 0);
    const lines = block.text.split("\n").filter((line) => line.trim() !== "");
    if (same) open.lines.push(...lines);
    else sections.push({ place: block.place, heading: under, lines });
    const last = sections.at(-1);
    if (last !== undefined && last.lines.length === lines.length) last.place = { ...block.place };
  }
  return sections;
}

function languageOfText(text: string): Language {
  return /\p{Script=Arabic}/u.test(text) ? "ar" : "en";
}

function pairEntry(question: string, answer: string, place: Place, context: Context): FaqEntry {
  return faqEntry({ phrasings: [question], answer: { [languageOfText(answer)]: answer }, place }, context);
}

function sectionEntries(section: Section, context: Context): KnowledgeEntry[] {
  const place: Place =
    section.heading === undefined ? section.place : { ...section.place, heading: section.heading };
  const entries: KnowledgeEntry[] = [];
  let plain: string[] = [];
  let question: string | undefined;
  let answer: string[] = [];
  const closePlain = (): void => {
    entries.push(...passageEntries(plain, section.heading, place, context));
    plain = [];
  };
  const closePair = (): void => {
    if (question !== undefined && answer.length > 0)
      entries.push(pairEntry(question, answer.join("\n"), place, context));
    else if (question !== undefined) plain.push(question);
    question = undefined;
    answer = [];
  };
  section.lines.forEach((line, at) => {
    const asked = questionIn(line);
    const next = section.lines[at + 1];
    // A question nobody answers (the last line, or one question after the other) is text.
    const answered = next !== undefined && (isLabelledAnswer(next) || questionIn(next) === undefined);
    if (asked !== undefined && answered) {
      closePair();
      closePlain();
      question = asked;
    } else if (question === undefined) plain.push(line);
    else answer.push(answerIn(line));
  });
  closePair();
  closePlain();
  return entries;
}

function passageEntries(
  lines: readonly string[],
  heading: string | undefined,
  place: Place,
  context: Context,
): PassageEntry[] {
  const title = heading ?? context.title;
  return passagesOf(lines.join("\n")).map((text) => ({
    kind: "passage",
    id: entryId(context.source.sourceId, "passage", `${title ?? ""}\n${text}`, context.seen),
    ...(title !== undefined && { title }),
    text,
    origin: originOf(place, context),
  }));
}
