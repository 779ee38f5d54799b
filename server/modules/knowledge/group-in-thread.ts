import { Worker } from "node:worker_threads";
import { nextMessage, threadEnvironment } from "#server/threads.ts";
import { type GroupedQuestions, groupQuestions } from "#server/answers/question-groups/group.ts";

/** A group by the places of its questions in the list. */
export interface PlacedGroup {
  questions: number[];
  central: number;
}

/** So many are grouped faster here than a thread begins. */
const few = 200;
const timeLimitMs = 60_000;

/** Groups questions by meaning. 2,000 take a quarter of a second, in which this process would answer nobody: they go to a thread. */
export async function groupInThread<Q extends { text: string }>(
  questions: readonly Q[],
): Promise<GroupedQuestions<Q>[]> {
  if (questions.length <= few) return groupQuestions(questions);
  const placed = await inThread(questions.map((question) => question.text));
  return placed.map((group) => ({
    questions: group.questions.map((place) => questions[place]!),
    central: questions[group.central]!,
  }));
}

function inThread(texts: string[]): Promise<PlacedGroup[]> {
  const worker = new Worker(new URL("./group-thread.ts", import.meta.url), {
    workerData: texts,
    env: threadEnvironment(),
    execArgv: [],
  });
  // Once its answer is here or late nobody else listens, and an error that nobody hears ends the process.
  worker.on("error", () => undefined);
  return nextMessage<PlacedGroup[]>(worker, timeLimitMs, "grouping questions").finally(
    () => void worker.terminate(),
  );
}
