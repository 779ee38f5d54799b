import type { TriageConditions } from "#shared/contract/triage-rules.ts";
import type { Priority } from "#shared/contract/tickets.ts";
import { priorities } from "#shared/values/tickets.ts";
import type { Language } from "#shared/language.ts";
import { limitMessage } from "#server/answers/limits.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import { sentimentsOf } from "#server/answers/understand/sentiment.ts";
import { topicOf } from "#server/answers/understand/topics.ts";

/** What the conditions of rules look at in a customer's message. */
export interface TriageFacts {
  text: string;
  channel: string;
  /** The customer had a ticket before this one. */
  isReturning: boolean;
  /** What the agent's reply to the message is about; null: nothing, or it has not replied. */
  topic: string | null;
}

/** Whether a message meets all conditions of a rule. The cheap ones are looked at first. */
export function matchesConditions(conditions: TriageConditions, facts: TriageFacts): boolean {
  const { channels, languages, words, sentiments, topics, customers } = conditions;
  const isAmong = (list: readonly string[], value: string | null) =>
    list.length === 0 || (value !== null && list.includes(value));
  if (!isAmong(channels, facts.channel) || !isAmong(topics, facts.topic)) return false;
  if (customers !== "any" && facts.isReturning !== (customers === "returning")) return false;
  const text = limitMessage(facts.text);
  if (languages.length > 0 && !languages.includes(languageOf(text, []).language)) return false;
  if (words.length > 0 && topicOf(text, words) === undefined) return false;
  return sentiments.length === 0 || sentimentsOf(text).some((one) => sentiments.includes(one));
}

/** A citation as far as it says what a reply is about. */
interface CitedTitle {
  title?: string | undefined;
  confidence: number;
  used: boolean;
}

/**
 * What a reply of the agent is about, as the dashboard counts it (gate's message_topics): the first source that it used or,
 * of a message that went to a person, the first that the agent would at least have offered.
 */
export function topicOfReply(
  decision: string | null,
  citations: readonly CitedTitle[],
  clarifyFrom: number,
): string | null {
  if (decision !== "answer" && decision !== "handover") return null;
  const citation =
    citations.find(({ used }) => used) ?? citations.find(({ confidence }) => confidence >= clarifyFrom);
  return citation?.title || null;
}

/** What the rules that match have done with a ticket. */
export interface TriageOutcome<Rule> {
  /** In their order. */
  rules: Rule[];
  priority: { rule: Rule; value: Priority } | null;
  assignee: { rule: Rule; memberId: string } | null;
  reply: { rule: Rule; text: string } | null;
  escalation: { rule: Rule } | null;
}

interface RuleActions {
  priority: Priority | null;
  assigneeId: string | null;
  reply: Record<Language, string | null>;
  escalates: boolean;
}

/** Of several rules that match, the first one decides each of these; their tags add up. */
export function outcomeOf<Rule extends RuleActions>(
  rules: readonly Rule[],
  language: Language,
): TriageOutcome<Rule> {
  const first = <Value, Name extends string>(
    name: Name,
    valueOf: (rule: Rule) => Value | null,
  ): ({ rule: Rule } & Record<Name, Value>) | null => {
    for (const rule of rules) {
      const value = valueOf(rule);
      if (value !== null) return { rule, [name]: value } as { rule: Rule } & Record<Name, Value>;
    }
    return null;
  };
  const escalating = rules.find(({ escalates }) => escalates);
  return {
    rules: [...rules],
    priority: first("value", ({ priority }) => priority),
    assignee: first("memberId", ({ assigneeId }) => assigneeId),
    reply: first("text", ({ reply }) => reply[language]),
    escalation: escalating ? { rule: escalating } : null,
  };
}

/**
 * Whether a rule may change a priority: it decides where nobody has so far, and raises what somebody has decided, but
 * never lowers it.
 */
export const mayChangePriority = (from: string, to: Priority): boolean =>
  from === "medium" ? to !== "medium" : priorities.indexOf(to) > priorities.indexOf(from as Priority);
