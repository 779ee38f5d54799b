import type { Dialogue, Finding, UnderstoodMessage } from "#server/answers/responder.ts";
import type { Voice } from "#server/answers/compose/catalogue.ts";
import { ownText, quotable, speak, speakPart } from "#server/answers/compose/entry-text.ts";
import { sentencesOf } from "#server/answers/compose/sentences.ts";
import type { Turn } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { hearProductAsks } from "#server/answers/products/asks.ts";
import { findRequestedAttributes, isAttributeWord } from "#server/answers/products/attributes.ts";
import { measuresIn } from "#server/answers/products/measure.ts";
import { replyAboutLastNamed } from "#server/answers/products/mentioned.ts";
import { productReply } from "#server/answers/products/product-reply.ts";
import { subjectCovered } from "#server/answers/retrieve/match.ts";
import { removeDoubledLetters } from "#server/answers/retrieve/doubled-letters.ts";
import { readQuery, search } from "#server/answers/retrieve/retrieve.ts";
import { convertArabizi } from "#server/answers/text/arabizi.ts";
import { caseOf } from "#server/answers/text/kinds.ts";
import { tokenOf, tokens, type Token } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import {
  correctionIn,
  earlierIn,
  isFollowUp,
  mayLean,
  withoutPreamble,
  type Earlier,
} from "#server/answers/understand/follow-up.ts";
import { asksAnything, continueFinding, lowerWithoutTime } from "./continue-finding.ts";
import { curatedFor } from "./curated.ts";
import { respondersList } from "./responders.ts";
import {
  findAlone,
  chooseBetter,
  fromEntry,
  fromHits,
  fromRows,
  lookedAt,
  emptyFinding,
  isRepeated,
} from "./finding.ts";
import { fromLastAnswer, findLastEntry } from "./last-answer.ts";

/** A message that is as clear as this needs no context. */
const clearLimit = 0.9;
/** Share of a follow-up's own subject that an entry found through the context has to have. */
const ownSubject = 0.6;
/** Two messages with this share of their subject words in common ask the same. */
const sameLimit = 0.6;
const sure = 0.9;
/** What the last answer tells beats what another says, when it is nearly as good an answer. */
const nearAsGood = 0.8;
/** Below this what a message leans on is looked for further. */
const leansWell = 0.6;
/** Below this share of the best score an entry is far from what the conversation is about. */
const farBehind = 0.7;
/** More questions than a training asks. */
const maxOpened = 1000;
/** One word ("cancel", "يرجع") says too little alone: what the context makes of it comes first. */
const fewWords = 0.8;

/** "لجدة بعد؟", "Jeddah too?" */
const alsoSet = new Set(words("بعد كمان ايضا برضو too also"));

function subjectOf(question: string): Token[] {
  return tokens(question).filter((token) => !token.isFunction && !alsoSet.has(token.word));
}

function asksTheSame(question: string, before: string): boolean {
  const now = new Set(subjectOf(question).map((token) => token.stem));
  const then = new Set(subjectOf(before).map((token) => token.stem));
  const all = new Set([...now, ...then]).size;
  const shared = [...now].filter((stem) => then.has(stem)).length;
  return all === 0 ? words(question).join(" ") === words(before).join(" ") : shared / all >= sameLimit;
}

/** "وفي جدة؟", "and on Friday?": the question before, asked of this place or day instead of its own. */
function otherCase(
  index: AnswerIndex,
  question: string,
  earlier: Earlier,
  voice: Voice,
): Finding | undefined {
  const cases = subjectOf(question).map((token) => caseOf(token.stem));
  const [kind] = cases;
  if (kind === undefined || cases.some((each) => each !== kind)) return undefined;
  const kept = words(convertArabizi(earlier.question)).filter((word) => caseOf(tokenOf(word).stem) !== kind);
  return findAlone(index, [...kept, ...words(question)].join(" "), voice);
}

