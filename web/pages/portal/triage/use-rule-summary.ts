import { useTranslation } from "react-i18next";
import type { TriageRule } from "#shared/contract/triage-rules.ts";

/** Returns one line for a rule's conditions and one for its actions. */
export function useRuleSummary(rule: TriageRule): { conditions: string; actions: string } {
  const { t } = useTranslation(["triageRules", "portal", "tickets"]);
  const { channels, languages, words, sentiments, topics, customers } = rule.conditions;
  const { priority, assignee, tags, reply, escalates } = rule.actions;
  const either = (list: string[]) => list.join(t("summary.or"));
  const quoteWords = (list: string[]) => either(list.map((word) => t("summary.quoted", { word })));
  const when = [
    words.length > 0 && t("summary.words", { words: quoteWords(words) }),
    topics.length > 0 && t("summary.topics", { topics: quoteWords(topics) }),
    sentiments.length > 0 && either(sentiments.map((one) => t(`summary.${one}`))),
    customers !== "any" && t(`summary.${customers}`),
    channels.length > 0 &&
      t("summary.channels", { channels: either(channels.map((one) => t(`portal:channel.${one}`))) }),
    languages.length > 0 &&
      t("summary.languages", {
        languages: either(languages.map((one) => t(`tickets:filters.languages.${one}`))),
      }),
  ];
  const actions = [
    priority && t("summary.priority", { priority: t(`portal:priority.${priority}`) }),
    assignee &&
      t("summary.assignee", {
        name: assignee.is_active ? assignee.name : t("summary.gone", { name: assignee.name }),
      }),
    tags.length > 0 &&
      t("summary.tags", {
        count: tags.length,
        tags: tags.map(({ name }) => t("summary.quoted", { word: name })).join(" "),
      }),
    (reply.ar || reply.en) && t("summary.reply"),
    escalates && t("summary.escalate"),
  ];
  const line = (parts: (string | false | null)[]) => parts.filter(Boolean).join(t("summary.and"));
  return { conditions: line(when), actions: line(actions) };
}
