import { Worker } from "node:worker_threads";
import { threadEnvironment } from "#server/thread-environment.ts";
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
  return new Promise<PlacedGroup[]>((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error("grouping questions took too long")), timeLimitMs);
    worker.once("message", resolve);
    worker.once("error", reject);
    // After a message or an error this comes too late to matter.
    worker.once("exit", (code) => reject(new Error(`the grouping thread ended with ${code}`)));
    worker.once("exit", () => clearTimeout(deadline));
  }).finally(() => void worker.terminate());
}
