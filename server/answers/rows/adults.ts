import { words } from "#server/answers/text/words.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Frame } from "./frame.ts";
import type { Row } from "./row.ts";
import { rowWords } from "./row-words.ts";

const adultWords = rowWords("adults");
const childWords = rowWords("children");

const bare = (word: string): string => word.replace(/^(?:وال|بال|لل|ال)(?=\p{L}{3})/u, "");
const isAdult = (word: string): boolean => adultWords.has(word) || adultWords.has(bare(word));

/** Whether a row is for children by its name, its kind or a cell. */
function isForChildren({ entry: { name, noun, category, attributes, origin } }: Row): boolean {
  const texts = [
    name.ar,
    name.en,
    noun,
    category,
    origin.heading,
    origin.sheet,
    ...Object.values(attributes),
  ];
  return texts.some((text) =>
    words(text ?? "").some((word) => childWords.has(word) || childWords.has(bare(word))),
  );
}

/**
 * A question "for adults" of a list that has things for children asks for those that are not for children: few lists say
 * of a thing that it is for adults. Where no row is for children the word is left, as one that no row explains.
 */
export function withAdults(frame: Frame, { rows, byStem }: Catalogue): Frame {
  const places = new Set(
    frame.content.filter(({ token }) => isAdult(token.word) && !byStem.has(token.stem)).map(({ at }) => at),
  );
  if (places.size === 0 || !rows.some(isForChildren)) return frame;
  const content = frame.content.filter(({ at }) => !places.has(at));
  return { ...frame, content };
}

/** The rows that are not for children, where a question asks for adults. */
export function filterForAdults(rows: readonly Row[], { words: said, content }: Frame): readonly Row[] {
  const isLeft = said.some((word, at) => isAdult(word) && content.every((each) => each.at !== at));
  if (!isLeft) return rows;
  const others = rows.filter((row) => !isForChildren(row));
  return others.length > 0 ? others : rows;
}
