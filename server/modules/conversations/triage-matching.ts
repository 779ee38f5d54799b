import type { Sentiment, TriageConditions } from "#shared/contract/triage-rules.ts";
import type { Priority } from "#shared/contract/tickets.ts";
import { priorities } from "#shared/values/tickets.ts";
import { sentiments } from "#shared/values/triage-rules.ts";
import type { Language } from "#shared/language.ts";
import { limitMessage } from "#server/answers/limits.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import { sentimentsOf } from "#server/answers/understand/sentiment.ts";
import { topicOf } from "#server/answers/understand/topics.ts";

/** Facts about a customer's message that the conditions of rules use. */
export interface TriageFacts {
  text: string;
  channel: string;
  /** Whether the customer had a ticket before this one. */
  isReturning: boolean;
  /** Topic of the agent's reply; null when it has none or the agent has not replied. */
  topic: string | null;
}

/** Whether a message meets all conditions of a rule. Cheap conditions are checked first. */
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

/**
 * Number of messages from which the sentiment is read; a customer's mood passes, so earlier messages say nothing
 * about it.
 */
const sentimentMessages = 3;

/** Returns the sentiments of a customer's latest messages, as the conditions of rules use them. */
export function latestSentiments(messages: readonly { author: string; text: string }[]): Sentiment[] {
  const latest = messages.filter(({ author }) => author === "customer").slice(-sentimentMessages);
  const found = new Set(latest.flatMap(({ text }) => sentimentsOf(text)));
  return sentiments.filter((sentiment) => found.has(sentiment));
}

/** The part of a citation that names the topic of a reply. */
interface CitedTitle {
  title?: string | undefined;
  confidence: number;
  used: boolean;
}

/**
 * Returns the topic of a reply, as the dashboard counts it (gate's message_topics): the first source that it used
 * or, for a message that was handed over, the first that the agent would have offered.
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

/** Combined actions of the rules that match. */
export interface TriageOutcome<Rule> {
  /** Matching rules in their order. */
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

/** Combines matching rules. The first rule with an action decides that action, and the tags of all rules add up. */
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
 * Whether a rule may change a priority. It may set one that nobody has decided and raise one that somebody has
 * decided, but never lower it.
 */
export const mayChangePriority = (from: string, to: Priority): boolean =>
  from === "medium" ? to !== "medium" : priorities.indexOf(to) > priorities.indexOf(from as Priority);
