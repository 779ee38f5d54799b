import { chooseSentences } from "#server/answers/compose/catalogue.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { asksOtherCurrency } from "#server/answers/products/currency.ts";
import { asksOfAttribute, findRequestedAttributes } from "#server/answers/products/attributes.ts";
import type { RowReply } from "./row-reply.ts";
import {
  asksAny,
  minExplained,
  lookedUpProbability,
  maxRowsDescribed,
  namedProbability,
  remarkFactor,
  reply,
  type RowQuestion,
} from "./row-question.ts";
import { answerWithColumns } from "./additions.ts";
import { answerCount, answerPerOne, answerSaved } from "./answer-computed.ts";
import { filterForAdults } from "./adults.ts";
import { answerAttribute } from "./attribute.ts";
import { answerBetweenLabels, answerLabelsOfOne } from "./between-labels.ts";
import { answerCheaper, rankAgain, ranks } from "./beyond.ts";
import { answerLimited } from "./answer-limited.ts";
import { answerDelivered } from "./delivery-total.ts";
import { findRows, type Found } from "./find-rows.ts";
import {
  fullyNamed,
  filterByLabel,
  filterByNumbers,
  filterByNumbersInNames,
  filterBySize,
  filterWithout,
} from "./narrow-rows.ts";
import { cellAgainst, withCells } from "./requested-columns.ts";
import { asksWhat, type Frame } from "./frame.ts";
import { isTimetableRow } from "./timetable.ts";
import { answerOtherwise, answerFromTimetable } from "./answer-timetable.ts";
import { answerMissingNumber } from "./missing-number.ts";
import { withoutOption } from "./missing-option.ts";
import { findRequestedOptions } from "./options.ts";
import { answerRange, answerRanked, offerRanked } from "./ranked.ts";
import { contents, tellNamed } from "./row-contents.ts";
import { filterByLetterSizes } from "./letter-sizes.ts";
import { isBare, overview } from "./overview.ts";
import { otherSizes } from "./other-sizes.ts";
import { chooseBySizeWord } from "./sized-rows.ts";
import { sayTotalOfEach, sortByPrice } from "./sizes-by-price.ts";
import { filterByUnit } from "./quantities.ts";
import type { Row } from "./row.ts";
import { listOf } from "./list-of-rows.ts";
import { nameOf, cellText, sayLeft, sayPrice, sayStock, stateOf } from "./say.ts";
import { sayGone } from "./stock-remarks.ts";
import { several } from "./answer-several.ts";
import { rowTexts } from "./texts.ts";
import { preferSiblings } from "./siblings.ts";
import { answerSumOfPrices } from "./sum-of-prices.ts";
import { answerVariant } from "./answer-variant.ts";

/** Whether a message is nothing but words that rows are called by: "كولومبيا". */
const isOnlyName = ({ words, content, asks }: Frame): boolean =>
  asks.size === 0 && content.length > 0 && content.length === words.length;

function answerRows(rows: readonly Row[], found: Found, asked: RowQuestion): RowReply | undefined {
  const { frame, voice } = asked;
  const texts = rowTexts(voice.language);
  const sure = found.explained * (found.isRemarked && rows.length === 1 ? remarkFactor : 1);
  const [only, ...others] = rows;
  if (only === undefined) return undefined;
  const added = others.length === 0 ? answerWithColumns(only, asked, sure) : undefined;
  if (added !== undefined) return added;
  const attribute =
    frame.isPriceNamed && frame.asks.size === 1 && findRequestedAttributes(asked.question).size === 0
      ? undefined
      : answerAttribute(rows, found, asked, sure);
  if (attribute !== undefined && !frame.asks.has("contents")) return attribute;
  // A price does not answer a question about a warranty that no column holds.
  if (!frame.isPriceNamed && asksOfAttribute(findRequestedAttributes(asked.question))) return undefined;
  if (frame.asks.has("contents") && rows.length <= maxRowsDescribed)
    return reply(rows, rows.map((row) => contents(row, voice)).join("\n"), lookedUpProbability * sure);
  const choose = (row: Row) => findRequestedOptions(row, frame);
  if (rows.length > 1) {
    const wantsList =
      asksAny(frame, "price", "availability", "list", "count") ||
      frame.periods.length > 0 ||
      isOnlyName(frame);
    if (!wantsList) return undefined;
    const totals = sayTotalOfEach(rows, asked);
    if (totals !== undefined) return reply(rows, totals, lookedUpProbability * sure);
    const heading = frame.asks.has("count") ? texts.count(rows.length) : chooseSentences(voice).found;
    const said = listOf(sortByPrice(rows), heading, voice, choose);
    return reply(said.shown, said.text, lookedUpProbability * sure);
  }
  const saved = frame.asks.has("difference") ? answerSaved(only, asked, sure) : undefined;
  if (saved !== undefined) return saved;
  const left = frame.asks.has("left") ? sayLeft(only, voice) : undefined;
  if (left !== undefined)
    return reply([only], `${sayStock(only, voice)} ${left}`, lookedUpProbability * sure);
  const without = withoutOption(only, asked);
  if (without !== undefined) return reply([only], without, lookedUpProbability * sure);
  const counted = answerCount(only, asked, sure);
  if (counted !== undefined) return counted;
  if (frame.perOne && only.options.length > 0) return answerPerOne(only, asked, sure);
  if (asksAny(frame, "price", "total")) {
    const price = sayPrice(only, voice, choose(only), frame.asks.has("availability"));
    const isOther = only.options.length > 0 && asksOtherCurrency(asked.question, only.currency);
    const said = isOther ? `${price} ${chooseSentences(voice).ownCurrency}` : price;
    return reply([only], said, 0.995 * sure);
  }
  const unavailableText = frame.asks.has("availability") ? sayGone(only, asked, voice) : undefined;
  if (unavailableText !== undefined) return reply([only], unavailableText, lookedUpProbability * sure);
  const isGone = frame.asks.size === 0 && stateOf(only) === "out_of_stock";
  if (frame.asks.has("availability") || frame.asks.has("list"))
    return reply([only], sayStock(only, voice, choose(only)), lookedUpProbability * sure);
  return reply(
    [only],
    // Who only names what is sold out is told that first.
    isGone ? sayStock(only, voice, choose(only)) : tellNamed(only, voice, choose(only)),
    (choose(only) === undefined ? namedProbability : lookedUpProbability) * sure,
  );
}

