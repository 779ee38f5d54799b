import { inEveryVoice, chooseSentences, type Voice } from "#server/answers/compose/catalogue.ts";
import { isolateRun, removeIsolates } from "#server/answers/compose/direction.ts";
import { isPromptInjection } from "#server/answers/compose/prompt-injection.ts";
import { smallTalkReply } from "#server/answers/compose/small-talk-reply.ts";
import type { Answer, AnswerSettings, HandoverReason, Moment, Turn } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { rewriteAsHowTo } from "#server/answers/understand/act.ts";
import { asksForSecrets, isJailbreakAttempt } from "#server/answers/understand/jailbreak-attempt.ts";
import { findKindWords } from "#server/answers/understand/kind-words.ts";
import { asksOnlyValue } from "#server/answers/understand/only-value.ts";
import { recognizeSmallTalk } from "#server/answers/understand/small-talk.ts";
import type { Wishes } from "#server/answers/understand/wishes.ts";
import { clarification } from "./clarification.ts";
import { findCuratedAnswer } from "./curated.ts";
import { withoutIdleYes } from "./idle-yes.ts";
import { withNamedSubject } from "./named-subject.ts";
import { sayNearest } from "./nearest.ts";
import type { Finding } from "#server/answers/responder.ts";
import { emptyFinding } from "./finding.ts";
import { findings } from "./follow-up.ts";
import type { Part } from "./part.ts";
import { asksBack, partsOf } from "./parts.ts";
import { isAnsweredBeside } from "./answered-part.ts";

/** An answer before what does not depend on the knowledge (language, captured data) is added. */
export type Reply = Omit<Answer, "language" | "captured" | "urgent">;

export interface CustomerMessage {
  /** Without contact data. */
  question: string;
  /** The message gives contact data or an order number and says nothing else. */
  onlyContactData: boolean;
  /** It is about one order: nothing that is written for all customers is what was meant. */
  namesOrder: boolean;
  history: readonly Turn[];
  settings: AnswerSettings;
  now?: Moment | undefined;
}

/** What is said beside a handover, and which findings it stands on. */
interface Said {
  text: string;
  used: readonly Finding[];
}

/** Kind words are answered with kind words unless the knowledge answers with at least this probability. */
const minSureProbability = 0.9;

const nothingSaid: Said = { text: "", used: [] };

function handover(reason: HandoverReason, found: readonly Finding[], said: Said = nothingSaid): Reply {
  return {
    decision: "handover",
    text: said.text,
    confidence: Math.max(0, ...found.map((finding) => finding.probability)),
    citations: found.flatMap((finding) =>
      finding.citations.map((citation) => ({
        ...citation,
        used: citation.used && said.used.includes(finding),
      })),
    ),
    choices: [],
    reason,
  };
}

function smalltalk(text: string): Reply {
  return { decision: "smalltalk", text, confidence: 1, citations: [], choices: [] };
}

/** What was found depends on something that the customer has to say first. */
function askedBack({ text = "", probability, citations, choices = [] }: Finding): Reply {
  return { decision: "clarify", text, confidence: probability, citations, choices: [...choices] };
}

/** Sentences that introduce choices, in any voice. */
const askBackTexts = inEveryVoice((all) => all.whichOne);
const askedProduct = inEveryVoice((all) => all.whichProduct);

function lastSaid(history: readonly Turn[]): string {
  return history.findLast((turn) => turn.role !== "customer")?.text ?? "";
}

/** Asking back twice in a row, or offering the same again, is not helping. */
function justAsked(history: readonly Turn[], offer: string): boolean {
  const last = lastSaid(history);
  const [, ...choices] = offer.split("\n");
  return (
    askBackTexts.some((sentence) => last.includes(sentence)) ||
    (askedProduct.some((sentence) => last.includes(sentence)) && last.endsWith(choices.join("\n")))
  );
}

/** Why a person takes over when the knowledge does not answer. */
function reasonFor(
  wishes: Wishes,
  confidence: number,
  settings: AnswerSettings,
  isOnlyData = false,
): HandoverReason {
  if (wishes.human || wishes.contact) return "asked_for_human";
  if (wishes.problem || wishes.complaint || wishes.alarming) return "complaint";
  if (wishes.act || isOnlyData) return "asked_to_act";
  return confidence >= settings.clarifyFrom ? "low_confidence" : "no_answer";
}

