import { type DeferReason, isWithoutAnswer } from "./defer-reasons.ts";
import type { StoredReply } from "./agents.ts";
import { fullText } from "./reply-rules.ts";
import type { Voice } from "./staff-notice.ts";
import type { AgentState } from "./store/agents.ts";

/** Actions of the owner's triage rules for a reply. */
export interface ReplyTriage {
  /** Text in place of the agent's answer. */
  text: string | null;
  escalates: boolean;
}

/** Reasons for which the text of a rule is not sent, because the agent does not reply on this channel. */
const silentReasons: readonly (DeferReason | null)[] = ["agent_off", "subscription_ended", "limit_reached"];

/**
 * Applies the owner's triage rules to a reply. The customer is always told about a handover: when the agent hands
 * over for its own reason, the rule's text comes before the text of the handover. While a request is being
 * collected, the agent's next question is kept.
 */
export function applyTriageToReply(
  agent: Pick<AgentState, "kind" | "supportEmail"> & Voice,
  reply: StoredReply,
  { text, escalates }: ReplyTriage,
  facts: { at: Date; reachable: boolean },
): StoredReply {
  if (reply.flow || reply.request || silentReasons.includes(reply.reason)) return reply;
  const unused = reply.citations.map((citation) => ({ ...citation, used: false }));
  const emptiedReply = { ...reply, choices: [], citations: unused, writing: null };
  if (escalates && (reply.decision !== "handover" || isWithoutAnswer(reply.reason))) {
    const ruleReply = { text: text ?? "", language: reply.language, reason: "rule" as const };
    return { ...emptiedReply, decision: "handover", reason: "rule", text: fullText(agent, ruleReply, facts) };
  }
  if (text === null) return reply;
  if (reply.decision === "handover" && !isWithoutAnswer(reply.reason))
    return { ...reply, text: `${text}\n\n${reply.text}` };
  return { ...emptiedReply, decision: "answer", reason: null, text };
}
