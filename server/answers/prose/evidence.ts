import type { Query, QueryWord } from "#server/answers/retrieve/query.ts";
import type { Retrieval } from "#server/answers/retrieve/retrieve.ts";
import { tokens, type Token } from "#server/answers/text/tokens.ts";
import { isNumber } from "#server/answers/text/words.ts";
import { isElsewhere, isBesideThePoint } from "./beside-the-point.ts";
import { weightOf, type SpanHit } from "./best-span.ts";
import { hasNegation, formsIn, type QuestionForm } from "./question-form.ts";
import { titleOf } from "./spans.ts";
import { measureValue, type Wanted } from "#server/answers/understand/value.ts";
import { isComputed } from "./question-form.ts";
import { windowOf } from "./window.ts";

/** What a question asks for, as its sentences are judged. */
export interface QuestionWants {
  question: string;
  wanted: ReadonlySet<Wanted>;
}

/** The best sentence, with the others that it is compared with. */
interface Judged extends QuestionWants {
  forms: ReadonlySet<QuestionForm>;
  retrieval: Retrieval;
  best: SpanHit;
  others: readonly SpanHit[];
  /** Indexes in `query.words` of the words that carry a subject; of all words where none does. */
  subject: readonly number[];
  /** The sentence with its neighbours. */
  surroundingText: string;
}

type Feature = (judged: Judged) => number;

/** Weight of the words that a text has, as a share of the weight of all words (0–1). */
function shareOf(words: readonly QueryWord[], at: readonly number[], has: readonly number[]): number {
  const total = at.reduce((sum, i) => sum + weightOf(words[i]!), 0);
  return total === 0 ? 0 : at.reduce((sum, i) => sum + weightOf(words[i]!) * has[i]!, 0) / total;
}

function subjectOf({ words }: Query): number[] {
  const everywhere = words.map((_, i) => i);
  const content = everywhere.filter((i) => !words[i]!.token.isFunction);
  return content.length > 0 ? content : everywhere;
}

/** The share of a question's subject that a sentence has by itself. */
export const ownShare = (query: Query, { own }: SpanHit): number =>
  shareOf(query.words, subjectOf(query), own);

/** Words of a text that the question has as well, as a share of all that carry a subject. */
function askedOf({ words }: Query, text: string): number {
  const own = tokens(text).filter(({ isFunction }) => !isFunction);
  const asked = new Set(words.flatMap(({ stems }) => stems));
  return own.length === 0 ? 0 : own.filter(({ stem }) => asked.has(stem)).length / own.length;
}

/** The weightiest word of the subject that the text lacks, as a share of the subject; of known or of unknown words. */
function missing({ retrieval, best, subject }: Judged, known: boolean): number {
  const { words } = retrieval.query;
  const total = subject.reduce((sum, i) => sum + weightOf(words[i]!), 0) || 1;
  const lacking = subject.filter((i) => words[i]!.known === known && best.reached[i]! < 0.5);
  return Math.max(0, ...lacking.map((i) => weightOf(words[i]!))) / total;
}

/** Two words of a question belong together in a sentence when they are at most this many words apart. */
const maxDistance = 2;

/** Pairs of neighbouring subject words of the question that stand near one another in the sentence, as a share. */
function pairsKept({ retrieval, best }: Judged): number {
  const content = retrieval.query.words.filter(({ token }) => !token.isFunction);
  if (content.length < 2) return 0;
  const all: readonly Token[] = tokens(best.spans[best.at]!.text);
  const pairs = content.slice(1).filter((second, i) => {
    const first = content[i]!;
    return all.some(
      ({ stem }, at) =>
        first.stems.includes(stem) &&
        all.slice(at + 1, at + 1 + maxDistance).some((next) => second.stems.includes(next.stem)),
    );
  });
  return pairs.length / (content.length - 1);
}

const linkPattern = /https?:|www|@|\d{7,}/iu;

/** Share of the question's numbers that the sentence states; -1 where the question has none. */
function numbersKept({ question, surroundingText }: Judged): number {
  const numbers = question.match(/\d+/gu) ?? [];
  return numbers.length === 0
    ? -1
    : numbers.filter((number) => surroundingText.includes(number)).length / numbers.length;
}

