/**
 * The built-in answer engine: no language model, no IO, and this file is all of it that callers see. Knowledge in
 * (`chunkDocument`), a version built, stored and loaded (`buildIndex`, `serialiseIndex`, `loadIndex`), messages
 * answered (`answer`) and the bare ranking for evaluation (`retrieve`). README.md describes the whole way.
 */
import { inEveryVoice, sentencesFor, voiceOf } from "./compose/catalogue.ts";
import { visible } from "./compose/hidden.ts";
import { safeReply } from "./compose/safe-text.ts";
import { withOwnAddresses } from "./decide/own-links.ts";
import { draftFor } from "./decide/draft.ts";
import { replyTo, type Reply } from "./decide/reply.ts";
import type { Answer, AnswerSettings, Citation, Language, Moment, Turn } from "./entry.ts";
import type { AnswerIndex } from "./index/answer-index.ts";
import { limitHistory, limitMessage } from "./limits.ts";
import { fromArabizi, isArabizi } from "./text/arabizi.ts";
import { captureFrom, isOnlyContactData, withoutContactData } from "./understand/captured.ts";
import { languageOf } from "./understand/language.ts";
import { readChoice } from "./understand/pick.ts";
import { hearWishes } from "./understand/wishes.ts";

export { chunkDocument } from "./chunks/chunk-document.ts";
export { calibrate, withCalibration } from "./decide/calibrate.ts";
export { listContradictions } from "./decide/contradiction.ts";
export { chooseThresholds } from "./decide/thresholds.ts";
export type { AnswerIndex } from "./index/answer-index.ts";
export { safeReply } from "./compose/safe-text.ts";
export { loadIndex, serialiseIndex } from "./index/file.ts";
export { type LookUp, type LookUpItem, lookUp, lookUpTools, offerItems, quoteItem } from "./look-up.ts";
export { buildIndex } from "./retrieve/build.ts";
export { retrieve } from "./retrieve/retrieve.ts";

export interface AnswerRequest {
  question: string;
  /** Earlier turns, oldest first, without this question. */
  history: readonly Turn[];
  settings: AnswerSettings;
  /** When it is asked; absent, nothing is said that depends on it ("open now"). */
  now?: Moment;
}

/** "نردّ هنا بالعربية", in any voice: said once in a conversation. */
const oneLanguage = inEveryVoice((all) => all.otherLanguageOnly);

/** What a customer is told, once, who writes in a language the agent does not reply in; "" for everybody else. */
function languageNote(heard: Language, { settings, history }: AnswerRequest): string {
  const voice = voiceOf(settings, heard);
  if (voice.language === heard) return "";
  const told = history.some(
    ({ role, text }) => role !== "customer" && oneLanguage.some((sentence) => text.includes(sentence)),
  );
  return told ? "" : sentencesFor({ ...voice, language: heard }).otherLanguageOnly;
}

/** A reply with nothing in it that a customer must not read; an answer of which nothing is left goes to a person. */
function guarded(index: AnswerIndex, reply: Reply): Reply {
  const citations = reply.citations.map((citation): Citation => {
    if (!citation.used) return citation;
    const quote = withOwnAddresses(index, citation.quote);
    return quote === citation.quote ? citation : { ...citation, quote, planted: true };
  });
  const sources = citations.filter(({ used }) => used).map(({ quote }) => quote);
  const text = safeReply(withOwnAddresses(index, reply.text), sources);
  if (text !== "" || reply.decision !== "answer") return { ...reply, citations, text };
  const unused = citations.map((citation) => ({ ...citation, used: false }));
  return { ...reply, decision: "handover", reason: "no_answer", text, citations: unused };
}

/** A message read for what it says of itself, before the knowledge is asked. */
function understood(given: AnswerRequest) {
  const asked = { ...given, history: limitHistory(given.history) };
  const message = visible(limitMessage(given.question)).trim();
  const question = readChoice(message, asked.history) ?? withoutContactData(message);
  const heardIn = languageOf(message, asked.history).language;
  const captured = captureFrom(message);
  return {
    asked,
    heardIn,
    voice: voiceOf(asked.settings, heardIn),
    wishes: hearWishes(isArabizi(message) ? fromArabizi(message) : message),
    captured,
    heard: {
      ...asked,
      question,
      onlyContactData: isOnlyContactData(message, captured),
      namesOrder: captured.orderNumber !== undefined,
    },
  };
}

/** What the agent says to a message, and why. Deterministic: same index, same input, same answer. */
export function answer(index: AnswerIndex, given: AnswerRequest): Answer {
  const { asked, heardIn, voice, wishes, captured, heard } = understood(given);
  const reply = guarded(index, replyTo(index, heard, voice, wishes));
  const note = reply.text === "" ? "" : languageNote(heardIn, asked);
  const text = [note, reply.text].filter(Boolean).join("\n");
  return {
    ...reply,
    text,
    language: voice.language,
    captured,
    urgent: wishes.urgent || reply.reason === "complaint",
  };
}

/** What a person may begin their own reply from, made of what was found near a message that was handed over to them. */
export interface Draft {
  /** Ends by naming what is missing, where anything is. */
  text: string;
  language: Language;
  /** Of its least sure part, 0–1. */
  confidence: number;
  citations: Citation[];
  /** What was asked and not found, in the customer's words. */
  missing: string[];
  /** The customer wants something done, which only a person can say is done. */
  asksToAct: boolean;
}

/**
 * The draft of a reply to a message, under the same guards as an answer; undefined when nothing near it was found that
 * the customer has not been `told` already.
 */
export function draftReply(index: AnswerIndex, given: AnswerRequest, told: string): Draft | undefined {
  const { voice, wishes, heard } = understood(given);
  const draft = draftFor(index, heard, voice, wishes, told);
  if (draft === undefined) return undefined;
  const { decision, text, confidence, citations } = guarded(index, draft.reply);
  if (decision !== "answer") return undefined;
  const { missing } = draft;
  return { text, language: voice.language, confidence, citations, missing, asksToAct: wishes.act };
}
