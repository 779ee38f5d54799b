import { answer } from "#server/answers/answers.ts";
import type { Answer, Captured, Tone, Turn } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { FlowState } from "#server/answers/flows/flow.ts";
import {
  type FlowInput,
  type FlowRequest,
  type FlowTurn,
  takeTurn,
} from "#server/answers/flows/take-turn.ts";
import { topicOf } from "#server/answers/understand/topics.ts";
import { normalisePhone } from "#shared/rules/phone.ts";
import type { Language } from "#shared/language.ts";
import type { AgentSettings } from "#shared/contract/agents.ts";
import { clarifyThreshold } from "#shared/rules/certainty.ts";
import { text } from "#server/texts/texts.ts";
import { type DeferReason, handoverKey } from "./defer-reasons.ts";
import type { AgentState } from "./store/agents.ts";
import { joinSentences, teamText, type Voice } from "./staff-notice.ts";
import { sourcesOf, type StoredCitation, readStoredCitations, titleOf } from "./stored-citations.ts";

/** An answer with its full text for the customer, handovers included. */
export type Reply = Omit<Answer, "reason"> & { reason: DeferReason | null };

/**
 * Returns the language of a reply: the language of the message, if the agent uses it, and otherwise one
 * that the agent uses.
 */
export const spokenLanguage = (languages: readonly Language[], messageLanguage: Language): Language =>
  languages.includes(messageLanguage) ? messageLanguage : (languages[0] ?? messageLanguage);

/** Returns the text of a handover, which always says what happens next and, if known, when. */
function handoverText(
  { tone, handover }: Voice,
  language: Language,
  reason: DeferReason,
  facts: { at: Date; reachable: boolean },
): string {
  return joinSentences(
    text(language, `agent:handover.${tone}.${handoverKey(reason)}`),
    teamText(handover, language, facts),
  );
}

/** Text for a member whose question the internal agent cannot answer; it names the people to ask instead. */
function internalText(language: Language, reason: DeferReason, supportEmail: string): string {
  const key =
    reason === "agent_failed" || reason === "agent_off" || reason === "not_trained"
      ? reason
      : reason === "asked_for_human" || reason === "asked_to_act" || reason === "complaint"
        ? "person"
        : "no_answer";
  // An address in an Arabic sentence is isolated in its own direction.
  return text(language, `agent:internal.${key}`, { email: `\u2068${supportEmail}\u2069` });
}

const tones: Tone[] = ["warm", "formal", "brief"];

/** Counts the consecutive questions without an answer, after which the agent asked the customer to rephrase. */
function unansweredBefore(history: readonly Turn[]): number {
  const asking = (["ar", "en"] as const).flatMap((language) =>
    tones.map((tone) => text(language, `agent:rephrase.${tone}`)),
  );
  const businessTurns = history.filter((turn) => turn.role !== "customer");
  const other = businessTurns.findLastIndex(
    (turn) => turn.role === "staff" || !asking.some((sentence) => turn.text.endsWith(sentence)),
  );
  return businessTurns.length - 1 - other;
}

/** What the owner's rules know about a message besides the engine's answer. */
interface MessageFacts {
  /** Whether the message concerns a topic that is always handed over. */
  topic: boolean;
  /** Number of consecutive unanswered questions before this one. */
  unanswered: number;
  /**
   * Sources of the version that became staff-only after its training; customers no longer get answers from them.
   */
  staffOnlySources: ReadonlySet<string>;
}

/** The engine's answer with the owner's rule that replaced it, if any. */
type RuledAnswer = Answer & { appliedRule?: "topic" | "rephrase" };

/** Applies the owner's settings to the engine's answer. */
function applyOwnerRules(
  engineAnswer: Answer,
  { kind, handover }: Pick<AgentState, "kind" | "handover">,
  facts: MessageFacts,
): RuledAnswer {
  const visibleReply = hideStaffSources(engineAnswer, facts.staffOnlySources);
  const isPersonRequest = ["asked_for_human", "asked_to_act", "complaint"].includes(
    visibleReply.reason ?? "",
  );
  if (facts.topic && !isPersonRequest) return { ...withoutAnswer(visibleReply), appliedRule: "topic" };
  const unknown =
    visibleReply.decision === "handover" && !isPersonRequest && visibleReply.reason !== "agent_failed";
  if (kind === "support" && unknown && facts.unanswered + 1 < handover.after)
    return { ...visibleReply, decision: "clarify", appliedRule: "rephrase" };
  return visibleReply;
}

/**
 * Returns the answer without the sources that only staff may see. Choices may name an entry without a citation, so none
 * are offered while sources are hidden.
 */
function hideStaffSources(found: Answer, staffOnlySources: ReadonlySet<string>): Answer {
  if (staffOnlySources.size === 0) return found;
  const citations = found.citations.filter(({ origin }) => !staffOnlySources.has(origin.sourceId));
  if (citations.length === found.citations.length && found.decision !== "clarify") return found;
  return { ...withoutAnswer({ ...found, citations }), confidence: 0, reason: found.reason ?? "no_answer" };
}

/** Returns the answer as a handover: without its text and choices, and with no source marked as used. */
const withoutAnswer = (reply: RuledAnswer): RuledAnswer => ({
  ...reply,
  decision: "handover",
  text: "",
  choices: [],
  citations: reply.citations.map((citation) => ({ ...citation, used: false })),
});

