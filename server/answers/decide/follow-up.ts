import type { Dialogue, Finding, UnderstoodMessage } from "#server/answers/responder.ts";
import type { Voice } from "#server/answers/compose/catalogue.ts";
import { ownText, quotable, speak, speakPart } from "#server/answers/compose/entry-text.ts";
import { sentencesOf } from "#server/answers/compose/sentences.ts";
import type { Turn } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { findCues, wordsOf } from "#server/answers/language/cues.ts";
import { isElsewhere, subjectCovered } from "#server/answers/retrieve/match.ts";
import { removeDoubledLetters } from "#server/answers/retrieve/doubled-letters.ts";
import { createStemTest } from "#server/answers/retrieve/query.ts";
import { readQuery, search } from "#server/answers/retrieve/retrieve.ts";
import { writeCodes } from "#server/answers/retrieve/spoken-codes.ts";
import { convertArabizi } from "#server/answers/text/arabizi.ts";
import { caseOf } from "#server/answers/text/kinds.ts";
import { tokenOf, tokens, type Token } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import {
  recognizeCorrection,
  earlierIn,
  isFollowUp,
  mayLean,
  withoutPreamble,
  type Earlier,
} from "#server/answers/understand/follow-up.ts";
import { continueFinding } from "./continue-finding.ts";
import { findCuratedAnswer } from "./curated.ts";
import { judgeFacility } from "./missing-facility.ts";
import { respondersList } from "./responders.ts";
import {
  fromTexts,
  chooseBetter,
  fromEntry,
  fromHits,
  maxHitsRead,
  emptyFinding,
  isRepeated,
} from "./finding.ts";
import { fromLastAnswer, findLastEntry } from "./last-answer.ts";

/** A message that is answered with this probability on its own is not read with the messages before it. */
const minClearProbability = 0.9;
/** An entry that the context leads to must have this share of the follow-up's own subject words. */
const minOwnSubjectShare = 0.6;
/** Two messages ask the same when they share this part of their subject words. */
const minSharedSubject = 0.6;
/** A part of the entry that was quoted last answers a follow-up with this probability. */
const lastAnswerProbability = 0.9;
/** The last answer's entry is preferred to another one that is at most this much more probable. */
const lastAnswerRatio = 0.8;
/** Below this probability the search for what a message refers to goes on. */
const minLeaningProbability = 0.6;
/** An entry with a smaller share of the best score is about something else than the conversation. */
const minScoreRatio = 0.7;
/** Questions whose findings are kept: more than one training asks. */
const maxOpened = 1000;
/** A message of one subject word that is answered with this probability on its own needs no context either. */
const minOwnProbability = 0.85;
/** The probability of a message of one word ("cancel", "يرجع") is multiplied by this, so that its context decides. */
const oneWordFactor = 0.8;

/** Words for "too": "لجدة بعد؟", "Jeddah too?" */
const alsoSet = new Set(wordsOf(findCues("follow-ups"), "also"));

function subjectOf(question: string): Token[] {
  return tokens(question).filter((token) => !token.isFunction && !alsoSet.has(token.word));
}

function asksTheSame(question: string, before: string): boolean {
  const now = new Set(subjectOf(question).map((token) => token.stem));
  const then = new Set(subjectOf(before).map((token) => token.stem));
  const all = new Set([...now, ...then]).size;
  const shared = [...now].filter((stem) => then.has(stem)).length;
  return all === 0 ? words(question).join(" ") === words(before).join(" ") : shared / all >= minSharedSubject;
}

/** "وفي جدة؟", "and on Friday?": the question before with another place or day. */
function otherCase(
  index: AnswerIndex,
  question: string,
  earlier: Earlier,
  voice: Voice,
): Finding | undefined {
  const cases = subjectOf(question).map((token) => caseOf(token.stem));
  const [kind] = cases;
  if (kind === undefined || cases.some((each) => each !== kind)) return undefined;
  const kept = words(earlier.question).filter((word) => caseOf(tokenOf(word).stem) !== kind);
  return fromTexts(index, [...kept, ...words(question)].join(" "), voice);
}

/**
 * The finding of the question with the one before as its context; only an entry with the question's own subject
 * answers.
 */
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
  const found = search(index, question, maxHitsRead, earlier.question);
  const hits = found.hits.filter(
    // An entry about another place is none, however well it fits the messages before.
    (hit) => subjectCovered(own, hit.entry) >= minOwnSubjectShare && !isElsewhere(own, hit.entry),
  );
  const [nearest] = found.hits;
  const [admitted] = hits;
  if (nearest === undefined || admitted === undefined) return emptyFinding;
  // The best hit was just said, and an entry far behind it would be a guess.
  if (isRepeated(nearest, found, voice, said) && admitted.score < minScoreRatio * nearest.score)
    return emptyFinding;
  return fromHits({ ...found, hits }, index, question, voice, said);
}

/** The customer's question before, about what they now say they meant. */
function corrected(index: AnswerIndex, meant: string, earlier: Earlier, voice: Voice): Finding {
  return chooseBetter(
    fromTexts(index, meant, voice, earlier.reply),
    inContext(index, meant, earlier, voice, earlier.reply),
  );
}