/** Whether a quantity is asked of the row that was mentioned: "I have 4 of them, how much?" */
function keepSpokenOf(rows: readonly Row[], { frame, context, spokenOf }: RowQuestion): Row[] {
  if (rows.length < 2 || context.history.length === 0 || frame.counts.size === 0) return [...rows];
  if (!asksAny(frame, "price", "total")) return [...rows];
  const spoken = spokenOf();
  const meant = rows.filter((row) => spoken.includes(row));
  return meant.length > 0 ? meant : [...rows];
}

/** Rows that a column shows not to be there in the size asked for. */
function denySize(rows: readonly Row[], found: Found, { frame, voice }: RowQuestion): RowReply | undefined {
  if (rows.length === 0 || rows.length > maxRowsDescribed) return undefined;
  const against = rows.map((row) => ({ row, contradicting: cellAgainst(row, frame) }));
  if (!against.every(({ contradicting }) => contradicting !== undefined)) return undefined;
  const lines = against.map(({ row, contradicting }) =>
    rowTexts(voice.language).onlyIn(
      nameOf(row, voice),
      cellText(contradicting!.header, voice),
      cellText(contradicting!.cell, voice),
    ),
  );
  return reply([...rows], lines.join("\n"), lookedUpProbability * found.explained);
}

/** The reply about rows of a kind, of which a word for a size may leave one. */
export function answerOfKind(found: Found, asked: RowQuestion): RowReply | undefined {
  const rows = preferSiblings(found.rows, asked);
  const sized = chooseBySizeWord(rows, asked.frame);
  if (sized === undefined) return answerFound({ ...found, rows }, asked);
  const said = answerFound({ ...found, rows: sized.rows }, asked);
  return said && { ...said, answeredWords: new Set([...(said.answeredWords ?? []), sized.at]) };
}

function answerFound(found: Found, asked: RowQuestion): RowReply | undefined {
  const { frame, question, catalogue } = asked;
  const meant = filterForAdults(found.rows, frame);
  const sized = filterByLetterSizes(question, filterBySize(question, meant));
  const fitting = withCells(filterWithout(sized, frame, catalogue), frame);
  const rows = filterByLabel(
    frame,
    filterByNumbers(
      question,
      filterByNumbersInNames(keepSpokenOf(filterByUnit(fitting, frame), asked), frame),
    ),
  );
  const [only, ...others] = rows;
  const between =
    only === undefined || others.length > 0 ? undefined : answerBetweenLabels(only, asked, found.explained);
  if (between !== undefined) return between;
  const ranked =
    answerLimited(sized, asked, found.explained) ??
    answerRanked(rows, asked, found.explained, found.isRemarked && !found.isNamed) ??
    answerRange(rows, asked, found.explained);
  if (ranked !== undefined)
    return found.isTitled && found.isWhole && found.unknown.length === 0
      ? { ...ranked, isOfTitle: true }
      : ranked;
  const named = frame.asks.has("list") ? rows : fullyNamed(rows, frame, catalogue);
  return denySize(named, found, asked) ?? answerRows(named, found, asked);
}

const asPriced = (asked: RowQuestion): RowQuestion => ({
  ...asked,
  frame: { ...asked.frame, asks: new Set(["price"]) },
});