/** "وكم سعره؟", "متوفر منه كيلو؟", "والكيلو؟": asked of the products spoken of. */
function ofNamedProducts(
  index: AnswerIndex,
  question: string,
  earlier: Earlier,
  history: readonly Turn[],
  voice: Voice,
): Finding | undefined {
  const own = hearProductAsks(question);
  const isOfSize = [...own.asks].every((ask) => ask === "largest" || ask === "smallest");
  const namesOnlySize = isOfSize && (own.asks.size > 0 || measuresIn(question).length > 0);
  const before = hearProductAsks(convertArabizi(earlier.question)).asks;
  const asked = before.size > 0 ? before : (["price"] as const);
  const asks = namesOnlySize ? { ...own, asks: new Set([...own.asks, ...asked]) } : own;
  const reply = replyAboutLastNamed(index, question, asks, history, voice);
  return reply === undefined ? undefined : lowerWithoutTime(fromRows(reply), question);
}

/** "والكولومبي؟": asked of another product what was asked of the first. */
function ofAnotherProduct(index: AnswerIndex, question: string, earlier: Earlier, voice: Voice): Finding {
  const own = hearProductAsks(question);
  const before = hearProductAsks(earlier.question);
  const attributes = words(earlier.question).filter(isAttributeWord);
  const asksNothing = own.asks.size === 0 && findRequestedAttributes(question).size === 0;
  // What was asked before was not asked of a product.
  if (asksNothing && before.asks.size === 0 && attributes.length === 0) return emptyFinding;
  const asked = asksNothing ? [question, ...attributes].join(" ") : question;
  const reply = productReply(index, asked, voice, own.asks.size > 0 ? own : before);
  return reply?.kind === "answer" ? lowerWithoutTime(fromRows(reply), question) : emptyFinding;
}

/** The question with the one before as its context; only what has the question's own subject answers it. */
function inContext(
  index: AnswerIndex,
  question: string,
  earlier: Earlier,
  voice: Voice,
  said: string,
): Finding {
  const own = readQuery(index, question);
  const content = own.words.filter((word) => !word.token.isFunction);
  if (content.every((word) => !word.known)) return emptyFinding;
  const found = search(index, question, lookedAt, earlier.question);
  const hits = found.hits.filter((hit) => subjectCovered(own, hit.entry) >= ownSubject);
  const [nearest] = found.hits;
  const [admitted] = hits;
  if (nearest === undefined || admitted === undefined) return emptyFinding;
  // Everything points at what was just said: another answer is a guess.
  if (isRepeated(nearest, found, voice, said) && admitted.score < farBehind * nearest.score)
    return emptyFinding;
  return fromHits({ ...found, hits }, index, question, voice, said);
}

/** The customer's question before, asked of what they say they meant. */
function corrected(
  index: AnswerIndex,
  meant: string,
  earlier: Earlier,
  history: readonly Turn[],
  voice: Voice,
): Finding {
  const own = ofNamedProducts(index, meant, earlier, history, voice);
  if (own !== undefined) return own;
  const both = `${convertArabizi(earlier.question)} ${meant}`;
  const rows = productReply(index, both, voice);
  const another = rows?.kind === "answer" ? fromRows(rows) : ofAnotherProduct(index, meant, earlier, voice);
  const told = [
    findAlone(index, meant, voice, earlier.reply),
    inContext(index, meant, earlier, voice, earlier.reply),
  ];
  return told.reduce(chooseBetter, another);
}

/** "لجدة بعد؟" after "… داخل الرياض فقط": the last answer says itself where it holds. */
function onlyThere(
  index: AnswerIndex,
  question: string,
  earlier: Earlier,
  voice: Voice,
): Finding | undefined {
  const subject = subjectOf(question);
  if (subject.length === 0 || subject.some((token) => caseOf(token.stem) === undefined)) return undefined;
  const entry = findLastEntry(index, earlier.reply, voice);
  if (entry === undefined) return undefined;
  const told = sentencesOf(quotable(ownText(entry, voice.language))).find(
    (sentence) =>
      /فقط|(?<!\p{L})only(?!\p{L})/iu.test(sentence) &&
      tokens(sentence).some((token) => caseOf(token.stem) === "place"),
  );
  return told === undefined ? undefined : fromEntry(entry, speakPart(entry, told, voice), sure);
}

/** "لجدة بعد؟", "الجمعة؟": a place or a day and nothing else. */
function isOnlyCase(question: string): boolean {
  const subject = subjectOf(question);
  return (
    subject.length > 0 && subject.length < 3 && subject.every((token) => caseOf(token.stem) !== undefined)
  );
}

