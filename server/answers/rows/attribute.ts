import {
  type AttributeKind,
  findRequestedAttribute,
  findRequestedAttributes,
  namesKind,
} from "#server/answers/products/attributes.ts";
import type { RowReply } from "./row-reply.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { lookedUpProbability, reply, type RowQuestion } from "./row-question.ts";
import type { Found } from "./find-rows.ts";
import type { Frame } from "./frame.ts";
import { findRequestedOptions, findOptionStems } from "./options.ts";
import { isPriceColumn, type Row } from "./row.ts";
import { headerKind, sayPrice } from "./say.ts";
import { sayAttributes, type RowAttribute } from "./say-attributes.ts";
import { rowPattern } from "./row-words.ts";

const maxRows = 6;
const yesPattern = rowPattern(String.raw`^\s*(?:{cell_yes}|[✓✔])\s*$`, "iu");
const noPattern = rowPattern(String.raw`^\s*(?:{cell_no}|[✗✘×–—-])\s*$`, "iu");
const negatedPattern = rowPattern("^{cell_negated}$");

/** Answers with the column that a question asks for, by its header or by its kind. */
export function answerAttribute(
  rows: readonly Row[],
  found: Found,
  asked: RowQuestion,
  sure: number,
): RowReply | undefined {
  const { frame, voice, question } = asked;
  const kinds = findRequestedAttributes(question);
  const wantsDuration = frame.asks.has("duration");
  const stems = stemsOfColumns(found, frame);
  const rowAttributes = rows.flatMap((row) => {
    const own = Object.entries(row.entry.attributes).filter(([header]) => !isPriceColumn(row, header));
    const entry = { ...row.entry, attributes: Object.fromEntries(own) };
    const lasting = wantsDuration ? own.find(([header]) => headerKind(header) === "duration") : undefined;
    const attribute =
      lasting ??
      remarkOf(own, kinds) ??
      (kinds.size > 0 ? findRequestedAttribute(entry, kinds, []) : undefined) ??
      headerNamed(own, stems);
    if (attribute === undefined) return [];
    return [{ row, attribute }];
  });
  const fitting = thatDo(rowAttributes, frame).slice(0, maxRows);
  if (fitting.length === 0) return undefined;
  const text = frame.asks.has("price")
    ? fitting
        .map(({ row, attribute }) => {
          const price = sayPrice(row, voice, findRequestedOptions(row, frame));
          return `${price} ${sayAttributes([{ row, attribute }], voice)}`;
        })
        .join("\n")
    : sayAttributes(fitting, voice);
  return reply(
    fitting.map(({ row }) => row),
    text,
    lookedUpProbability * sure,
  );
}

/** Of rows whose column says yes or no, those that say yes: "one that is safe for cats". */
function thatDo(rowAttributes: readonly RowAttribute[], { words }: Frame): readonly RowAttribute[] {
  const isYes = ({ attribute: [, cell] }: RowAttribute): boolean => yesPattern.test(cell);
  const isTicked =
    rowAttributes.length > 1 &&
    rowAttributes.every((each) => isYes(each) || noPattern.test(each.attribute[1]));
  if (!isTicked || words.some((word) => negatedPattern.test(word))) return rowAttributes;
  const having = rowAttributes.filter(isYes);
  return having.length > 0 ? having : rowAttributes;
}

/**
 * A cell that states the kind that is asked for with a number ("ضد الحساسية، وزنه 14 جرام"), where no column is of that
 * kind.
 */
function remarkOf(own: [string, string][], kinds: ReadonlySet<AttributeKind>): [string, string] | undefined {
  if (kinds.size === 0 || own.some(([header]) => namesKind(header, kinds))) return undefined;
  return own.find(([, cell]) => /\p{Nd}/u.test(cell) && namesKind(cell, kinds));
}

/** The stems of a question that may name a column. */
const stemsOfColumns = (found: Found, frame: Frame): ReadonlySet<string> =>
  new Set(
    [...found.missing, ...found.unknown, ...frame.content, ...frame.columns].flatMap(({ token, at }) =>
      findOptionStems(token.word, at, frame),
    ),
  );

/** A column that the question names by its header. */
function headerNamed(own: [string, string][], stems: ReadonlySet<string>): [string, string] | undefined {
  return own.find(([header]) => {
    const words = tokens(header).filter(({ isFunction }) => !isFunction);
    const isSaid = words.some(
      ({ stem }) => stems.has(stem) || [...stems].some((other) => isSameVerb(stem, other)),
    );
    return isSaid && headerKind(header) !== "notes";
  });
}

/** Whether two words are one verb in two persons: "تكفي" in a header, "يكفي" in a question. */
const isSameVerb = (a: string, b: string): boolean =>
  a.length > 3 && b.length > 3 && /^[تيبن]/u.test(a) && /^[تيبن]/u.test(b) && a.slice(1) === b.slice(1);
