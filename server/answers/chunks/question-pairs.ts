const labelledQuestionPattern = /^(?:س|سؤال|السؤال|q|question)\s*\d{0,3}\s*[:：.)\-–]\s*(.+)$/iu;
const LABELLED_ANSWER = /^(?:ج|جواب|الجواب|الإجابة|إجابة|a|answer)\s*\d{0,3}\s*[:：.)\-–]\s*(.+)$/iu;
const NUMBERED = /^\s*(?:\d{1,3}\s*[.)\-–]|[•*\-–])\s*/u;
const ENDS_AS_QUESTION = /[؟?]\s*$/u;
const LONGEST_QUESTION = 200;

/** The question a line asks, when it is one ("س: …", "Q1: …", "1. متى تفتحون؟"). */
export function questionIn(line: string): string | undefined {
  const labelled = labelledQuestionPattern.exec(line)?.[1];
  if (labelled !== undefined) return labelled.trim();
  const bare = line.replace(NUMBERED, "").trim();
  return ENDS_AS_QUESTION.test(bare) && bare.length <= LONGEST_QUESTION ? bare : undefined;
}

export function answerIn(line: string): string {
  return (LABELLED_ANSWER.exec(line)?.[1] ?? line).trim();
}

export function isLabelledAnswer(line: string): boolean {
  return LABELLED_ANSWER.test(line);
}
