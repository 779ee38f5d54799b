import { cuePattern, findCues } from "#server/answers/language/cues.ts";

const formCues = findCues("text-forms");
const labelledPattern = (label: string): RegExp =>
  cuePattern(formCues, String.raw`^{${label}}\s*\d{0,3}\s*[:：.)\-–]\s*(.+)$`, "iu");
const labelledQuestionPattern = labelledPattern("question_label");
const labelledAnswerPattern = labelledPattern("answer_label");
const numberedPattern = /^\s*(?:\d{1,3}\s*[.)\-–]|[•*\-–])\s*/u;
const endsAsQuestionPattern = /[؟?]\s*$/u;
const maxQuestionLength = 200;

/** The question a line asks, when it is one ("س: …", "Q1: …", "1. متى تفتحون؟"). */
export function questionIn(line: string): string | undefined {
  const labelled = labelledQuestionPattern.exec(line)?.[1];
  if (labelled !== undefined) return labelled.trim();
  const bare = line.replace(numberedPattern, "").trim();
  return endsAsQuestionPattern.test(bare) && bare.length <= maxQuestionLength ? bare : undefined;
}

export function answerIn(line: string): string {
  return (labelledAnswerPattern.exec(line)?.[1] ?? line).trim();
}

export function isLabelledAnswer(line: string): boolean {
  return labelledAnswerPattern.test(line);
}