/** A line that introduces those below it. */
const isHeading = (line: string): boolean => /[:：]$/u.test(removeIsolates(line));

/** A text without the lines that were said before it: two questions about one thing are not told its price twice. */
function withoutSaid(text: string, before: readonly string[]): string {
  if (before.length === 0) return text;
  if (before.some((each) => each.includes(text))) return "";
  const linesBefore = new Set(before.flatMap((each) => each.split("\n")));
  const lines = text.split("\n").filter((line) => isHeading(line) || !linesBefore.has(line));
  return lines.every(isHeading) ? "" : lines.join("\n");
}

/** What parts of a message have an answer, joined; a sentence that another answer holds is not said twice. */
export function joinParts(parts: readonly Part[]): Said {
  const used: Finding[] = [];
  const texts: string[] = [];
  for (const { text: question, finding } of parts) {
    if (finding.text === undefined) continue;
    used.push(finding);
    const said = withoutSaid(withoutIdleYes(finding.text, question), texts);
    if (said !== "") texts.push(said);
  }
  return { text: texts.join("\n\n"), used };
}

export function listUsedEntries(finding: Finding): string[] {
  return finding.citations.filter(({ used }) => used).map(({ entryId }) => entryId);
}

/** A part needs only this probability when its entry already answers another part of the message. */
const minProbabilityBeside = 0.3;

export function isCoveredBy(finding: Finding, usedEntries: ReadonlySet<string>): boolean {
  return (
    finding.probability >= minProbabilityBeside &&
    listUsedEntries(finding).some((entry) => usedEntries.has(entry))
  );
}

/**
 * This much is added to the probability of a part beside an answered one: the customer sees which answer belongs to
 * which.
 */
const besideAllowance = 0.15;

