import { Worker } from "node:worker_threads";
import { nextMessage, threadEnvironment } from "#server/threads.ts";
import { type GroupedQuestions, groupQuestions } from "#server/answers/question-groups/group.ts";

/** A group, given as the indexes of its questions in the list. */
export interface PlacedGroup {
  questions: number[];
  central: number;
}

/** Number of questions up to which grouping is faster than starting a thread. */
const few = 200;
const timeLimitMs = 60_000;

/** Groups questions by meaning. 2,000 questions take a quarter of a second, so they are grouped in a thread. */
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
  // A listener stays after the result or the deadline, because an unhandled error would end the process.
  worker.on("error", () => undefined);
  return nextMessage<PlacedGroup[]>(worker, timeLimitMs, "grouping questions").finally(
    () => void worker.terminate(),
  );
}
