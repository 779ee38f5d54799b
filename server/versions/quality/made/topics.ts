import type { TopicResult } from "#shared/contract/quality.ts";
import type { MadeResult } from "./ask-made.ts";

const maxTopics = 3;
/** A topic with fewer failed questions is left out, because one may be chance. */
const minFailed = 2;
/** Weight of a wrong answer relative to a missing one, which is less harmful. */
const wrongWeight = 2;

/** Returns the topics with the most failed questions, with wrong answers before missing ones. */
export function pickWorstTopics(results: readonly MadeResult[]): TopicResult[] {
  const byTopic = Map.groupBy(results, ({ asked: { topic } }) => `${topic.subject} ${topic.name}`);
  return [...byTopic.values()]
    .map((results) => {
      const { subject, name } = results[0]!.asked.topic;
      const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
      return { subject, name, questions: results.length, right: count("right"), wrong: count("wrong") };
    })
    .filter(({ questions, right }) => questions - right >= minFailed)
    .toSorted((a, b) => toMend(b) - toMend(a))
    .slice(0, maxTopics);
}

const toMend = ({ questions, right, wrong }: TopicResult): number =>
  questions - right + (wrongWeight - 1) * wrong;
