import type { RowReply } from "./row-reply.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { lookedUpProbability, maxRowsDescribed, reply, type RowQuestion } from "./row-question.ts";
import { cellAgainst } from "./requested-columns.ts";
import type { Found } from "./find-rows.ts";
import type { Content } from "./frame.ts";
import { filterWithout } from "./narrow-rows.ts";
import type { Row } from "./row.ts";
import { cellText, headerKind, nameOf, sayStock } from "./say.ts";
import { sayGone } from "./stock-remarks.ts";
import { rowTexts } from "./texts.ts";
import { meaningOf } from "./word-meaning.ts";
import { rowPattern } from "./row-words.ts";

/** A question with more words asks for something else than a colour or a material. */
const maxWords = 2;

/** Columns that name or describe a thing and hold no variants of it. */
const kindOrDescriptionPattern = rowPattern("{header_of_kind}", "iu");

type Cell = readonly [header: string, text: string];

const cellsOf = ({ entry }: Row): Cell[] =>
  Object.entries(entry.attributes).filter(
    ([header]) => !["notes", "stock"].includes(headerKind(header) ?? ""),
  );

/**
 * "In white?", "والأسود؟" after one thing was spoken of: a word that names no row and stands in a column of that one,
 * or in the same column of others, asks whether there is that thing in it.
 */
export function answerVariant(asked: RowQuestion, found: Found): RowReply | undefined {
  const { frame, context, catalogue, voice } = asked;
  const words = frame.content.filter(({ isLoose }) => !isLoose);
  if (context.history.length === 0 || found.isNamed) return undefined;
  if (words.length === 0 || words.length > maxWords) return undefined;
  const rows = asked.spokenOf();
  if (rows.length === 0 || rows.length > maxRowsDescribed) return undefined;
  if (frame.without.length > 0) return withoutIt(rows, asked);
  const meanings = words.map((word) => meaningsOf(word, asked));
  const has = ([, text]: Cell, meant: ReadonlySet<string>): boolean =>
    tokens(text).some(({ stem }) => meant.has(stem));
  const texts = rowTexts(voice.language);
  const lines = rows.flatMap((row): string[] => {
    if (cellAgainst(row, frame) !== undefined) return [];
    const unavailableText = sayGone(row, asked, voice);
    if (unavailableText !== undefined) return [unavailableText];
    const own = meanings.map((meant) => cellsOf(row).find((cell) => has(cell, meant)));
    const [cell] = own;
    if (own.every((each) => each !== undefined))
      return [
        `${sayStock(row, voice)} ${texts.most(nameOf(row, voice), cellText(cell![0], voice), cellText(cell![1], voice))}`,
      ];
    // The column that holds the word in other rows shows what this row has instead.
    const headers = new Set(
      catalogue.rows.flatMap((other) =>
        cellsOf(other).flatMap((each) =>
          !kindOrDescriptionPattern.test(each[0]) && has(each, meanings[0]!) ? [each[0]] : [],
        ),
      ),
    );
    const instead = words.length > 1 ? undefined : cellsOf(row).find(([header]) => headers.has(header));
    if (instead === undefined) return [];
    return [texts.onlyIn(nameOf(row, voice), cellText(instead[0], voice), cellText(instead[1], voice))];
  });
  return lines.length < rows.length ? undefined : reply(rows, lines.join("\n"), lookedUpProbability * 0.95);
}

/** Rows without a property that others have: "بدون هيل؟" where coffee comes with and without it. */
function withoutIt(rows: readonly Row[], { frame, catalogue, voice }: RowQuestion): RowReply | undefined {
  const lacking = filterWithout(rows, frame, catalogue);
  if (lacking.length === rows.length) return undefined;
  return reply(lacking, lacking.map((row) => sayStock(row, voice)).join("\n"), lookedUpProbability * 0.95);
}

const meaningsOf = ({ token, at }: Content, { frame, catalogue }: RowQuestion): ReadonlySet<string> =>
  new Set([token.stem, ...meaningOf(token, frame.canonical, at, catalogue).keys()]);
