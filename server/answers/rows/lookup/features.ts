import type { RowReply } from "#server/answers/rows/row-reply.ts";
import {
  asksOfAttribute,
  attributeOf,
  findRequestedAttributes,
  namesKind,
} from "#server/answers/products/attributes.ts";
import { logitOf } from "#server/answers/decide/probability.ts";
import { formsIn, isComputed, type QuestionForm } from "#server/answers/prose/question-form.ts";
import { chooseSentences } from "#server/answers/compose/catalogue.ts";
import { questionsOf } from "#server/answers/understand/questions.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { isFollowUp } from "#server/answers/understand/follow-up.ts";
import { measureValue, statesPrice, wantedIn, type Wanted } from "#server/answers/understand/value.ts";
import { asksAny, type RowQuestion } from "#server/answers/rows/row-question.ts";
import type { Ask, Frame } from "#server/answers/rows/frame.ts";
import { datesChoosing } from "#server/answers/rows/label-months.ts";
import { isTimetableRow } from "#server/answers/rows/timetable.ts";
import { findRequestedOptions } from "#server/answers/rows/options.ts";
import { baseOf, type Row } from "#server/answers/rows/row.ts";
import { cellText } from "#server/answers/rows/say.ts";
import type { Candidate, CandidateSource } from "./candidates.ts";
import { columnsOf } from "./columns.ts";
import { isInName, isNaming, scoreOf, weightIn, type Evidence, type WordEvidence } from "./evidence.ts";

/** A candidate with what its features are computed from. */
interface Judged {
  asked: RowQuestion;
  evidence: Evidence;
  candidate: Candidate;
  reply: RowReply;
  /** Indexes in the catalogue of the rows that the reply is about. */
  cited: readonly number[];
  rows: readonly Row[];
  /** For each word of the question, how surely (0–1) a row of the reply has it. */
  reached: readonly number[];
  wanted: ReadonlySet<Wanted>;
  forms: ReadonlySet<QuestionForm>;
}

type Feature = (judged: Judged) => number;

/** A row has a word when it is at least this sure (0–1). */
const minWordShare = 0.3;

const share = ({ evidence: { total } }: Judged, value: number): number => (total === 0 ? 0 : value / total);

/** Weight of the words of one kind that the rows lack, as a share of all words. */
const lacking =
  (isOfKind: (word: WordEvidence) => boolean): Feature =>
  (judged) =>
    share(
      judged,
      judged.evidence.words.reduce(
        (sum, word, at) => sum + (judged.reached[at]! < minWordShare && isOfKind(word) ? word.idf : 0),
        0,
      ),
    );

const hasRows = ({ rows, columns }: WordEvidence): boolean => rows.size > 0 || columns.size > 0;

/** Weight of the words that the rows have in one place of theirs, as a share of all words. */
const having =
  (isThere: (word: WordEvidence, row: number) => boolean): Feature =>
  (judged) =>
    share(
      judged,
      judged.evidence.words.reduce(
        (sum, word) => sum + (judged.cited.some((row) => isThere(word, row)) ? word.idf : 0),
        0,
      ),
    );

/**
 * Difference between the evidence for the reply's best row and for the best other row, as a share of the best evidence.
 */
function margin({ evidence, cited }: Judged): number {
  const [best] = evidence.scores;
  if (best === undefined || best.score === 0 || cited.length === 0) return 0;
  const own = Math.max(...cited.map((row) => scoreOf(evidence, row)));
  const rival = evidence.scores.find(({ row }) => !cited.includes(row));
  return (own - (rival?.score ?? 0)) / best.score;
}

/** Share of a row's name that the question has, for the row where it is largest. */
function named({ rows, evidence, asked, cited }: Judged): number {
  const shares = rows.map(({ entry }, at) => {
    const said = new Set(asked.frame.words.flatMap((word) => tokens(word).map(({ stem }) => stem)));
    const matched = evidence.words.filter((word) => isInName(word, cited[at]!)).length;
    const names = [entry.name.ar, entry.name.en].flatMap((name) => {
      const own = tokens(baseOf(name ?? "").base).filter(({ isFunction }) => !isFunction);
      if (own.length === 0) return [];
      const exact = own.filter(({ stem }) => said.has(stem)).length;
      return [Math.min(1, Math.max(exact, matched) / own.length)];
    });
    return Math.max(0, ...names);
  });
  return Math.max(0, ...shares);
}

/** Share of the question's numbers that the reply states; -1 where the question has none. */
function numbersKept({ asked, reply }: Judged): number {
  const numbers = asked.frame.words.filter((word) => /^\d/u.test(word));
  return numbers.length === 0
    ? -1
    : numbers.filter((number) => reply.text.includes(number)).length / numbers.length;
}

const asks =
  (...some: Ask[]): Feature =>
  ({ asked }) =>
    Number(asksAny(asked.frame, ...some));

