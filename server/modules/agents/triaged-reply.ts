import { type DeferReason, isWithoutAnswer } from "./defer-reasons.ts";
import type { StoredReply } from "./agents.ts";
import { fullText, type Voice } from "./reply-rules.ts";
import type { AgentState } from "./store/agents.ts";

/** What the owner's triage rules have done with a reply. */
export interface ReplyTriage {
  /** Said in place of the agent's answer. */
  text: string | null;
  escalates: boolean;
}

/** Of an agent that is not to speak here, a rule does not speak either. */
const silentReasons: readonly (DeferReason | null)[] = ["agent_off", "subscription_ended", "limit_reached"];

/**
 * A reply as the owner's triage rules make it. They never take from the customer that a person takes over: where the agent
 * hands over for a reason of its own, the rule's text stands before what it says of that. Whose request is being taken
 * hears what the agent asks next.
 */
export function applyTriageToReply(
  agent: Pick<AgentState, "kind" | "supportEmail"> & Voice,
  reply: StoredReply,
  { text, escalates }: ReplyTriage,
  facts: { at: Date; reachable: boolean },
): StoredReply {
  if (reply.flow || reply.request || silentReasons.includes(reply.reason)) return reply;
  const unused = reply.citations.map((citation) => ({ ...citation, used: false }));
  const own = { ...reply, choices: [], citations: unused, writing: null };
  if (escalates && (reply.decision !== "handover" || isWithoutAnswer(reply.reason))) {
    const said = { text: text ?? "", language: reply.language, reason: "rule" as const };
    return { ...own, decision: "handover", reason: "rule", text: fullText(agent, said, facts) };
  }
  if (text === null) return reply;
  if (reply.decision === "handover" && !isWithoutAnswer(reply.reason))
    return { ...reply, text: `${text}\n\n${reply.text}` };
  return { ...own, decision: "answer", reason: null, text };
}
