import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnowledgeLine, QuestionLine } from "#server/answers/evaluate/evaluation-set.ts";

function lines<Line>(file: string): Line[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, at) => {
      try {
        return JSON.parse(line) as Line;
      } catch {
        throw new Error(`${file}, line ${at + 1}: not JSON`);
      }
    });
}

export interface EvaluationSet {
  knowledge: KnowledgeLine[];
  questions: QuestionLine[];
}

/** Reads a set from a folder with kb.jsonl and questions.jsonl. */
export function readSet(folder: string): EvaluationSet {
  return { knowledge: lines(join(folder, "kb.jsonl")), questions: lines(join(folder, "questions.jsonl")) };
}
