import { parentPort, workerData } from "node:worker_threads";
import { groupQuestions } from "#server/answers/question-groups/group.ts";
import type { PlacedGroup } from "./group-in-thread.ts";

/** Entry point of a thread that groups one list of questions and ends. */
const texts = workerData as string[];
const groups = groupQuestions(texts.map((text, place) => ({ text, place })));
const placed: PlacedGroup[] = groups.map(({ questions, central }) => ({
  questions: questions.map((question) => question.place),
  central: central.place,
}));
parentPort?.postMessage(placed, []);
