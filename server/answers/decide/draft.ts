import type { Voice } from "#server/answers/compose/catalogue.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { findMissingWords, subjectCovered } from "#server/answers/retrieve/match.ts";
import { readQuery } from "#server/answers/retrieve/retrieve.ts";
import type { Finding } from "#server/answers/responder.ts";
import { rewriteAsHowTo } from "#server/answers/understand/act.ts";
import { asksForSecrets, isJailbreakAttempt } from "#server/answers/understand/jailbreak-attempt.ts";
import { recognizeSmallTalk } from "#server/answers/understand/small-talk.ts";
import type { Wishes } from "#server/answers/understand/wishes.ts";
import type { Part } from "./part.ts";
import { partsOf } from "./parts.ts";
import {
  type CustomerMessage,
  isCoveredBy,
  joinParts,
  namesOf,
  type Reply,
  listUsedEntries,
  withUnanswered,
} from "./reply.ts";

/** Parts of a suggested reply. */
export interface DraftParts {
  reply: Reply;
  /** Questions without an answer, in the customer's words; `reply.text` ends with them. */
  missing: string[];
}

/**
 * Below this the agent was not sure that the text answers; from `clarifyFrom` on it is near enough to be read by a
 * person.
 */
const isSure = ({ probability }: Finding, { settings }: CustomerMessage): boolean =>
  probability >= settings.answerFrom;

/** An uncertain text is shown as a draft only where it has this share of the question's subject. */
const minSubjectShare = 0.6;

/**
 * The entry that an uncertain part would be answered from; undefined for facts and rows, which never miss the subject.
 */
function unsureEntry(
  index: AnswerIndex,
  { finding }: Part,
  customerMessage: CustomerMessage,
): KnowledgeEntry | undefined {
  if (isSure(finding, customerMessage) || finding.from !== "prose") return undefined;
  return listUsedEntries(finding).flatMap((id) => index.entries.withId(id) ?? [])[0];
}

/** Words of an uncertain part that its text does not cover ("on Friday" beside a text about delivery). */
function findMissingSlots(index: AnswerIndex, part: Part, customerMessage: CustomerMessage): string[] {
  const entry = unsureEntry(index, part, customerMessage);
  const words = entry === undefined ? [] : findMissingWords(readQuery(index, part.text), entry, part.text);
  return words.length > 0 ? [words.join(" ")] : [];
}

/**
 * The draft for a message that was handed over: what the knowledge holds on each of its questions, including answers
 * that were too uncertain to be sent. Undefined where the agent did not search (small talk, a wish for a person, contact
 * data) or found nothing near. `receivedText` is the text that the customer has received already.
 */
export function composeDraft(
  index: AnswerIndex,
  customerMessage: CustomerMessage,
  voice: Voice,
  wishes: Wishes,
  receivedText: string,
): DraftParts | undefined {
  const { question, history, settings, now } = customerMessage;
  const talk = recognizeSmallTalk(question);
  const isOnlyTalk = talk.kinds.length > 0 && talk.rest === "";
  if (
    wishes.human ||
    customerMessage.onlyContactData ||
    isOnlyTalk ||
    isJailbreakAttempt(question) ||
    asksForSecrets(question)
  )
    return undefined;
  const isNear = ({ probability, text, choices }: Finding): boolean =>
    probability >= settings.clarifyFrom && text !== undefined && !choices?.length;
  const message = { question: wishes.act ? rewriteAsHowTo(question) : question, voice, now };
  const parts = partsOf(index, message, { history }, isNear);
  const near = parts.filter((part) => {
    const entry = unsureEntry(index, part, customerMessage);
    const isBeside =
      entry !== undefined && subjectCovered(readQuery(index, part.text), entry) < minSubjectShare;
    return isNear(part.finding) && !isBeside;
  });
  if (near.length === 0) return undefined;
  const answered = new Set(near.flatMap(({ finding }) => listUsedEntries(finding)));
  const rest = parts.filter((part) => !near.includes(part) && !isCoveredBy(part.finding, answered));
  // Where something is to be done, whoever does it says what came of it, and needs no second place for that.
  const unmet = wishes.act ? [] : near.flatMap((part) => findMissingSlots(index, part, customerMessage));
  const missing = [...unmet, ...namesOf(rest)];
  const isReceived = ({ finding }: Part): boolean =>
    isSure(finding, customerMessage) && receivedText.includes(finding.text ?? "");
  const said = joinParts(near.filter((part) => !isReceived(part)));
  if (said.text === "") return undefined;
  const { text } = missing.length > 0 ? withUnanswered(said, missing, voice) : said;
  return {
    missing,
    reply: {
      decision: "answer",
      text,
      confidence: Math.min(...near.map(({ finding }) => finding.probability)),
      citations: near.flatMap(({ finding }) => finding.citations),
      choices: [],
    },
  };
}