/** Whether an answer found for the question alone has all of its subject: nothing is left to lean with. */
function isWhole(index: AnswerIndex, question: string, finding: Finding): boolean {
  const entry = finding.probability >= clearLimit ? finding.alternatives()[0] : undefined;
  if (entry === undefined) return false;
  return entry.kind === "product" || subjectCovered(readQuery(index, question), entry) > 0.99;
}

/** What the texts and rows say to a message of a conversation. */
function found(
  index: AnswerIndex,
  message: string,
  history: readonly Turn[],
  voice: Voice,
  rowsAnswered: boolean,
): Finding {
  const earlier = earlierIn(history);
  if (earlier === undefined) return findAlone(index, convertArabizi(message), voice, "", rowsAnswered);
  const meant = correctionIn(message);
  if (meant !== undefined) return corrected(index, convertArabizi(meant), earlier, history, voice);
  const question = convertArabizi(withoutPreamble(message));
  const said = asksTheSame(question, convertArabizi(earlier.last)) ? "" : earlier.reply;
  const own = findAlone(index, question, voice, said, rowsAnswered);
  const few = subjectOf(question).length < 2;
  const inContextToo = (): Finding => {
    const found = inContext(index, question, earlier, voice, said);
    return own.probability * (few ? fewWords : 1) >= found.probability ? own : found;
  };
  if (!isFollowUp(convertArabizi(message)) && !isOnlyCase(question)) {
    if (!mayLean(question) || said === "" || isWhole(index, question, own)) return own;
    const told = fromLastAnswer(index, question, earlier, voice);
    const elsewhere = own.probability >= clearLimit && told === undefined ? own : inContextToo();
    return told !== undefined && told.probability >= elsewhere.probability * nearAsGood ? told : elsewhere;
  }
  const leaning =
    onlyThere(index, question, earlier, voice) ??
    otherCase(index, question, earlier, voice) ??
    (rowsAnswered ? undefined : ofNamedProducts(index, question, earlier, history, voice)) ??
    fromLastAnswer(index, question, earlier, voice);
  if (leaning !== undefined && leaning.probability >= leansWell) return leaning;
  const another = rowsAnswered ? emptyFinding : ofAnotherProduct(index, question, earlier, voice);
  if (another.probability >= clearLimit && !asksAnything(question)) return another;
  if (own.probability >= clearLimit && subjectOf(question).length > 0) return own;
  const best = chooseBetter(another, few ? inContext(index, question, earlier, voice, said) : inContextToo());
  return leaning === undefined ? best : chooseBetter(leaning, best);
}

const opened = new WeakMap<AnswerIndex, Map<string, Finding>>();

/**
 * What the knowledge has to say to a message of a conversation: who of those that know is surest. A training asks each of
 * its questions twice, with and without its thresholds, and with nothing before it: what was found is kept for that.
 */
export function findings(index: AnswerIndex, message: UnderstoodMessage, dialogue: Dialogue): Finding {
  if (message.now !== undefined || dialogue.history.length > 0) return findAnew(index, message, dialogue);
  const { question, voice } = message;
  const key = JSON.stringify([question, voice]);
  const known = opened.get(index) ?? new Map<string, Finding>();
  opened.set(index, known);
  const found = known.get(key) ?? findAnew(index, message, dialogue);
  if (known.size < maxOpened) known.set(key, found);
  return found;
}

function findAnew(index: AnswerIndex, message: UnderstoodMessage, dialogue: Dialogue): Finding {
  const { voice } = message;
  const question = removeDoubledLetters(index, message.question);
  const exact = curatedFor(index, question);
  const spoken = exact === undefined ? undefined : speak(exact, readQuery(index, question), voice);
  if (exact !== undefined && spoken !== undefined) return fromEntry(exact, spoken, 1);
  const read = { ...message, question: convertArabizi(withoutPreamble(question)) };
  const told = respondersList
    .flatMap((responder) => responder(index, read, dialogue) ?? [])
    .map((finding) => continueFinding(index, finding, read.question, dialogue));
  const rowsAnswered = told.some(({ from }) => from === "rows");
  return [...told, found(index, question, dialogue.history, voice, rowsAnswered)].reduce(chooseBetter);
}