/** "لجدة بعد؟" after "… داخل الرياض فقط": the last answer itself says where it applies. */
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
  const limitingSentence = sentencesOf(quotable(ownText(entry, voice.language))).find(
    (sentence) =>
      /فقط|(?<!\p{L})only(?!\p{L})/iu.test(sentence) &&
      tokens(sentence).some((token) => caseOf(token.stem) === "place"),
  );
  return limitingSentence === undefined
    ? undefined
    : fromEntry(entry, speakPart(entry, limitingSentence, voice), lastAnswerProbability);
}

/** Whether a message is only a place or a day: "لجدة بعد؟", "الجمعة؟". */
function isOnlyCase(question: string): boolean {
  const subject = subjectOf(question);
  return (
    subject.length > 0 && subject.length < 3 && subject.every((token) => caseOf(token.stem) !== undefined)
  );
}

/** Whether the answer to the question alone has all of its subject words, so that no context is needed. */
function isWhole(index: AnswerIndex, question: string, finding: Finding): boolean {
  const entry = finding.probability >= minClearProbability ? finding.alternatives()[0] : undefined;
  if (entry === undefined) return false;
  return entry.kind === "product" || subjectCovered(readQuery(index, question), entry) > 0.99;
}

/** The finding of the texts for a message of a conversation. */
function found(index: AnswerIndex, message: string, history: readonly Turn[], voice: Voice): Finding {
  const earlier = earlierIn(history);
  if (earlier === undefined) return fromTexts(index, message, voice);
  const meant = recognizeCorrection(message);
  if (meant !== undefined) return corrected(index, meant, earlier, voice);
  const question = withoutPreamble(message);
  const said = asksTheSame(question, earlier.last) ? "" : earlier.reply;
  const own = fromTexts(index, question, voice, said);
  const few = subjectOf(question).length < 2;
  const inContextToo = (): Finding => {
    const found = inContext(index, question, earlier, voice, said);
    const isClear = own.probability >= minOwnProbability;
    return own.probability * (few && !isClear ? oneWordFactor : 1) >= found.probability ? own : found;
  };
  if (!isFollowUp(message) && !isOnlyCase(question)) {
    if (!mayLean(question) || said === "" || isWhole(index, question, own)) return own;
    const inLastAnswer = fromLastAnswer(index, question, earlier, voice);
    const elsewhere =
      own.probability >= minClearProbability && inLastAnswer === undefined ? own : inContextToo();
    return inLastAnswer !== undefined && inLastAnswer.probability >= elsewhere.probability * lastAnswerRatio
      ? inLastAnswer
      : elsewhere;
  }
  const leaning =
    onlyThere(index, question, earlier, voice) ??
    otherCase(index, question, earlier, voice) ??
    fromLastAnswer(index, question, earlier, voice);
  if (leaning !== undefined && leaning.probability >= minLeaningProbability) return leaning;
  if (own.probability >= minClearProbability && subjectOf(question).length > 0) return own;
  // "Can I return it?" has one subject word of its own, which a text may answer without the context.
  const best =
    subjectOf(question).length === 0 ? inContext(index, question, earlier, voice, said) : inContextToo();
  return leaning === undefined ? best : chooseBetter(leaning, best);
}

const opened = new WeakMap<AnswerIndex, Map<string, Finding>>();

/**
 * The most probable finding of all responders for a message of a conversation. A training asks each of its questions
 * twice, with and without its thresholds and without a conversation before it, so those findings are kept.
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

/** "والدمام؟" after "is there parking in Khobar?" asks for parking there; any other question stands for itself. */
function withItsFacility(question: string, history: readonly Turn[]): string {
  const earlier = isOnlyCase(question) ? earlierIn(history) : undefined;
  if (earlier === undefined) return question;
  const before = words(earlier.question);
  return [...before.filter((word) => caseOf(tokenOf(word).stem) === undefined), question].join(" ");
}

function findAnew(index: AnswerIndex, message: UnderstoodMessage, said: Dialogue): Finding {
  const { voice } = message;
  const isKnown = createStemTest(index);
  const readLetters = (text: string): string => convertArabizi(writeCodes(index, text), isKnown);
  const written = removeDoubledLetters(index, message.question);
  const question = readLetters(written);
  const dialogue: Dialogue = {
    history: said.history.map((turn) =>
      turn.role === "customer"
        ? { ...turn, text: readLetters(removeDoubledLetters(index, turn.text)) }
        : turn,
    ),
  };
  const exact = findCuratedAnswer(index, written);
  const spoken = exact === undefined ? undefined : speak(exact, readQuery(index, question), voice);
  if (exact !== undefined && spoken !== undefined) return fromEntry(exact, spoken, 1);
  const meant = dialogue.history.length > 0 ? recognizeCorrection(question) : undefined;
  const read = { ...message, question: meant ?? withoutPreamble(question) };
  const responderFindings = respondersList
    .flatMap((responder) => responder(index, read, dialogue) ?? [])
    .map((finding) => continueFinding(index, finding, read.question, dialogue));
  return [...responderFindings, found(index, question, dialogue.history, voice)]
    .map((finding) => judgeFacility(index, finding, withItsFacility(read.question, dialogue.history)))
    .reduce(chooseBetter);
}
