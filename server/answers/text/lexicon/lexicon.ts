import type { Language } from "#server/answers/entry.ts";
import { canonical, isFunctionWord } from "#server/answers/text/dialect.ts";
import { stem } from "#server/answers/text/stem.ts";
import type { Token } from "#server/answers/text/tokens.ts";
import { bareVerb, nounForms, verbForms } from "#server/answers/text/verb.ts";
import { isArabic, words } from "#server/answers/text/words.ts";
import { countedPairs } from "./counted.ts";
import { SAYINGS, TOPICS } from "./topics.ts";

/** One expression of a group, in every form a text may have it: of "+صلح" يصلح, تصلح, نصلح … */
export type Term = readonly (readonly Token[])[];

/** Group numbers by the stems of an expression. */
type Keys = Map<string, number[]>;

const VERB_MARK = "+";

/** Every group, "Arabic, … | English, …" as written: its terms are made when a question first needs them. */
const groups: string[] = [];
const terms: Record<Language, (readonly Term[] | undefined)[]> = { ar: [], en: [] };
const keys: Record<Language, Keys> = { ar: new Map(), en: new Map() };
/** The same by the words as they are written: "install" is not "installment", whose stem it has. */
const written: Keys = new Map();
const verbs: Keys = new Map();
/** Groups before this one hold synonyms. */
let synonymous = 0;
/** Groups from this one on were counted in translations, not written. */
let counted = 0;

function halfOf(group: string, language: Language): string[] {
  const bar = group.indexOf("|");
  return (language === "ar" ? group.slice(0, bar) : group.slice(bar + 1)).split(",");
}

function add(to: Keys, key: string, group: number): void {
  const known = to.get(key);
  if (known === undefined) to.set(key, [group]);
  else if (known.at(-1) !== group) known.push(group);
}

/** "one" has the stem of "on": function words are keys of their own. */
function keyOf(word: string): string {
  return isFunctionWord(word) ? `=${word}` : stem(word);
}

/** English words as they are written, but for a plural's ending. */
function asWritten(canonicalWords: readonly string[]): string {
  return canonicalWords.map((word) => word.replace(/(?<=[a-z]{2}[^s])s$/u, "")).join(" ");
}

function addTerm(language: Language, expression: string, group: number): void {
  const own = words(expression);
  if (own.length === 0) return;
  if (expression.includes(VERB_MARK)) {
    const [first = "", ...rest] = own;
    add(verbs, [first, ...rest.map(canonical).map(keyOf)].join(" "), group);
    return;
  }
  const said = own.map(canonical);
  const key = said.map(keyOf).join(" ");
  add(keys[language], key, group);
  if (language === "en") add(written, asWritten(said), group);
  if (said.length === 1) return;
  const content = said.filter((word) => !isFunctionWord(word));
  if (content.length > 1 && content.length < said.length)
    add(keys[language], content.map(keyOf).join(" "), group);
}

/** Read once, when the first question of a process needs it. */
function read(): void {
  if (groups.length > 0) return;
  for (const topic of [...TOPICS, ...SAYINGS]) {
    if (topic === SAYINGS[0]) synonymous = groups.length;
    for (const line of topic.split("\n")) {
      if (!line.includes("|")) continue;
      const group = groups.push(line) - 1;
      for (const language of ["ar", "en"] as const)
        for (const expression of halfOf(line, language)) addTerm(language, expression, group);
    }
  }
  addCounted();
}

/** What was counted in translations speaks only for words that nothing was written for. */
function addCounted(): void {
  counted = groups.length;
  const isWritten = { ar: new Set(keys.ar.keys()), en: new Set(keys.en.keys()) };
  for (const { ar, en } of countedPairs()) {
    const group = groups.push(`${ar} | ${en}`) - 1;
    for (const [language, word] of [
      ["ar", ar],
      ["en", en],
    ] as const) {
      const key = keyOf(canonical(word));
      if (!isWritten[language].has(key)) add(keys[language], key, group);
    }
  }
}

function tokenOf(word: string): Token {
  return { word, stem: stem(word), isFunction: isFunctionWord(word) };
}

function termOf(written: string): Term {
  const [first, ...rest] = words(written);
  if (first === undefined) return [];
  const tail = rest.map(canonical).map(tokenOf);
  const heads = written.includes(VERB_MARK) ? verbForms(first) : nounForms(canonical(first));
  const forms = new Map<string, Token>();
  for (const head of isArabic(first) && !isFunctionWord(canonical(first)) ? heads : heads.slice(0, 1)) {
    const token = tokenOf(head);
    if (!forms.has(token.stem)) forms.set(token.stem, token);
  }
  return [...forms.values()].map((head) => [head, ...tail]);
}

/** The expressions of one group in one language. */
export function termsOf(group: number, language: Language): readonly Term[] {
  const known = terms[language][group];
  if (known !== undefined) return known;
  const made = halfOf(groups[group] ?? "|", language)
    .map(termOf)
    .filter((term) => term.length > 0);
  terms[language][group] = made;
  return made;
}

/** "لتفعيل", "وسياراتكم": without an attached "with", "for", "so", "like", "and". */
function detached(word: string): string | undefined {
  return /^[بلفكو]\p{Script=Arabic}{3,}/u.test(word) ? word.slice(1) : undefined;
}

function groupsOfArabic(first: string, rest: string): readonly number[] | undefined {
  const own = keys.ar.get(keyOf(first) + rest);
  if (own !== undefined) return own;
  for (const bare of bareVerb(first)) {
    const found = verbs.get(bare + rest);
    if (found !== undefined) return found;
  }
  const inner = detached(first) ?? (/...ك$/u.test(first) ? first.slice(0, -1) : undefined);
  return inner === undefined ? undefined : groupsOfArabic(inner, rest);
}

/** Numbers of the groups that hold these canonical words as one expression. */
export function groupsOf(language: Language, canonicalWords: readonly string[]): readonly number[] {
  read();
  const [first, ...others] = canonicalWords;
  if (first === undefined) return [];
  if (language === "en") {
    const exact = written.get(asWritten(canonicalWords));
    if (exact !== undefined) return exact;
  }
  const rest = others.map((word) => ` ${keyOf(word)}`).join("");
  return (language === "ar" ? groupsOfArabic(first, rest) : keys.en.get(keyOf(first) + rest)) ?? [];
}

/** Whether a canonical word stands in the lexicon on its own. */
export function isLexiconWord(language: Language, canonicalWord: string): boolean {
  return groupsOf(language, [canonicalWord]).length > 0;
}

/** Every expression of a language that is one word, as written. */
export function* singleWords(language: Language): Generator<string> {
  read();
  for (const group of groups.slice(0, counted))
    for (const written of halfOf(group, language)) {
      const [word, ...more] = words(written);
      if (word !== undefined && more.length === 0 && !written.includes(VERB_MARK)) yield word;
    }
}

/** Whether the expressions of a group mean the same also within one language. */
export function isSynonymous(group: number): boolean {
  return group < synonymous;
}
