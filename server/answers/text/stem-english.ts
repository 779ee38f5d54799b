/** Porter's algorithm (1980), as published. Words of up to two letters stay as they are. */

const vowel = "(?:[aeiou]|(?<=[^aeiou])y)";
const consonant = "(?:[^aeiouy]|(?<=[aeiou])y|^y)";
const measureOver0Pattern = new RegExp(`^${consonant}*${vowel}+${consonant}`);
const measure1Pattern = new RegExp(`^${consonant}*${vowel}+${consonant}+${vowel}*$`);
const measureOver1Pattern = new RegExp(`^${consonant}*${vowel}+${consonant}+${vowel}+${consonant}`);
const hasVowelPattern = new RegExp(`^${consonant}*${vowel}`);
const doublePattern = /([^aeiouylsz])\1$/;
const shortPattern = new RegExp(`^${consonant}+${vowel}[^aeiouywx]$`);

const step2: readonly (readonly [string, string])[] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["bli", "ble"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
  ["logi", "log"],
];
const step3: readonly (readonly [string, string])[] = [
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
];
const step4 = [
  "ement",
  "ance",
  "ence",
  "able",
  "ible",
  "ment",
  "ant",
  "ent",
  "ism",
  "ate",
  "iti",
  "ous",
  "ive",
  "ize",
  "al",
  "er",
  "ic",
  "ou",
];

function replaceEnding(word: string, endings: readonly (readonly [string, string])[]): string {
  for (const [ending, replacement] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    return measureOver0Pattern.test(stem) ? stem + replacement : word;
  }
  return word;
}

function withoutPlural(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (word.endsWith("eed")) return measureOver0Pattern.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const ending = word.endsWith("ed") ? 2 : word.endsWith("ing") ? 3 : 0;
  const stem = word.slice(0, word.length - ending);
  if (ending === 0 || !hasVowelPattern.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (doublePattern.test(stem)) return stem.slice(0, -1);
  return shortPattern.test(stem) ? `${stem}e` : stem;
}

function withoutLongSuffix(word: string): string {
  if (/[st]ion$/.test(word)) {
    const stem = word.slice(0, -3);
    return measureOver1Pattern.test(stem) ? stem : word;
  }
  const ending = step4.find((e) => word.endsWith(e));
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  return measureOver1Pattern.test(stem) ? stem : word;
}

function tidied(word: string): string {
  let stem = word;
  if (stem.endsWith("e")) {
    const bare = stem.slice(0, -1);
    if (measureOver1Pattern.test(bare) || (measure1Pattern.test(bare) && !shortPattern.test(bare)))
      stem = bare;
  }
  return stem.endsWith("ll") && measureOver1Pattern.test(stem) ? stem.slice(0, -1) : stem;
}

export function stemEnglish(word: string): string {
  if (word.length < 3) return word;
  let stem = withoutTense(withoutPlural(word));
  if (stem.endsWith("y") && hasVowelPattern.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaceEnding(replaceEnding(stem, step2), step3);
  return tidied(withoutLongSuffix(stem));
}
