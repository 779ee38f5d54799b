import { cuePattern, findCues } from "#server/answers/language/cues.ts";

/** A branch in a sentence that enumerates branches. */
export interface CountedBranch {
  name: string;
  address: string;
}

const branchCues = findCues("branches");
/** "الفرع الأول: جدة حي الصفا …". */
const labelledPattern = cuePattern(
  branchCues,
  String.raw`^و?ال{counted_place}\s+ال{counted_number}\s*[:：–-]\s*(.{6,})$`,
);
/** "لدينا فرعان، الأول في الملز … والثاني في النسيم …", "one in …, the other in …". */
const eachPattern = cuePattern(
  branchCues,
  String.raw`(?<!\p{L})(?:و?ال{counted_number}|و?{one_of_them}|(?:the )?{one_in_list}(?: one)?(?: is)?)\s+(?:في|in|on|at|ب(?=ال))\s*`,
  "giu",
);
const speaksOfBranchesPattern = cuePattern(
  branchCues,
  String.raw`(?<!\p{L}){several}(?!\p{L})|(?<!\p{L})(?:two|three|four) {several_places}`,
  "iu",
);
/** Words at the beginning of an address; the name of the place stands before them. */
const beginsAddressPattern = cuePattern(branchCues, String.raw`(?<!\p{L}){begins_address}(?!\p{L})`, "iu");
const districtPattern = /^حي\s+(\p{L}+)/u;
const maxNameWordsLength = 3;

function branchAt(description: string): CountedBranch | undefined {
  const text = description.replace(/^[\s،,]+|[\s،,.؛;]+$/gu, "");
  const start = beginsAddressPattern.exec(text)?.index;
  const before = (start === undefined ? text : text.slice(0, start)).replace(/[\s،,(]+$/u, "").trim();
  const name = before === "" ? (districtPattern.exec(text)?.[1] ?? "") : before;
  if (name === "" || name.split(/\s+/u).length > maxNameWordsLength || /\d/u.test(name)) return undefined;
  return { name, address: text };
}

/** The branches of a sentence that enumerates them without names ("the first in …, the second in …"). */
export function readCountedBranches(sentence: string): CountedBranch[] {
  const labelled = labelledPattern.exec(sentence.trim())?.[1];
  if (labelled !== undefined) return [branchAt(labelled)].filter((each) => each !== undefined);
  if (!speaksOfBranchesPattern.test(sentence)) return [];
  const parts = sentence.split(eachPattern).slice(1);
  const found = parts.map(branchAt);
  return parts.length > 1 && found.every((each) => each !== undefined) ? found : [];
}
