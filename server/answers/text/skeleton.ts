import { wordCacheLimits, memoise } from "./memoise.ts";

/**
 * Consonants of a name, which it keeps in the other script: "Yirgacheffe" and "يرغاشيف", "Jeddah" and "جدة", and the
 * Arabizi "tawseel" and "توصيل" have the same skeleton.
 */
const latinPairs: readonly (readonly [RegExp, string])[] = [
  [/kh|5/g, "X"],
  // "Switch" is written سويتش: a t before ch is kept.
  [/tch/g, "TS"],
  [/sch|sh|ch|\$/g, "S"],
  [/th/g, "T"],
  [/dh/g, "D"],
  [/gh|8/g, "G"],
  [/ph/g, "F"],
  [/ck/g, "K"],
  [/3|2|'/g, ""],
  [/7/g, "H"],
  [/9/g, "S"],
  [/6/g, "T"],
  [/c(?=[eiy])/g, "S"],
  [/x/g, "KS"],
];
const latin: Record<string, string> = {
  b: "B",
  p: "B",
  t: "T",
  d: "D",
  j: "G",
  g: "G",
  h: "H",
  r: "R",
  z: "Z",
  s: "S",
  f: "F",
  v: "F",
  q: "K",
  k: "K",
  c: "K",
  l: "L",
  m: "M",
  n: "N",
};
const arabic: Record<string, string> = {
  ب: "B",
  ت: "T",
  ط: "T",
  ث: "T",
  د: "D",
  ض: "D",
  ذ: "D",
  ج: "G",
  غ: "G",
  ح: "H",
  ه: "H",
  خ: "X",
  ر: "R",
  ز: "Z",
  ظ: "Z",
  س: "S",
  ص: "S",
  ش: "S",
  ف: "F",
  ق: "K",
  ك: "K",
  ل: "L",
  م: "M",
  ن: "N",
};

function collapsed(skeleton: string): string {
  // A final h is mostly a silent ة; doubled consonants are one in Arabic script.
  return skeleton.replace(/(.)\1+/g, "$1").replace(/(?<=..)H$/, "");
}

export function latinSkeleton(word: string): string {
  let text = word;
  for (const [pattern, letter] of latinPairs) text = text.replace(pattern, letter);
  return collapsed([...text].map((c) => (c >= "A" && c <= "Z" ? c : (latin[c] ?? ""))).join(""));
}

export const arabicSkeleton = memoise(
  (word: string): string => collapsed([...word].map((c) => arabic[c] ?? "").join("")),
  wordCacheLimits,
);
