import { useTranslation } from "react-i18next";
import { readBusinessFacts } from "#web/api/endpoints/business-facts.ts";
import { useRead } from "#web/api/use-read.ts";

/** The topics, the most frequently asked first. */
const topics = ["delivery", "hours", "returns", "payments", "branches", "contacts"] as const;
const maxStarters = 3;

/** Returns example questions that the business's own data answer, so that the first try shows what the agent can do. */
export function useStarters(isLive: boolean): string[] {
  const { t } = useTranslation("knowledge");
  const facts = useRead(readBusinessFacts, {}, { enabled: isLive }).data?.data;
  if (!facts || !isLive) return [];
  return topics
    .filter((topic) => facts[topic].value && !facts[topic].pending)
    .slice(0, maxStarters)
    .map((topic) => t(`ask.examples.${topic}`));
}
