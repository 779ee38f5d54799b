/** Arabic words that a word in Latin letters may be: "6alabti" → طلبتي, طالبتي … */

export interface Spelling {
  word: string;
  /** 0: the letters say so; the higher, the more was guessed. */
  cost: number;
}

type Options = readonly (readonly [arabic: string, cost: number])[];

/** Letters that stand for one sound; longest first. */
const LETTERS: readonly (readonly [latin: string, options: Options])[] = [
  ["3'", [["غ", 0]]],
  ["'3", [["غ", 0]]],
  ["7'", [["خ", 0]]],
  ["9'", [["ض", 0]]],
  ["'9", [["ض", 0]]],
  ["6'", [["ظ", 0]]],
  ["kh", [["خ", 0]]],
  ["gh", [["غ", 0]]],
  ["sh", [["ش", 0]]],
  [
    "ch",
    [
      ["ش", 0.1],
      ["ك", 0.2],
      ["تش", 0.2],
    ],
  ],
  [
    "th",
    [
      ["ث", 0.05],
      ["ذ", 0.05],
      ["ض", 0.1],
      ["ظ", 0.1],
    ],
  ],
  [
    "dh",
    [
      ["ض", 0],
      ["ظ", 0.05],
      ["ذ", 0],
    ],
  ],
  [
    "2",
    [
      ["ا", 0],
      ["", 0.05],
      ["ق", 0.15],
      ["ي", 0.2],
      ["و", 0.4],
    ],
  ],
  ["3", [["ع", 0]]],
  ["4", [["ذ", 0.1]]],
  ["5", [["خ", 0]]],
  ["6", [["ط", 0]]],
  ["7", [["ح", 0]]],
  [
    "8",
    [
      ["ق", 0],
      ["غ", 0.05],
    ],
  ],
  [
    "9",
    [
      ["ص", 0],
      ["ق", 0.3],
      ["ض", 0.3],
    ],
  ],
  ["b", [["ب", 0]]],
  ["p", [["ب", 0]]],
  [
    "t",
    [
      ["ت", 0],
      ["ط", 0.1],
      ["ه", 0.6],
    ],
  ],
  [
    "d",
    [
      ["د", 0],
      ["ض", 0.1],
      ["ذ", 0.25],
    ],
  ],
  [
    "s",
    [
      ["س", 0],
      ["ص", 0.05],
      ["ث", 0.4],
    ],
  ],
  [
    "z",
    [
      ["ز", 0],
      ["ظ", 0.15],
      ["ذ", 0.2],
      ["ض", 0.3],
    ],
  ],
  [
    "h",
    [
      ["ه", 0],
      ["ح", 0.1],
    ],
  ],
  [
    "k",
    [
      ["ك", 0],
      ["ق", 0.25],
      ["خ", 0.6],
    ],
  ],
  ["q", [["ق", 0]]],
  [
    "g",
    [
      ["ق", 0.05],
      ["ج", 0.05],
      ["غ", 0.2],
      ["ك", 0.3],
    ],
  ],
  ["j", [["ج", 0]]],
  ["f", [["ف", 0]]],
  ["v", [["ف", 0]]],
  ["l", [["ل", 0]]],
  ["m", [["م", 0]]],
  ["n", [["ن", 0]]],
  ["r", [["ر", 0]]],
  ["x", [["كس", 0]]],
  [
    "c",
    [
      ["ك", 0],
      ["س", 0.2],
    ],
  ],
  ["aa", [["ا", 0]]],
  [
    "ee",
    [
      ["ي", 0],
      ["", 0.3],
    ],
  ],
  [
    "ai",
    [
      ["ي", 0],
      ["اي", 0.15],
      ["اا", 0.6],
    ],
  ],
  [
    "ay",
    [
      ["ي", 0],
      ["اي", 0.1],
    ],
  ],
  ["ei", [["ي", 0]]],
  ["ey", [["ي", 0]]],
  ["oo", [["و", 0]]],
  [
    "ou",
    [
      ["و", 0],
      ["", 0.3],
    ],
  ],
  [
    "aw",
    [
      ["و", 0],
      ["او", 0.1],
    ],
  ],
  [
    "au",
    [
      ["و", 0],
      ["او", 0.1],
    ],
  ],
  [
    "a",
    [
      ["", 0.03],
      ["ا", 0.06],
      ["ع", 0.5],
    ],
  ],
  [
    "e",
    [
      ["", 0],
      ["ي", 0.1],
      ["ا", 0.3],
    ],
  ],
  [
    "i",
    [
      ["", 0.05],
      ["ي", 0.05],
    ],
  ],
  [
    "o",
    [
      ["", 0.05],
      ["و", 0.05],
    ],
  ],
  [
    "u",
    [
      ["", 0.05],
      ["و", 0.05],
    ],
  ],
  [
    "y",
    [
      ["ي", 0],
      ["ج", 0.4],
    ],
  ],
  ["w", [["و", 0]]],
];