const wants =
  (kind: Wanted): Feature =>
  ({ wanted }) =>
    Number(wanted.has(kind));

const isFrom =
  (...sources: CandidateSource[]): Feature =>
  ({ candidate }) =>
    Number(sources.includes(candidate.source));

const isWhole = isFrom("rules-whole", "named-whole", "spoken-of-whole");

/**
 * 1 where the reply states a column or a remark of the kind that the question asks for, -1 where it does not, 0 where
 * no kind is asked for.
 */
function attributeStated({ asked, reply, rows }: Judged): number {
  const kinds = findRequestedAttributes(asked.question);
  if (kinds.size === 0) return 0;
  const isSaid = (text: string): boolean => reply.text.includes(cellText(text, asked.voice));
  const isStated = rows.some(
    ({ entry }) =>
      Object.entries(entry.attributes)
        .flat()
        .some((text) => namesKind(text, kinds) && isSaid(text)) ||
      [...kinds].some((kind) => attributeOf(entry, kind)?.every(isSaid) === true),
  );
  return isStated ? 1 : -1;
}

const hasPrices = ({ rows }: Judged): boolean => rows.some(({ options }) => options.length > 0);

const features = {
  isRules: isFrom("rules", "rules-whole"),
  isWhole,
  isSpokenOf: isFrom("spoken-of", "spoken-of-whole"),
  wholeOfPrice: ({ asked, ...judged }) =>
    isWhole({ asked, ...judged }) * Number(asksAny(asked.frame, "price", "total")),
  wholeOfNothing: ({ asked, ...judged }) =>
    isWhole({ asked, ...judged }) * Number(asked.frame.asks.size === 0),
  wholeOfSeveral: ({ asked, ...judged }) =>
    isWhole({ asked, ...judged }) *
    Number(questionsOf(asked.question).length > 1 || asked.frame.breaks.size > 0),
  wholeOfRank: ({ asked, ...judged }) =>
    isWhole({ asked, ...judged }) *
    Number(asksAny(asked.frame, "cheapest", "dearest", "largest", "smallest", "compare", "difference")),
  wholeLacking: (judged) =>
    isWhole(judged) * Math.min(4, judged.reached.filter((each) => each < minWordShare).length),
  wholeOfColumns: ({ asked, ...judged }) =>
    isWhole({ asked, ...judged }) * Math.min(2, asked.frame.columns.length),
  wholeOfYesNo: (judged) => isWhole(judged) * Number(judged.wanted.has("yesno")),
  wholeOfLength: ({ asked, ...judged }) =>
    isWhole({ asked, ...judged }) * Math.log(1 + asked.frame.words.length),
  isUncited: ({ cited }) => Number(cited.length === 0),
  isNoneInRange: ({ asked, reply }) =>
    Number(reply.text.startsWith(chooseSentences(asked.voice).noneInRange)),
  rankOfRules: ({ candidate, asked }) =>
    Number(
      candidate.source === "rules" && asksAny(asked.frame, "cheapest", "dearest", "largest", "smallest"),
    ),
  countsOfRules: ({ candidate, asked }) =>
    Number(candidate.source === "rules" && asked.frame.counts.size > 0),
  stated: ({ candidate, reply }) => (candidate.source.startsWith("rules") ? logitOf(reply.probability) : 0),
  covered: (judged) =>
    share(
      judged,
      judged.evidence.words.reduce((sum, { idf }, at) => sum + idf * judged.reached[at]!, 0),
    ),
  coveredByEach: (judged) =>
    judged.cited.length === 0
      ? 0
      : share(judged, Math.min(...judged.cited.map((row) => scoreOf(judged.evidence, row)))),
  behind: (judged) => {
    const best = judged.evidence.scores[0]?.score ?? 0;
    const own = Math.max(0, ...judged.cited.map((row) => scoreOf(judged.evidence, row)));
    return share(judged, best - own);
  },
  isNothingNamed: ({ evidence }) => Number(evidence.words.length === 0),
  lacksOfRows: lacking(hasRows),
  lacksWritten: lacking((word) => !hasRows(word) && word.isWritten),
  lacksCommon: lacking((word) => !hasRows(word) && !word.isWritten && word.isCommon),
  lacksUnknown: lacking((word) => !hasRows(word) && !word.isWritten && !word.isCommon),
  lackedWords: ({ reached }) => Math.min(4, reached.filter((each) => each < minWordShare).length),
  margin,
  named,
  inName: having(isInName),
  inTitle: having((word, row) => isNaming(word, row) && !isInName(word, row)),
  inColumn: having((word, row) => (word.columns.get(row) ?? 0) > (word.rows.get(row) ?? 0)),
  own: having((word, row) => word.isOwn && weightIn(word, row) >= minWordShare),
  rows: ({ rows }) => Math.log(Math.max(1, rows.length)),
  isList: ({ rows }) => Number(rows.length > 1),
  asksPrice: asks("price", "total"),
  asksPriceUntold: ({ asked, ...judged }) =>
    Number(
      asksAny(asked.frame, "price", "total") &&
        !hasPrices({ asked, ...judged }) &&
        !statesPrice(judged.reply.text) &&
        !judged.rows.some(({ entry: { priceNote } }) =>
          priceNote === undefined ? false : judged.reply.text.includes(cellText(priceNote, asked.voice)),
        ),
    ),
  asksStock: asks("availability", "left"),
  asksRank: asks("cheapest", "dearest", "largest", "smallest", "cheaper"),
  asksList: asks("list", "count", "contents"),
  asksCompare: asks("compare", "difference"),
  asksWhen: asks("when", "who", "duration", "first", "last"),
  asksNothing: ({ asked }) => Number(asked.frame.asks.size === 0),
  asksOther: ({ asked }) => Number(asked.frame.asksOther),
  isModified: ({ asked, reply }) => Number(asked.frame.isModified && reply.answeredWords === undefined),
  isRange: ({ asked }) => Number(asked.frame.range !== undefined),
  counts: ({ asked }) => Number(asked.frame.counts.size > 0),
  isComputed: ({ asked }) => Number(isComputed(asked.question)),
  isMuch: ({ forms }) => Number(forms.has("how_much")),
  isWhat: ({ forms }) => Number(forms.has("what")),
  isWhich: ({ forms }) => Number(forms.has("which")),
  isWho: ({ forms }) => Number(forms.has("who")),
  wantsMoney: wants("money"),
  wantsDuration: wants("duration"),
  wantsTime: wants("time"),
  wantsPlace: wants("place"),
  wantsPhone: wants("phone"),
  wantsYesNo: wants("yesno"),
  wantsWish: wants("wish"),
  wantsLimit: wants("limit"),
  wantsNumber: wants("number"),
  wantsApplies: wants("applies"),
  valueShare: ({ wanted, reply }) => {
    const valueShare = measureValue(wanted, reply.text);
    return valueShare === undefined ? 0 : valueShare - 1;
  },
  attributeStated,
  asksMissingAttribute: (judged) =>
    Number(attributeStated(judged) < 0 && asksOfAttribute(findRequestedAttributes(judged.asked.question))),
  labelNamed: ({ rows, asked }) =>
    Number(rows.some((row) => findRequestedOptions(row, asked.frame) !== undefined)),
  manyPrices: ({ rows }) => Math.log(Math.max(1, ...rows.map(({ options }) => options.length))),
  hasPrice: (judged) => Number(hasPrices(judged)),
  isTimetableRow: ({ rows }) => Number(rows.some(isTimetableRow)),
  numbers: numbersKept,
  words: ({ evidence }) => Math.log(1 + evidence.words.length),
  length: ({ asked }) => Math.log(1 + asked.frame.words.length),
  said: ({ reply }) => Math.log(1 + reply.text.length),
  catalogue: ({ asked }) => Math.log(asked.catalogue.rows.length),
  isFollowUp: ({ asked }) => Number(isFollowUp(asked.question)),
  isLater: ({ asked }) => Number(asked.context.history.length > 0),
} satisfies Record<string, Feature>;

