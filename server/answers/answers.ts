/**
 * The built-in answer engine: no language model, no IO, and this file is all of it that callers see. Knowledge in
 * (`chunkDocument`), a version built, stored and loaded (`buildIndex`, `serialiseIndex`, `loadIndex`), messages
 * answered (`answer`) and the bare ranking for evaluation (`retrieve`). README.md describes the whole way.
 */
import { inEveryVoice, chooseSentences, voiceOf } from "./compose/catalogue.ts";
import { visible } from "./compose/hidden.ts";
import { safeReply } from "./compose/safe-text.ts";
import { withOwnAddresses } from "./decide/own-links.ts";
import { composeDraft } from "./decide/draft.ts";
import { replyTo, type Reply } from "./decide/reply.ts";
import type { Answer, AnswerSettings, Citation, Language, Moment, Turn } from "./entry.ts";
import type { AnswerIndex } from "./index/answer-index.ts";
import { limitHistory, limitMessage } from "./limits.ts";
import { fromArabizi, isArabizi } from "./text/arabizi.ts";
import { captureFrom, isOnlyContactData, withoutContactData } from "./understand/captured.ts";
import { languageOf } from "./understand/language.ts";
import { readChoice } from "./understand/pick.ts";
import { recognizeWishes } from "./understand/wishes.ts";

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
  /** Time of the message. Absent: nothing that depends on it ("open now") is said. */
  now?: Moment;
}

/** The sentence that names the agent's only language, in every tone; a conversation has it once. */
const oneLanguage = inEveryVoice((all) => all.otherLanguageOnly);

/**
 * A note for a customer who writes in a language that the agent does not reply in; "" for others and after the first
 * time.
 */
function languageNote(messageLanguage: Language, { settings, history }: AnswerRequest): string {
  const voice = voiceOf(settings, messageLanguage);
  if (voice.language === messageLanguage) return "";
  const wasNoted = history.some(
    ({ role, text }) => role !== "customer" && oneLanguage.some((sentence) => text.includes(sentence)),
  );
  return wasNoted ? "" : chooseSentences({ ...voice, language: messageLanguage }).otherLanguageOnly;
}

/** The reply without unsafe content; an answer of which nothing is left is handed over. */
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

/** Language, wishes and contact data of a message, read before the knowledge is searched. */
function understood(given: AnswerRequest) {
  const asked = { ...given, history: limitHistory(given.history) };
  const message = visible(limitMessage(given.question)).trim();
  const question = readChoice(message, asked.history) ?? withoutContactData(message);
  const recognizedIn = languageOf(message, asked.history).language;
  const captured = captureFrom(message);
  return {
    asked,
    recognizedIn,
    voice: voiceOf(asked.settings, recognizedIn),
    wishes: recognizeWishes(isArabizi(message) ? fromArabizi(message) : message),
    captured,
    customerMessage: {
      ...asked,
      question,
      onlyContactData: isOnlyContactData(message, captured),
      namesOrder: captured.orderNumber !== undefined,
    },
  };
}

/** The agent's reply to a message. Deterministic: the same index and request always give the same answer. */
export function answer(index: AnswerIndex, given: AnswerRequest): Answer {
  const { asked, recognizedIn, voice, wishes, captured, customerMessage } = understood(given);
  const reply = guarded(index, replyTo(index, customerMessage, voice, wishes));
  const note = reply.text === "" ? "" : languageNote(recognizedIn, asked);
  const text = [note, reply.text].filter(Boolean).join("\n");
  return {
    ...reply,
    text,
    language: voice.language,
    captured,
    urgent: wishes.urgent || reply.reason === "complaint",
  };
}

/** A suggested reply for the person to whom a message was handed over. */
export interface Draft {
  /** Text of the suggestion; it ends with what is missing, if anything. */
  text: string;
  language: Language;
  /** Probability (0–1) of the least certain part. */
  confidence: number;
  citations: Citation[];
  /** Questions without an answer, in the customer's words. */
  missing: string[];
  /** The customer wants something done, which only a person can confirm. */
  asksToAct: boolean;
}

/**
 * The draft of a reply to a message, under the same guards as an answer; undefined when nothing near it was found that
 * the customer has not received already (`receivedText`).
 */
export function draftReply(
  index: AnswerIndex,
  given: AnswerRequest,
  receivedText: string,
): Draft | undefined {
  const { voice, wishes, customerMessage } = understood(given);
  const draft = composeDraft(index, customerMessage, voice, wishes, receivedText);
  if (draft === undefined) return undefined;
  const { decision, text, confidence, citations } = guarded(index, draft.reply);
  if (decision !== "answer") return undefined;
  const { missing } = draft;
  return { text, language: voice.language, confidence, citations, missing, asksToAct: wishes.act };
}
