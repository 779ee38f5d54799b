import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { cuePattern, findCues, wordsOf } from "#server/answers/language/cues.ts";
import { hasNegation } from "#server/answers/prose/question-form.ts";
import { isAskWord } from "#server/answers/rows/ask-words.ts";
import { likeness } from "#server/answers/retrieve/match.ts";
import type { Query } from "#server/answers/retrieve/query.ts";
import { isOutsideCountries } from "#server/answers/text/countries.ts";
import { tokenOf, tokens, type Token } from "#server/answers/text/tokens.ts";
import { isArabic, words } from "#server/answers/text/words.ts";
import { valueWords } from "#server/answers/understand/value.ts";

/** Verbs and nouns whose object is what a question is about: "do you sell cups?" is only about cups. */
const matchingCues = findCues("matching");
const soldPattern = cuePattern(
  matchingCues,
  String.raw`(?:^|\s)(?:و?(?:هل )?(?:ت|بت)بيع(?:ون|وا|و)?|{wish} {buy}|{do_you_sell})\s+(?:عندكم |any |some |a |an |the )?(\p{L}{3,})`,
  "iu",
);
const letPattern = cuePattern(matchingCues, String.raw`(?:^|\s)({let})(?:\s|$|[؟?])`, "iu");
/** After "what time" ("الساعة كم تبدأ؟") a verb stands and nothing is counted. */
const countedPattern = /(?<!ساع[هة])(?:^|\s)(?:كم|how many)\s+(?:عدد\s+)?(\p{L}{3,})/iu;

/** Verbs after "how much" ("كم تاخذون"): no noun is counted there. */
const verbPattern = /^ب?[تين]\p{L}{2,}(?:ون|وا|ونها|ونه)$/u;
const verbs = new Set(wordsOf(matchingCues, "takes"));

/** "كم نسبته", "كم مدتها": whose value is asked for stands at the end of its name. */
const possessivePattern = /(?:ت?ه|ت?ها|ت?هم)$/u;
const isValueWord = (word: string): boolean =>
  valueWords.has(word) ||
  ["", "ه", "ة"].some((ending) => valueWords.has(word.replace(possessivePattern, ending)));

/** A text with fewer words of a script only has names in it. */
const minWordsOfScript = 3;

/** Two words this alike by their letter pairs (0–1) are spellings of one. */
const minLikeness = 0.6;

/** Consonants of a noun, which its broken plurals share. */
function root(word: string): string {
  return word.replace(/[اويىهةأإآء]/gu, "");
}

function isIn(own: readonly Token[], word: string): boolean {
  const { stem, word: plain } = tokenOf(word);
  const bones = root(stem);
  return own.some(
    (token) =>
      token.stem === stem ||
      likeness(token.word, plain) >= minLikeness ||
      (bones.length >= 3 && isArabic(token.stem) && root(token.stem) === bones),
  );
}

function textOf(entry: KnowledgeEntry): string {
  if (entry.kind === "faq") return [...entry.phrasings, ...Object.values(entry.answer)].join("\n");
  return entry.kind === "passage" ? `${entry.title ?? ""}\n${entry.text}` : "";
}

const allPattern = cuePattern(matchingCues, String.raw`(?<!\p{L}){all}(?!\p{L})`, "iu");

/**
 * Whether a question names a city that a text about all places of another country leaves out: Dubai of "every city in the
 * Kingdom". A text that says where there is nothing answers it.
 */
function isAbroad(entry: KnowledgeEntry, query: Query): boolean {
  const text = textOf(entry);
  if (!allPattern.test(text) || hasNegation(text)) return false;
  const stems = new Set(tokens(text).map(({ stem }) => stem));
  return query.words.some(({ token }) => !stems.has(token.stem) && isOutsideCountries(token.stem, stems));
}

/**
 * Whether a question is about something sold, let or counted that an entry in the same script never names: synonyms and
 * other words of the question are no proof that it speaks of this.
 */
export function isSubjectMissing(entry: KnowledgeEntry, query: Query, question: string): boolean {
  if (entry.kind === "product") return false;
  if (isAbroad(entry, query)) return true;
  const points = [soldPattern, letPattern, countedPattern].flatMap((pattern) =>
    words(pattern.exec(question)?.[1] ?? ""),
  );
  const telling = points.filter((word) => {
    const asked = query.words.find(({ token }) => token.word === tokenOf(word).word);
    if (verbPattern.test(word) || verbs.has(word)) return false;
    return asked?.token.isFunction === false && !isValueWord(word) && !isAskWord(word);
  });
  if (telling.length === 0) return false;
  const text = textOf(entry);
  return telling.some((word) => {
    const own = tokens(text).filter((token) => isArabic(token.word) === isArabic(word));
    return own.length >= minWordsOfScript && !isIn(own, word);
  });
}
