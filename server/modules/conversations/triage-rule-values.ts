import { type TriageConditions, type TriageRuleBody } from "#shared/contract/triage-rules.ts";
import { triageLimits } from "#shared/values/triage-rules.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import { requireFields } from "#server/http/failure.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { replyText } from "./ticket-rules.ts";

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const lines = (values: readonly string[]): string[] => unique(values.map(toOneLine).filter(Boolean));
const length = (text: string): number => [...text].length;

/** Validates the rule that an owner entered and returns it as it is stored. */
export function triageRuleValues(typed: TriageRuleBody): TriageRuleBody {
  const { conditions, actions } = typed;
  const name = toOneLine(typed.name);
  const words = lines(conditions.words);
  const topics = lines(conditions.topics);
  const tags = lines(actions.tags);
  const { maxName, maxWords, maxWordLength, maxTopics, maxTags } = triageLimits;
  const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word);
  const values: TriageRuleBody = {
    name,
    conditions: {
      ...conditions,
      channels: unique(conditions.channels),
      languages: unique(conditions.languages),
      sentiments: unique(conditions.sentiments),
      words,
      topics,
    },
    actions: { ...actions, tags },
  };
  requireFields({
    name: name === "" ? "required" : length(name) > maxName ? "too_long" : null,
    words:
      words.length > maxWords
        ? "above_limit"
        : words.some((word) => !isWord(word))
          ? "no_word"
          : words.some((word) => length(word) > maxWordLength)
            ? "too_long"
            : null,
    topics: topics.length > maxTopics ? "above_limit" : null,
    tags: tags.length > maxTags ? "above_limit" : null,
    conditions: hasCondition(values.conditions) ? null : "triage_no_condition",
    actions: hasAction(values.actions) ? null : "triage_no_action",
  });
  return { ...values, actions: { ...values.actions, reply: repliesOf(actions.reply) } };
}

/** Whether a rule has a condition; one without any would match every ticket. */
const hasCondition = ({ customers, ...lists }: TriageConditions): boolean =>
  customers !== "any" || Object.values(lists).some((list) => list.length > 0);

const hasAction = ({ priority, assignee_id, tags, reply, escalates }: TriageRuleBody["actions"]): boolean =>
  priority !== null ||
  assignee_id !== null ||
  tags.length > 0 ||
  escalates ||
  [reply.ar, reply.en].some((text) => plainText(text ?? "") !== "");

const repliesOf = ({ ar, en }: TriageRuleBody["actions"]["reply"]) => ({ ar: textOf(ar), en: textOf(en) });

const textOf = (typed: string | null): string | null =>
  plainText(typed ?? "") === "" ? null : replyText(typed ?? "");

/** Whether two rules match the same messages. */
export const hasSameConditions = (one: TriageConditions, other: TriageConditions): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

const comparable = (conditions: TriageConditions) =>
  Object.entries(conditions)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, Array.isArray(value) ? [...value].map(String).toSorted() : value]);