export const rowFeatures = Object.keys(features) as readonly (keyof typeof features)[];

/** Evidence of the words that a reply's rows have to answer. */
function evidenceLeft(
  { words, scores }: Evidence,
  { answeredWords }: RowReply,
  rows: readonly Row[],
  frame: Frame,
): Evidence {
  const [only, ...others] = rows;
  const dates = new Set(only === undefined || others.length > 0 ? [] : datesChoosing(only, frame));
  const left = words.filter(({ content: { at } }) => answeredWords?.has(at) !== true && !dates.has(at));
  return { words: left, scores, total: left.reduce((sum, { idf }) => sum + idf, 0) };
}

/** Features of a candidate, in the order of `rowFeatures`. */
export function featuresOf(candidate: Candidate, asked: RowQuestion, allEvidence: Evidence): number[] {
  const { numberOf } = columnsOf(asked.catalogue);
  const { reply } = candidate;
  const cited = reply.rows.flatMap(({ id }) => numberOf.get(id) ?? []);
  const rows = cited.map((row) => asked.catalogue.rows[row]!);
  const evidence = evidenceLeft(allEvidence, reply, rows, asked.frame);
  const judged: Judged = {
    asked,
    evidence,
    candidate,
    reply,
    cited,
    rows,
    reached: evidence.words.map((word) => Math.max(0, ...cited.map((row) => weightIn(word, row)))),
    wanted: wantedIn(asked.question),
    forms: formsIn(asked.question),
  };
  return rowFeatures.map((name) => features[name](judged));
}
