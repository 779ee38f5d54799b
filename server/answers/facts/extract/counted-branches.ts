/** A branch in a sentence that enumerates branches. */
export interface CountedBranch {
  name: string;
  address: string;
}

const placeSource = "(?:فرع|معرض|محل|مكتب|متجر)";
const ordinal = "(?:أول|اول|ثاني|ثالث|رابع|خامس|آخر|اخر|رئيسي)";
/** "الفرع الأول: جدة حي الصفا …". */
const labelledPattern = new RegExp(String.raw`^و?ال${placeSource}\s+ال${ordinal}\s*[:：–-]\s*(.{6,})$`, "u");
/** "لدينا فرعان، الأول في الملز … والثاني في النسيم …", "one in …, the other in …". */
const eachPattern = new RegExp(
  String.raw`(?<!\p{L})(?:و?ال${ordinal}|و?(?:أحدهما|احدهما|واحد)|(?:the )?(?:one|first|second|third|other)(?: one)?(?: is)?)\s+(?:في|in|on|at|ب(?=ال))\s*`,
  "giu",
);
const speaksOfBranchesPattern =
  /(?<!\p{L})(?:فرعان|فرعين|فروع|معرضان|معرضين|معارض|محلين|محلان)(?!\p{L})|(?<!\p{L})(?:two|three|four) (?:branches|shops|stores|showrooms)/iu;
/** Words at the beginning of an address; the name of the place stands before them. */
const beginsAddressPattern =
  /(?<!\p{L})(?:حي|شارع|طريق|مقابل|بجوار|بجانب|خلف|مجمع|مول|برج|عمارة|on|opposite|next|near|behind|beside)(?!\p{L})/iu;
const districtPattern = /^حي\s+(\p{L}+)/u;
const maxNameWordsLength = 3;

function branchAt(told: string): CountedBranch | undefined {
  const text = told.replace(/^[\s،,]+|[\s،,.؛;]+$/gu, "");
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