const wants =
  (kind: Wanted): Feature =>
  ({ wanted }) =>
    Number(wanted.has(kind));

const asks =
  (form: QuestionForm): Feature =>
  ({ forms }) =>
    Number(forms.has(form));

/** Difference between the best sentence's score and that of the best sentence of another entry. */
function margin({ best, others }: Judged): number {
  const rival = others.find(({ hit }) => hit.position !== best.hit.position);
  return best.score - (rival?.score ?? 0);
}

/** Features of the probability that a sentence answers; all of them mean the same in every knowledge base. */
const features = {
  length: ({ surroundingText }) => Math.log(1 + surroundingText.length),
  computed: ({ question }) => Number(isComputed(question)),
  margin,
  score: ({ best }) => best.score,
  entryMargin: ({ retrieval: { hits } }) =>
    hits[0] === undefined || hits[1] === undefined ? 1 : (hits[0].score - hits[1].score) / hits[0].score,
  entryScore: ({ retrieval: { hits }, best }) => best.hit.score / (hits[0]?.score ?? 1),
  entryRank: ({ retrieval: { hits }, best }) =>
    hits.findIndex(({ position }) => position === best.hit.position),
  stemsAgree: ({ retrieval, best }) => Number(retrieval.ranking.stemTop === best.hit.position),
  lettersAgree: ({ retrieval, best }) => Number(retrieval.ranking.gramTop === best.hit.position),
  denies: ({ best }) => Number(hasNegation(best.spans[best.at]!.text)),
  asked: ({ retrieval, best }) =>
    askedOf(retrieval.query, best.spans[best.at]!.said ?? best.spans[best.at]!.text),
  titleAsked: ({ retrieval, best }) => askedOf(retrieval.query, titleOf(best.hit.entry)),
  above: ({ retrieval, best, subject }) => shareOf(retrieval.query.words, subject, best.above),
  covered: ({ retrieval, best, subject }) => shareOf(retrieval.query.words, subject, best.reached),
  missingKnown: (judged) => missing(judged, true),
  missingUnknown: (judged) => missing(judged, false),
  pairs: pairsKept,
  valueShare: ({ wanted, surroundingText }) => measureValue(wanted, surroundingText) ?? -1,
  link: ({ best }) => Number(linkPattern.test(best.spans[best.at]!.text)),
  numbers: numbersKept,
  isFaq: ({ best }) => Number(best.hit.entry.kind === "faq"),
  elsewhere: ({ retrieval, best }) => Number(isElsewhere(retrieval.query, best)),
  beside: ({ retrieval, best, wanted }) =>
    Number(best.hit.entry.kind === "faq" && isBesideThePoint(retrieval.query, best, wanted)),
  unknown: ({ retrieval: { query }, subject }) =>
    subject.filter((i) => !query.words[i]!.known && !isNumber(query.words[i]!.token.word)).length /
    Math.max(1, subject.length),
  words: ({ retrieval }) => Math.log(1 + retrieval.query.words.length),
  wantsNumber: wants("number"),
  wantsMoney: wants("money"),
  wantsTime: wants("time"),
  wantsDuration: wants("duration"),
  wantsYesNo: wants("yesno"),
  wantsThing: wants("wish"),
  asksWhat: asks("what"),
  asksWhich: asks("which"),
  asksWho: asks("who"),
  asksHowMuch: asks("how_much"),
} satisfies Record<string, Feature>;

export const proseFeatureNames = Object.keys(features);

const allFeatures: readonly Feature[] = Object.values(features);

/** Features of the best sentence, in the order of `proseFeatureNames`; undefined where there is no sentence. */
export function computeProseFeatures(
  retrieval: Retrieval,
  asked: QuestionWants,
  [best, ...others]: readonly SpanHit[],
): number[] | undefined {
  if (best === undefined) return undefined;
  const subject = subjectOf(retrieval.query);
  const surroundingText = windowOf(best.spans, best.at);
  const judged = {
    ...asked,
    forms: formsIn(asked.question),
    retrieval,
    best,
    others,
    subject,
    surroundingText,
  };
  return allFeatures.map((feature) => feature(judged));
}
