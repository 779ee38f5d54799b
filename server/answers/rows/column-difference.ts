import { tokens } from "#server/answers/text/tokens.ts";
import type { Item } from "./items.ts";
import { valueOf } from "./numbers.ts";
import { findOptionStems } from "./options.ts";
import { periodAt } from "./period.ts";
import { computedProbability, reply, type RowQuestion } from "./row-question.ts";
import { isPriceColumn } from "./row.ts";
import type { RowReply } from "./row-reply.ts";
import { cellText, nameOf } from "./say.ts";
import { rowPattern } from "./row-words.ts";
import { rowTexts } from "./texts.ts";

/** A cell that is one number, perhaps with a word for its unit. */
const amountPattern = /^\D{0,4}\p{Nd}[\p{Nd},.]*\s*\p{L}*\.?\s*$/u;

const howManyPattern = rowPattern("^و?{how_many}$");

/** The column of two things that a question names, where both have a number in it. */
function columnNamed(
  [first, second]: readonly Item[],
  { frame, catalogue }: RowQuestion,
): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  const stems = new Set(
    frame.words.flatMap((word, at) =>
      // "A month" says for how long the difference of their prices is asked, and names no column of bottles a month.
      periodAt(frame.words, at) !== undefined ||
      tokens(word).some(({ stem, isFunction }) => isFunction || catalogue.nameStems.has(stem))
        ? []
        : findOptionStems(word, at, frame),
    ),
  );
  const isNumber = ({ row }: Item, header: string): boolean =>
    amountPattern.test(row.entry.attributes[header] ?? "") && !isPriceColumn(row, header);
  return Object.keys(first.row.entry.attributes).find(
    (header) =>
      [first, second].every((item) => isNumber(item, header)) &&
      tokens(header).some(({ stem, isFunction }) => !isFunction && stems.has(stem)),
  );
}

/** The difference of two things in a column that a question names: "how much more is the deposit of the large one?" */
export function answerColumnDifference(
  items: readonly Item[],
  asked: RowQuestion,
  sure: number,
): RowReply | undefined {
  // "How many users and how many branches?" asks for more than one column.
  const asksSeveral = asked.frame.words.filter((word) => howManyPattern.test(word)).length > 1;
  const header = items.length === 2 && !asksSeveral ? columnNamed(items, asked) : undefined;
  if (header === undefined) return undefined;
  const { voice } = asked;
  const texts = rowTexts(voice.language);
  const cells = items.map(({ row }) => row.entry.attributes[header]!);
  const [one = 0, other = 0] = cells.map((cell) => valueOf(cell));
  const apart = Math.round(Math.abs(one - other) * 100) / 100;
  const lines = items.map(
    ({ row }, at) =>
      `• ${texts.most(nameOf(row, voice), cellText(header, voice), cellText(cells[at]!, voice))}`,
  );
  const last = texts.difference(String(apart));
  return reply(
    items.map(({ row }) => row),
    [...lines, last].join("\n"),
    computedProbability * sure,
  );
}