/** A customer's own words are repeated only where they are plain words: nobody makes the agent say anything. */
const plainWordsPattern = /^[\p{L}\p{M}\s'’-]{3,60}[؟?]?$/u;

/** What was said, with what is left of the message named at its end. */
export function withUnanswered(said: Said, names: readonly string[], voice: Voice): Said {
  const plain = names.every(
    (name) =>
      plainWordsPattern.test(name) &&
      !isPromptInjection(name) &&
      !isJailbreakAttempt(name) &&
      !asksForSecrets(name),
  );
  const named = plain ? names.map((name) => isolateRun(name, voice.language)) : [];
  return { ...said, text: `${said.text}\n\n${chooseSentences(voice).unanswered(named)}` };
}

export const namesOf = (parts: readonly Part[]): string[] => parts.map(({ text }) => text.trim());

/** Whether the customer has asked about nothing yet that a message which names nothing could be about. */
const isFirstAsked = ({ history }: CustomerMessage): boolean =>
  history.every(({ role, text }) => role !== "customer" || recognizeSmallTalk(text).rest === "");

/** A message that says nothing the knowledge is needed for. */
function withoutKnowledge(customerMessage: CustomerMessage, voice: Voice, wishes: Wishes): Reply | undefined {
  const { question, settings } = customerMessage;
  if (wishes.human) return handover("asked_for_human", []);
  // A number to call or an order to look up is for somebody who can do that.
  if (customerMessage.onlyContactData) return handover(reasonFor(wishes, 0, settings, true), []);
  const talk = recognizeSmallTalk(question);
  if (talk.kinds.length > 0 && talk.rest === "" && !wishes.alarming && !wishes.complaint)
    return smalltalk(smallTalkReply(talk.kinds, question, voice, settings));
  return isJailbreakAttempt(question) ? smalltalk(chooseSentences(voice).refusal) : undefined;
}

export function replyTo(
  index: AnswerIndex,
  customerMessage: CustomerMessage,
  voice: Voice,
  wishes: Wishes,
): Reply {
  const { history, settings, now } = customerMessage;
  const question = withNamedSubject(customerMessage.question, history);
  const curated = findCuratedAnswer(index, question) !== undefined;
  const plain = curated ? undefined : withoutKnowledge(customerMessage, voice, wishes);
  if (plain !== undefined) return plain;
  const sure = ({ probability, tied, text }: Finding): boolean =>
    probability >= settings.answerFrom && !tied && text !== undefined;
  const mayStandBeside = (finding: Finding): boolean =>
    sure(finding) ||
    (!finding.choices?.length && sure({ ...finding, probability: finding.probability + besideAllowance }));
  // What the texts say about pictures is about those that customers send.
  if (!curated && wishes.picture) return handover("asked_to_act", []);
  const message = { question: !curated && wishes.act ? rewriteAsHowTo(question) : question, voice, now };
  const parts = curated
    ? [{ text: question, finding: findings(index, message, { history }) }]
    : partsOf(index, message, { history }, sure);
  const found = [...new Set(parts.map(({ finding }) => finding))];
  const confidence = Math.min(...found.map((finding) => finding.probability));
  if (!curated && wishes.complaint && settings.complaintsToPerson !== false)
    return handover("complaint", found);
  // "Order 55213 has not arrived": only somebody who can look it up knows where it is.
  if (!curated && wishes.problem && customerMessage.namesOrder) return handover("complaint", found);
  const kind = findKindWords(question);
  if (kind !== undefined && confidence < minSureProbability && !wishes.problem && !wishes.act)
    return smalltalk(smallTalkReply([kind], question, voice, settings));
  const isReply = ({ finding }: Part): boolean => parts.length === 1 || !asksBack(finding);
  const surest = parts.filter((part) => sure(part.finding) && isReply(part));
  // What a sure part tells anyway is not told again by a text that is less sure.
  const answered = parts.filter(
    (part) =>
      surest.includes(part) ||
      (surest.length > 0 &&
        isReply(part) &&
        mayStandBeside(part.finding) &&
        !isAnsweredBeside(index, part, surest)),
  );
  const usedEntries = new Set(answered.flatMap(({ finding }) => listUsedEntries(finding)));
  // What a sure part says anyway may be said to an unsure one ("عندكم واي فاي وعندكم مواقف").
  const rest = parts.filter(
    (part) =>
      !answered.includes(part) &&
      !isCoveredBy(part.finding, usedEntries) &&
      !(answered.length > 0 && isAnsweredBeside(index, part, answered)),
  );
  const isGuess = answered.every(({ finding }) => finding.from === "prose");
  const isEmpty = index.entries.length === 0;
  if (!curated && isGuess && !isEmpty && asksOnlyValue(question) && isFirstAsked(customerMessage))
    return askedBack({ ...emptyFinding, probability: confidence, text: chooseSentences(voice).whichSubject });
  const said = joinParts(answered);
  // What is secret elsewhere may be what this business writes about: only what it has not written is refused.
  if (answered.length === 0 && asksForSecrets(question)) return smalltalk(chooseSentences(voice).refusal);
  if (!curated && wishes.act) return handover(reasonFor(wishes, confidence, settings), found, said);
  const [first] = answered;
  if (first?.finding.choices?.length && found.length === 1) return askedBack(first.finding);
  if (answered.length > 0 && rest.length === 0) {
    const citations = answered.flatMap(({ finding }) => finding.citations);
    const least = Math.min(...answered.map(({ finding }) => finding.probability));
    const isComputed = answered.every(({ finding }) => finding.from !== "prose");
    return {
      decision: "answer",
      text: said.text,
      confidence: least,
      citations,
      choices: [],
      ...(isComputed && { isComputed }),
    };
  }
  if (answered.length > 0) {
    return handover(
      reasonFor(wishes, confidence, settings),
      found,
      withUnanswered(said, namesOf(rest), voice),
    );
  }
  return unsure(found, confidence, customerMessage, voice, wishes);
}

/** Nothing is certain: choices, or a person. */
function unsure(
  found: readonly Finding[],
  confidence: number,
  customerMessage: CustomerMessage,
  voice: Voice,
  wishes: Wishes,
): Reply {
  const { history, settings, namesOrder } = customerMessage;
  const nearest =
    namesOrder || wishes.problem || wishes.complaint
      ? ""
      : sayNearest(found, customerMessage, lastSaid(history), voice);
  const [only] = found;
  if (!namesOrder && found.length === 1 && only !== undefined && confidence >= settings.clarifyFrom) {
    const offer = clarification(only, voice);
    if (offer !== undefined && !justAsked(history, offer.text))
      return {
        decision: "clarify",
        confidence,
        citations: only.citations.map((citation) => ({ ...citation, used: false })),
        ...offer,
        text: [nearest, offer.text].filter(Boolean).join("\n\n"),
      };
  }
  return handover(reasonFor(wishes, confidence, settings), found, { text: nearest, used: [] });
}
