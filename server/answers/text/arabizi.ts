import { cuePattern, findCues, wordsOf } from "#server/answers/language/cues.ts";
import { spellingLines } from "#server/answers/language/spelling-lines.ts";
import { canonical, isFunctionWord } from "./dialect.ts";
import { isLexiconWord } from "./lexicon.ts";
import { normalise } from "./normalise.ts";
import { stem } from "./stem.ts";
import { spellingsOf } from "./transliterate.ts";

/**
 * Arabic in Latin letters ("kam el se3r", "3ndkm tawseel"): how many young customers write. Frequent words are listed;
 * any other is spelt in Arabic in every way its letters allow, and the likeliest spelling that somebody knows, the
 * knowledge first, is taken. What nobody knows stays, to be looked up by its consonants (see skeleton.ts).
 */
const chatCues = findCues("chat-words");
/** Also words of another language: no sign of Arabizi on their own, but read when there is a sign. */
const ambiguous = new Set(wordsOf(chatCues, "ambiguous"));
const articlePattern = /^(?:el|al|il|l)-?(?=.{3})/;
const loneArticlePattern = /^(?:el|al|il|l|ال)$/;

function readWords(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const { word, spellings } of spellingLines("arabizi"))
    for (const spelling of spellings) if (!table.has(spelling)) table.set(spelling, word);
  return table;
}

const letterTable = readWords();

/** Digits written for letters inside a word: "se3r", "3ayez", "sharee7a". */
const digitLetterPattern = /^(?=.*[a-z].*[a-z])(?:[a-z']*[2-9]'?){1,3}[a-z']*$/;
/** Numbers with their unit, ordinals, names of models: "5th", "10pm", "2gb", "mp3", "ps5", "b2b". */
const quantityPattern = cuePattern(chatCues, String.raw`^\d+{after_number}$`, "");
const modelPattern = /^[a-z]{1,3}\d$|^[a-z]\d{2}$|^[a-z]\d[a-z]$|\d{3}/;

/** The chat words of a text; digits that stand for letters stay inside the word ("3ndkm", "se3r"). */
function chatWords(text: string): string[] {
  const stretches =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\d+\.\d+(?![a-z])|[a-z0-9']+/g) ?? [];
  return stretches.flatMap((stretch) =>
    /[a-z]/.test(stretch) ? stretch : (stretch.match(/\d+(?:\.\d+)?/g) ?? []),
  );
}

function lookUp(word: string): string | undefined {
  return letterTable.get(word) ?? letterTable.get(word.replace(articlePattern, ""));
}

function isEnglish(word: string): boolean {
  return isFunctionWord(word) || (word.length > 3 && isLexiconWord("en", word));
}

function hasDigitLetter(word: string): boolean {
  return digitLetterPattern.test(word) && !quantityPattern.test(word) && !modelPattern.test(word);
}

/** What a word says about the text: "sure" is Arabizi only, "maybe" also a word of another language. */
function signOf(word: string): "sure" | "maybe" | "english" | undefined {
  if (/^\d+$/.test(word)) return undefined;
  if (ambiguous.has(word) || loneArticlePattern.test(word)) return isFunctionWord(word) ? "english" : "maybe";
  if (letterTable.has(word) || hasDigitLetter(word)) return "sure";
  if (isEnglish(word)) return "english";
  return lookUp(word) === undefined ? undefined : "maybe";
}

/** Whether a text in Latin letters is Arabic. */
export function isArabizi(text: string): boolean {
  if (/\p{Script=Arabic}/u.test(text)) return false;
  const signs = chatWords(text).map(signOf);
  const count = (sign: string): number => signs.filter((each) => each === sign).length;
  const sure = count("sure");
  const maybe = count("maybe");
  const words = signs.length;
  if (sure === 0) return false;
  // "bkam pizza", "3ndkm tamara?": whoever asks in Arabic names things in English, without English words between.
  const hasEnglish = chatWords(text).some((word) => word.length > 1 && !lookUp(word) && isFunctionWord(word));
  if (signs[0] === "sure" && !hasEnglish) return true;
  return sure + maybe > count("english") && (sure + maybe) / words >= 0.25;
}

/** Cost that is added to a spelling which only the lexicon, or only a dialect, knows. */
const lexiconOnlyCost = 0.25;
const dialectOnlyCost = 0.1;

function isKnownToAll(word: string): boolean {
  const common = canonical(word);
  return common !== word || isFunctionWord(common);
}

function spelt(word: string, known: (stem: string) => boolean): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const { word: arabic, cost } of spellingsOf(word)) {
    if (cost >= least) break;
    const bare = stem(canonical(arabic));
    const total = known(bare)
      ? cost
      : isKnownToAll(arabic)
        ? cost + dialectOnlyCost
        : isLexiconWord("ar", canonical(arabic))
          ? cost + lexiconOnlyCost
          : Infinity;
    if (total < least) {
      least = total;
      best = arabic;
    }
  }
  return best;
}

/** One chat word in Arabic letters, or as it is when it is English or unknown. */
function read1(word: string, known: (stem: string) => boolean): string {
  const listed = letterTable.get(word);
  if (listed !== undefined) return listed;
  if (/^[\d.]+$/.test(word) || quantityPattern.test(word)) return word;
  const bare = word.replace(articlePattern, "");
  if (!/\d/.test(word) && (isEnglish(word) || known(stem(word)))) return word;
  return (
    letterTable.get(bare) ?? spelt(word, known) ?? (bare === word ? undefined : spelt(bare, known)) ?? bare
  );
}

/** In Arabic letters, word by word; `known`: whether the knowledge has a stem, so that its words are preferred. */
export function fromArabizi(text: string, known: (stem: string) => boolean = () => false): string {
  return chatWords(text)
    .filter((word) => !loneArticlePattern.test(word))
    .map((word) => read1(normalise(word), known))
    .join(" ");
}

/** A message in the letters of its language; `known` as in `fromArabizi`. */
export const convertArabizi = (message: string, known?: (stem: string) => boolean): string =>
  isArabizi(message) ? fromArabizi(message, known) : message;