/** A word cannot begin without a letter: a vowel there is written. */
const FIRST: Record<string, Options> = {
  a: [
    ["ا", 0],
    ["ع", 0.3],
  ],
  e: [
    ["ا", 0],
    ["اي", 0.1],
    ["ي", 0.3],
    ["ع", 0.4],
  ],
  i: [
    ["ا", 0],
    ["اي", 0.1],
    ["ي", 0.2],
  ],
  o: [
    ["ا", 0.05],
    ["او", 0.05],
    ["ع", 0.4],
  ],
  u: [
    ["ا", 0.05],
    ["او", 0.05],
  ],
  ee: [
    ["اي", 0],
    ["ي", 0.2],
  ],
  ei: [
    ["اي", 0],
    ["ا", 0.2],
  ],
  ai: [["اي", 0]],
  ay: [
    ["اي", 0],
    ["ي", 0.3],
  ],
  aw: [["او", 0]],
  au: [["او", 0]],
  ou: [["او", 0]],
};
/** Endings whose vowel is a letter of its own: ة, a possessive, a plural. */
const LAST: Record<string, Options> = {
  a: [
    ["ه", 0],
    ["ا", 0.1],
    ["ي", 0.25],
  ],
  ah: [
    ["ه", 0],
    ["اه", 0.3],
  ],
  eh: [
    ["ه", 0],
    ["يه", 0.3],
  ],
  e: [
    ["ه", 0.05],
    ["ي", 0.05],
    ["", 0.2],
  ],
  i: [["ي", 0]],
  y: [["ي", 0]],
  o: [
    ["ه", 0.05],
    ["و", 0.1],
    ["وا", 0.05],
  ],
  u: [
    ["و", 0.1],
    ["ه", 0.1],
    ["وا", 0.05],
  ],
  oh: [["ه", 0]],
  t: [
    ["ت", 0],
    ["ه", 0.2],
    ["ط", 0.1],
  ],
  at: [
    ["ات", 0.02],
    ["ت", 0.1],
    ["ه", 0.15],
  ],
  et: [
    ["ه", 0.1],
    ["ت", 0],
    ["يت", 0.1],
  ],
};

/** More than this was guessed: another word. */
const MOST_GUESSED = 0.8;
const MOST_SPELLINGS = 80;
/** Partial words kept at each step. */
const BEAM = 60;

interface Step {
  options: Options;
  length: number;
}

function stepAt(word: string, at: number): Step {
  const rest = word.slice(at);
  const last = LAST[rest];
  if (last !== undefined && at > 1) return { options: last, length: rest.length };
  const found = LETTERS.find(([latin]) => rest.startsWith(latin));
  if (found === undefined) return { options: [["", 0]], length: 1 };
  const [latin, options] = found;
  if (at === 0 && FIRST[latin] !== undefined) return { options: FIRST[latin], length: latin.length };
  // Doubling is not written in Arabic, except where two letters meet by a prefix ("ttba3oon", تطبعون).
  if (latin.length === 1 && rest[1] === latin && options[0]?.[0] !== "") {
    const both =
      at === 0 ? options.flatMap(([a, x]) => options.map(([b, y]) => [a + b, x + y] as const)) : [];
    return { options: [...options, ...both], length: 2 };
  }
  return { options, length: latin.length };
}

/** Likeliest first. Expects lower case. */
export function spellingsOf(word: string): Spelling[] {
  let partial: { text: string; cost: number }[] = [{ text: "", cost: 0 }];
  for (let at = 0; at < word.length;) {
    const { options, length } = stepAt(word, at);
    const next = new Map<string, number>();
    for (const { text, cost } of partial) {
      for (const [arabic, more] of options) {
        const sum = cost + more;
        const longer = text + arabic;
        if (sum <= MOST_GUESSED && (next.get(longer) ?? Infinity) > sum) next.set(longer, sum);
      }
    }
    partial = [...next].map(([text, cost]) => ({ text, cost })).sort((a, b) => a.cost - b.cost);
    partial.length = Math.min(partial.length, BEAM);
    at += length;
  }
  return partial
    .filter(({ text }) => text.length > 1)
    .slice(0, MOST_SPELLINGS)
    .map(({ text, cost }) => ({ word: text, cost }));
}