/** Returns the agent with other settings. */
export function withSettings(agent: AgentState, settings: AgentSettings): AgentState {
  const { enabled, name, greeting, tone, languages, answer_from, handover, channels_off, time_zone } =
    settings;
  return {
    ...agent,
    enabled,
    name,
    greeting,
    tone,
    languages,
    answerFrom: answer_from ?? agent.automatic.answerFrom,
    clarifyFrom: answer_from === null ? agent.automatic.clarifyFrom : clarifyThreshold(answer_from),
    handover: {
      complaintsToPerson: handover.complaints_to_person,
      topics: [...handover.topics.ar, ...handover.topics.en],
      after: handover.after,
      teamHours: handover.team_hours,
      outOfHours: handover.out_of_hours,
      timeZone: time_zone,
    },
    channelsOff: channels_off,
    flows: settings.flows ?? agent.flows,
  };
}

/** Returns the captured contact data with phone numbers in one format. */
export const normaliseCaptured = (captured: Captured): Captured => ({
  ...captured,
  ...(captured.phone && { phone: normalisePhone(captured.phone) ?? captured.phone }),
});

/** The reply of the engine and the owner's rules, before the text of a handover is added. */
export type DecidedReply = Omit<Reply, "citations"> &
  Pick<RuledAnswer, "appliedRule"> & {
    citations: StoredCitation[];
    /** The owner wrote this answer, which is sent unchanged. */
    curated?: boolean;
    /** The request that is being collected; null when there is none. */
    flow: FlowState | null;
    /** A request that is passed on to the team. */
    request?: FlowRequest;
    /** Text after the sentence of a handover. */
    closing?: string;
  };

/** Context of a flow besides the message; absent when no request is collected. */
export type RequestContext = Pick<FlowInput, "state" | "known" | "wanted">;

/** A message with its history, as the engine receives it. */
export interface CustomerMessage {
  question: string;
  history: Turn[];
  at: Date;
  requests?: RequestContext | undefined;
}

/**
 * Decides the reply to a message without side effects. `index` may contain embeddings for this question; `plain` is the
 * version as it was built.
 */
export function decideReply(
  index: AnswerIndex,
  plain: AnswerIndex,
  agent: AgentState,
  { question, history, at, requests }: CustomerMessage,
): DecidedReply {
  const { brand, answerFrom, clarifyFrom, tone, languages } = agent;
  const isSupport = agent.kind === "support";
  // A member who quotes an angry customer is not complaining.
  const complaintsToPerson = isSupport && agent.handover.complaintsToPerson;
  const settings = { brand, answerFrom, clarifyFrom, tone, languages, complaintsToPerson };
  const now = { at, timeZone: agent.handover.timeZone };
  const ruled = applyOwnerRules(answer(index, { question, history, settings, now }), agent, {
    topic: isSupport && topicOf(question, agent.handover.topics) !== undefined,
    unanswered: unansweredBefore(history),
    staffOnlySources: isSupport ? sourcesOf(plain, agent.staffSources) : new Set(),
  });
  const entryOf = (id: string) => plain.entries.withId(id);
  const isCurated = ruled.citations.some(({ used, entryId }) => {
    const entry = used ? entryOf(entryId) : undefined;
    return entry?.kind === "faq" && entry.exact === true;
  });
  const flowTurn =
    isSupport && requests && ruled.appliedRule !== "topic"
      ? takeTurn({
          index,
          question,
          said: ruled,
          settings,
          now,
          enabled: agent.flows,
          isCurated,
          history,
          ...requests,
        })
      : undefined;
  const withRequest = flowTurn ? withTurn(ruled, flowTurn) : ruled;
  const { reason = "no_answer", ...rest } = withRequest;
  const isOwnText = withRequest.decision === "handover" || withRequest.appliedRule !== undefined;
  return {
    ...rest,
    language:
      flowTurn?.state?.language ??
      (isOwnText
        ? spokenLanguage(agent.languages, flowTurn?.language ?? withRequest.language)
        : withRequest.language),
    captured: normaliseCaptured(withRequest.captured),
    reason: withRequest.appliedRule === "topic" ? "topic" : isOwnText ? reason : null,
    citations: readStoredCitations(withRequest.citations, withRequest.language, (id) => titleOf(entryOf(id))),
    curated: isCurated,
    flow: flowTurn?.state ?? null,
    ...(flowTurn?.request && { request: flowTurn.request }),
    ...(flowTurn?.closing !== undefined && { closing: flowTurn.closing }),
  };
}

/** Combines the engine's reply with the flow's turn. */
function withTurn(
  reply: RuledAnswer,
  { decision, reason, text, choices, isAnswered }: FlowTurn,
): RuledAnswer {
  const { appliedRule: _, reason: __, ...rest } = isAnswered ? reply : withoutAnswer(reply);
  return { ...rest, decision, text, choices, ...(reason !== undefined && { reason }) };
}

/** Returns the text for the customer: first the answered parts of the message, then what happens with the rest. */
export function fullText(
  agent: Pick<AgentState, "kind" | "supportEmail"> & Voice,
  reply: Pick<DecidedReply, "text" | "language" | "reason" | "appliedRule" | "closing">,
  facts: { at: Date; reachable: boolean },
): string {
  const { language, reason, appliedRule } = reply;
  const next =
    appliedRule === "rephrase"
      ? text(language, `agent:rephrase.${agent.tone}`)
      : reason === null
        ? ""
        : agent.kind === "internal"
          ? internalText(language, reason, agent.supportEmail)
          : handoverText(agent, language, reason, facts);
  return [reply.text, next, reply.closing].filter(Boolean).join("\n\n");
}
