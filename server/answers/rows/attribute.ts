import { attributeAsked, attributesAsked } from "#server/answers/products/attributes.ts";
import { attributeIn } from "#server/answers/products/describe.ts";
import type { ProductReply } from "#server/answers/products/row-reply.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { LOOKED_UP, reply, type Asked } from "./asked.ts";
import type { Found } from "./find-rows.ts";
import type { Frame } from "./frame.ts";
import { optionsAsked, stemsMeant } from "./options.ts";
import type { Row } from "./row.ts";
import { headerKind, nameOf, sayPrice } from "./say.ts";
import { rowTexts } from "./texts.ts";

/** A column of the rows that the question asks for: by its header, or by what it is about. */
export function ofAttribute(
  rows: readonly Row[],
  found: Found,
  asked: Asked,
  sure: number,
): ProductReply | undefined {
  const { frame, voice, question } = asked;
  const kinds = attributesAsked(question);
  const wantsDuration = frame.asks.has("duration");
  const lines = rows.slice(0, 6).flatMap((row) => {
    const own = Object.entries(row.entry.attributes).filter(
      ([header]) => !row.options.some(({ label }) => label === header),
    );
    const entry = { ...row.entry, attributes: Object.fromEntries(own) };
    const told = wantsDuration ? own.find(([header]) => headerKind(header) === "duration") : undefined;
    const attribute =
      told ??
      (kinds.size > 0 ? attributeAsked(entry, kinds, []) : undefined) ??
      headerNamed(own, found, frame);
    if (attribute === undefined) return [];
    const [header, cell] = attributeIn(attribute, voice);
    const price = frame.asks.has("price") ? [sayPrice(row, voice, optionsAsked(row, frame))] : [];
    return [[...price, rowTexts(voice.language).most(nameOf(row, voice), header, cell)].join(" ")];
  });
  if (lines.length === 0) return undefined;
  return reply(rows.slice(0, 6), lines.join("\n"), LOOKED_UP * sure);
}

/** A column that the question names by its header. */
function headerNamed(own: [string, string][], found: Found, frame: Frame): [string, string] | undefined {
  const stems = new Set(
    [...found.missing, ...found.unknown, ...frame.content, ...frame.columns].flatMap(({ token, at }) =>
      stemsMeant(token.word, at, frame),
    ),
  );
  return own.find(([header]) => {
    const words = tokens(header).filter(({ isFunction }) => !isFunction);
    const isSaid = words.some(
      ({ stem }) => stems.has(stem) || [...stems].some((other) => isSameVerb(stem, other)),
    );
    return isSaid && headerKind(header) !== "notes";
  });
}

/** "تكفي" under a header, "يكفي" in a question: one verb of two persons. */
const isSameVerb = (a: string, b: string): boolean =>
  a.length > 3 && b.length > 3 && /^[تيبن]/u.test(a) && /^[تيبن]/u.test(b) && a.slice(1) === b.slice(1);