/** Answers a question about rows that were mentioned before: "and yearly?", "how much is it?" */
function answerSpokenOf(asked: RowQuestion, found: Found): RowReply | undefined {
  const { frame, question, catalogue } = asked;
  const rows = withCells(
    filterWithout(otherSizes(question, asked.spokenOf(), catalogue), frame, catalogue),
    frame,
  );
  if (rows.length === 0 || found.unknown.length > 0) return undefined;
  const [only, ...others] = rows;
  if (only !== undefined && others.length === 0) {
    if (frame.asks.has("cheaper")) return answerCheaper(only, asked);
    if (asksAny(frame, ...ranks)) return rankAgain(only, asked);
    // "And for 30 kg?" asks what so much of it costs.
    const amount = frame.asks.size === 0 ? answerCount(only, asPriced(asked), 0.97) : undefined;
    if (amount !== undefined) return amount;
  }
  const whole: Found = { ...found, rows, explained: 0.97, isNamed: true, isWhole: true };
  if (rows.every(isTimetableRow)) return answerFromTimetable(whole, asked);
  return (
    answerRanked(rows, asked, 0.97) ??
    answerRange(rows, asked, 0.97) ??
    denySize(rows, whole, asked) ??
    answerRows(rows, whole, asked)
  );
}

/** Whether a first question has no word that could limit the list, as in "what is your cheapest product?" */
const asksOfWholeList = ({ frame, context }: RowQuestion): boolean =>
  context.history.length === 0 &&
  frame.columns.length + frame.without.length + frame.periods.length + frame.counts.size === 0 &&
  !frame.isModified;

/** The answer that the exact rules find in the rows; undefined where the question is about something else. */
export function answerByRules(index: AnswerIndex, asked: RowQuestion): RowReply | undefined {
  if (index.products.length === 0) return undefined;
  const { frame, catalogue, voice, context } = asked;
  const found = findRows(frame.content, frame, catalogue);
  if (frame.asksOther && !asksAny(frame, "price", "total")) return undefined;
  const brought = answerDelivered(asked, index.facts);
  if (brought !== undefined) return brought;
  const hasNames = frame.content.some(({ isLoose }) => !isLoose);
  if (!hasNames && context.history.length > 0) {
    const again = answerSumOfPrices(asked, index.facts) ?? answerSpokenOf(asked, found);
    if (again !== undefined) return again;
  }
  const variant = hasNames ? answerVariant(asked, found) : undefined;
  if (variant !== undefined) return variant;
  const namesPeriod = !hasNames && frame.periods.length > 0 && frame.asks.has("price");
  if (namesPeriod) {
    const rows = catalogue.rows.filter((row) => findRequestedOptions(row, frame) !== undefined);
    const said = listOf(rows, chooseSentences(voice).found, voice, (row) => findRequestedOptions(row, frame));
    if (rows.length > 0) return reply(said.shown, said.text, 0.9);
  }
  if (!hasNames && frame.range === undefined && isBare(asked)) return overview(asked);
  if (frame.content.length === 0) {
    const rows = catalogue.rows.filter((row) => !isTimetableRow(row));
    const answer = answerRanked(rows, asked, 0.95) ?? answerRange(rows, asked, 0.95);
    return answer === undefined ? undefined : { ...answer, isOfWholeList: asksOfWholeList(asked) };
  }
  const isApart = !found.isWhole || !found.isAllNamed || asksAny(frame, "compare", "difference", "total");
  const labels = answerLabelsOfOne(asked);
  if (labels !== undefined) return labels;
  const apart = frame.breaks.size > 0 && isApart ? several(asked) : undefined;
  if (apart !== undefined) return apart;
  const isAbout =
    !found.isOfOtherKind &&
    found.explained >= minExplained &&
    (found.isNamed ||
      (found.isGroup && asksAny(frame, "price")) ||
      asksAny(frame, "cheapest", "dearest", "list", "largest", "smallest") ||
      frame.range !== undefined ||
      found.rows.every(isTimetableRow));
  if (!found.isWhole) {
    const not = asksAny(frame, "availability", "when", "list") ? answerOtherwise(asked) : undefined;
    if (not !== undefined) return not;
  }
  if (found.rows.length === 0) return offerRanked(asked);
  const missing = answerMissingNumber(found, asked);
  if (missing !== undefined) return missing;
  if (!isAbout) return undefined;
  // What it costs wholesale, delivered or with a code is not on the list.
  if (frame.isModified && asksAny(frame, "price", "total") && !found.isAllNamed) return undefined;
  const asksOnlyStock =
    frame.asks.has("availability") && !asksAny(frame, "price", "cheapest", "dearest", "largest", "smallest");
  // "Do you have a pool?" is not answered by a swimming course; "what plants do you have?" is by the list of plants.
  const isListed = asksWhat(frame.words) && found.isGroup && found.explained > 0.99 && found.rows.length > 1;
  if (
    asksOnlyStock &&
    frame.range === undefined &&
    !found.isSurelyNamed &&
    !isListed &&
    !found.rows.every(isTimetableRow)
  )
    return undefined;
  if (asksOnlyStock && !found.isWhole) return undefined;
  if (found.rows.every(isTimetableRow)) return answerFromTimetable(found, asked);
  const rows = found.rows.filter((row) => !isTimetableRow(row));
  return answerOfKind({ ...found, rows }, asked);
}
