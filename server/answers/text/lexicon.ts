import type { Language } from "#server/answers/entry.ts";
import {
  findExpressions,
  type LexiconKind,
  type LexiconLine,
  lexiconLines,
  lexiconTopics,
} from "#server/answers/language/lexicon-lines.ts";
import { canonical, isFunctionWord } from "./dialect.ts";
import { stem } from "./stem.ts";
import type { Token } from "./tokens.ts";
import { stripVerb, nounForms, verbForms } from "./verb.ts";
import { isArabic } from "./words.ts";

/** One expression of a group, in every form a text may have it: of "+صلح" يصلح, تصلح, نصلح … */
export type Term = readonly (readonly Token[])[];

/** The group, or the groups, that hold an expression, by its stems. Most are in one group alone. */
type Keys = Map<string, number | number[]>;

const verbMark = "+";

/** Lines by group: synonyms, then translations, then what was counted. Terms are made when a question needs them. */
const groups: LexiconLine[] = [];
const terms: Record<Language, (readonly Term[] | undefined)[]> = { ar: [], en: [] };
const keys: Record<Language, Keys> = { ar: new Map(), en: new Map() };
/** The same by the words as they are written: "install" is not "installment", whose stem it has. */
const written: Keys = new Map();
const verbs: Keys = new Map();

function sideOf({ arabic, english }: LexiconLine, language: Language): string {
  return language === "ar" ? arabic : english;
}

function add(to: Keys, key: string, group: number): void {
  const known = to.get(key);
  if (known === undefined) to.set(key, group);
  else if (typeof known !== "number") {
    if (known.at(-1) !== group) known.push(group);
  } else if (known !== group) to.set(key, [known, group]);
}

function find(among: Keys, key: string): readonly number[] | undefined {
  const found = among.get(key);
  return typeof found === "number" ? [found] : found;
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
  const own = expression.split(" ");
  if (expression.startsWith(verbMark)) {
    const [first = "", ...rest] = own;
    add(verbs, [first.slice(1), ...rest.map(canonical).map(keyOf)].join(" "), group);
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
  const lines = lexiconTopics().flatMap(lexiconLines);
  const of = (kind: LexiconKind): LexiconLine[] => lines.filter((line) => line.kind === kind);
  for (const line of [...of("synonyms"), ...of("translation")]) {
    const group = groups.push(line) - 1;
    for (const language of ["ar", "en"] as const)
      for (const expression of findExpressions(sideOf(line, language))) addTerm(language, expression, group);
  }
  addCounted(of("counted"));
}

/** What was counted in translations speaks only for words that nothing was written for. */
function addCounted(lines: readonly LexiconLine[]): void {
  const isWritten = { ar: new Set(keys.ar.keys()), en: new Set(keys.en.keys()) };
  for (const line of lines) {
    const group = groups.push(line) - 1;
    for (const language of ["ar", "en"] as const) {
      const key = keyOf(canonical(sideOf(line, language)));
      if (!isWritten[language].has(key)) add(keys[language], key, group);
    }
  }
}

function tokenOf(word: string): Token {
  return { word, stem: stem(word), isFunction: isFunctionWord(word) };
}

function termOf(expression: string): Term {
  const isVerb = expression.startsWith(verbMark);
  const [first = "", ...rest] = (isVerb ? expression.slice(1) : expression).split(" ");
  const tail = rest.map(canonical).map(tokenOf);
  const heads = isVerb ? verbForms(first) : nounForms(canonical(first));
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
  const line = groups[group];
  const made = line === undefined ? [] : findExpressions(sideOf(line, language)).map(termOf);
  terms[language][group] = made;
  return made;
}

/** "لتفعيل", "وسياراتكم": without an attached "with", "for", "so", "like", "and". */
function detached(word: string): string | undefined {
  return /^[بلفكو]\p{Script=Arabic}{3,}/u.test(word) ? word.slice(1) : undefined;
}

function groupsOfArabic(first: string, rest: string): readonly number[] | undefined {
  const own = find(keys.ar, keyOf(first) + rest);
  if (own !== undefined) return own;
  for (const bare of stripVerb(first)) {
    const found = find(verbs, bare + rest);
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
    const exact = find(written, asWritten(canonicalWords));
    if (exact !== undefined) return exact;
  }
  const rest = others.map((word) => ` ${keyOf(word)}`).join("");
  return (language === "ar" ? groupsOfArabic(first, rest) : find(keys.en, keyOf(first) + rest)) ?? [];
}

/** Whether a canonical word stands in the lexicon on its own. */
export function isLexiconWord(language: Language, canonicalWord: string): boolean {
  return groupsOf(language, [canonicalWord]).length > 0;
}

/** Every expression of a language that is one word, as written; what was counted left out. */
export function* singleWords(language: Language): Generator<string> {
  read();
  for (const line of groups)
    if (line.kind !== "counted")
      for (const expression of findExpressions(sideOf(line, language)))
        if (!expression.includes(" ") && !expression.startsWith(verbMark)) yield expression;
}

/** Whether the expressions of a group mean the same also within one language. */
export function isSynonymous(group: number): boolean {
  return groups[group]?.kind === "synonyms";
}
