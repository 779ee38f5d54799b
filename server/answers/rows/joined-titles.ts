import { tokens, type Token } from "#server/answers/text/tokens.ts";

/** Joins the parts of a title: "لابتوب وشاشات", "Laptops & screens", "جوالات، تابلت". */
const joinPattern = /\s*[،,/&+]\s*|\s+و\s*(?=\p{L}{2})|\s+and\s+/iu;

interface Part {
  text: string;
  token: Token;
}

/** The parts of a title that names several kinds, each by one word; empty for any other title. */
function partsOf(title: string): Part[] {
  const parts = title.split(joinPattern).map((text) => ({ text, own: tokens(text) }));
  if (parts.length < 2 || parts.some(({ own }) => own.length !== 1)) return [];
  return parts.map(({ text, own }) => ({ text, token: own[0]! }));
}

/**
 * Returns the titles over a row without the kinds that it is not: under "Laptops and screens" a row called "screen 27
 * inch" is a screen and no laptop. Where the row's name has none of the kinds, the titles stay whole.
 */
export function withoutOtherKinds(titles: readonly string[], name: string): string[] {
  const named = new Set(tokens(name).map(({ stem }) => stem));
  const isOfKind = ({ token }: Part): boolean => named.has(token.stem);
  const all = titles.map((title) => ({ title, parts: partsOf(title) }));
  if (!all.some(({ parts }) => parts.some(isOfKind))) return [...titles];
  return all.map(({ title, parts }) =>
    parts.length === 0
      ? title
      : parts
          .filter(isOfKind)
          .map(({ text }) => text)
          .join(" "),
  );
}
