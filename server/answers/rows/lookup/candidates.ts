import type { RowReply } from "#server/answers/rows/row-reply.ts";
import { asksAny, maxRowsDescribed, reply, type RowQuestion } from "#server/answers/rows/row-question.ts";
import { namesOne, type Found } from "#server/answers/rows/find-rows.ts";
import { answerOfKind } from "#server/answers/rows/row-answer.ts";
import { otherSizes } from "#server/answers/rows/other-sizes.ts";
import {
  filterWithout,
  fullyNamed,
  filterByNumbersInNames,
  filterBySize,
} from "#server/answers/rows/narrow-rows.ts";
import type { Row } from "#server/answers/rows/row.ts";
import { isTimetableRow } from "#server/answers/rows/timetable.ts";
import { isFollowUp } from "#server/answers/understand/follow-up.ts";
import { columnsOf } from "./columns.ts";
import { asksOfKind, isInName, type Evidence } from "./evidence.ts";
import { asksOnlyPrice, isNamedIn, tellRow, tellRows } from "./tell.ts";

/** Where an answer from rows comes from: exact rules, or the soft look-up of cells. */
export type CandidateSource =
  | "rules"
  | "rules-whole"
  | "named"
  | "named-whole"
  | "spoken-of"
  | "spoken-of-whole";

/** A possible answer, with where it comes from. */
export interface Candidate {
  source: CandidateSource;
  reply: RowReply;
}

/** A row with this share of the best row's evidence is as good as the best. */
const minEvidenceRatio = 0.97;
/** The same share where the cheapest of a kind, or what is within a price, is asked for. */
const minKindEvidenceRatio = 0.85;
/** A question that fits more rows than this means none of them in particular. */
const maxRows = 60;

function foundIn(rows: readonly Row[], { words }: Evidence): Found {
  return {
    rows: [...rows],
    explained: 1,
    isNamed: true,
    isAllNamed: true,
    isSurelyNamed: true,
    isRemarked: false,
    isOfOtherKind: false,
    isGroup: true,
    isTitled: false,
    isWhole: true,
    missing: [],
    unknown: words.filter(({ rows: having }) => having.size === 0).map(({ content }) => content),
  };
}

/** The rows with the most evidence for a question. */
function bestRows(asked: RowQuestion, { scores }: Evidence): Row[] {
  const { catalogue, frame, question } = asked;
  const [best] = scores;
  if (best === undefined) return [];
  const enough = (asksOfKind(asked.frame) ? minKindEvidenceRatio : minEvidenceRatio) * best.score;
  const rows = scores.filter(({ score }) => score >= enough).map(({ row }) => catalogue.rows[row]!);
  if (rows.length > maxRows && !asksOfKind(asked.frame)) return [];
  if (asksOfKind(asked.frame)) return rows;
  return fullyNamed(filterByNumbersInNames(filterBySize(question, rows), frame), frame, catalogue);
}

/** An answer about one row, followed by the row's other cells; undefined where there are none,
 * and where the price alone is asked for. */
function withRest(said: RowReply, asked: RowQuestion): RowReply | undefined {
  const { numberOf } = columnsOf(asked.catalogue);
  const [entry, ...others] = said.rows;
  const row = entry === undefined ? undefined : asked.catalogue.rows[numberOf.get(entry.id) ?? -1];
  if (said.isCompared === true) return undefined;
  if (row === undefined || others.length > 0 || asksOnlyPrice(row, asked)) return undefined;
  if (!isNamedIn(row, said.text, asked)) return said;
  const text = tellRow(row, asked, said.text);
  return text === said.text ? undefined : { ...said, text };
}

function candidatesOf(
  rows: readonly Row[],
  asked: RowQuestion,
  evidence: Evidence,
  [short, whole]: readonly [CandidateSource, CandidateSource],
): Candidate[] {
  if (rows.length === 0) return [];
  const said = rows.every(isTimetableRow) ? undefined : answerOfKind(foundIn(rows, evidence), asked);
  const candidates: Candidate[] = said === undefined ? [] : [{ source: short, reply: said }];
  const rest = said === undefined ? undefined : withRest(said, asked);
  if (rest !== undefined) candidates.push({ source: whole, reply: rest });
  else if (rows.length <= maxRowsDescribed)
    candidates.push({ source: whole, reply: reply(rows, tellRows(rows, asked), 0.5) });
  return candidates;
}

/**
 * Of the rows mentioned before, those that the question is about now: in the size, of the kind and without what it names.
 * None where none of them has what the question excludes.
 */
function mentionedRows({ question, catalogue, frame, spokenOf }: RowQuestion, { words }: Evidence): Row[] {
  const rows = filterWithout(otherSizes(question, spokenOf(), catalogue), frame, catalogue);
  if (frame.without.length > 0 && rows.length === spokenOf().length) return [];
  const { numberOf } = columnsOf(catalogue);
  const named = rows.filter(({ entry }) =>
    words.some((word) => isInName(word, numberOf.get(entry.id) ?? -1)),
  );
  if (named.length > 0) return named;
  // "How much are the grinders?" after a coffee, where no row is called so, is not about that coffee.
  const namesOther = words.some(({ content, rows: having }) => !content.isLoose && having.size === 0);
  return namesOther && !isFollowUp(question) ? [] : rows;
}

/** All answers that the rows may give to a question. */
export function candidatesFor(
  asked: RowQuestion,
  evidence: Evidence,
  ruled: RowReply | undefined,
): Candidate[] {
  const candidates: Candidate[] = [];
  const isRuled = ruled?.kind === "answer" && ruled.text !== "";
  if (isRuled) {
    candidates.push({ source: "rules", reply: ruled });
    const rest = withRest(ruled, asked);
    if (rest !== undefined) candidates.push({ source: "rules-whole", reply: rest });
  }
  // The cheapest of the rows that the words fit best need not be the cheapest of their kind.
  if (!isRuled || !asksAny(asked.frame, "cheapest", "dearest") || !namesOne(asked.frame))
    candidates.push(...candidatesOf(bestRows(asked, evidence), asked, evidence, ["named", "named-whole"]));
  const mentioned = asked.context.history.length > 0 ? mentionedRows(asked, evidence) : [];
  // What is cheaper than a mentioned row is another row, and the dearest of one row is none; the rules look for it.
  const isBeyond =
    asked.frame.asks.has("cheaper") ||
    (mentioned.length === 1 && isRuled && asksAny(asked.frame, "cheapest", "dearest"));
  if (!isBeyond)
    candidates.push(...candidatesOf(mentioned, asked, evidence, ["spoken-of", "spoken-of-whole"]));
  return candidates;
}
