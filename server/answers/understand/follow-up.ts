import type { Turn } from "#server/answers/entry.ts";
import { cuePattern, findCues, wordsOf } from "#server/answers/language/cues.ts";
import { isMeasureWord } from "#server/answers/products/measure.ts";
import { canonical, isFunctionWord } from "#server/answers/text/dialect.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { isNumber } from "#server/answers/text/words.ts";
import { phraseWords } from "./phrases.ts";

const followUpCues = findCues("follow-ups");
const followUpPattern = (source: string, flags = "iu"): RegExp => cuePattern(followUpCues, source, flags);

/**
 * Short messages that refer to what was said: "وفي جدة؟", "كم سعره؟", "and in Jeddah?", "how much is it". Words whose first
 * letter is و ("وصلني", "واتساب") do not refer to anything.
 */
const openersPattern = followUpPattern(String.raw`^(?:(?!{own_waw})و\p{L}{2,}|{opener})(?!\p{L})`, "u");
/** Words before a question that are no part of it ("طيب وش ارخص طاحونه"). */
const preamblePattern = followUpPattern(String.raw`^\s*(?:{preamble}(?![\p{L}\p{N}])[\s،,.:!]*)+(?=\S)`);
const pointers = new Set(wordsOf(followUpCues, "pointer").flatMap(phraseWords));
const bare = new Set(wordsOf(followUpCues, "bare").flatMap(phraseWords));
/** Corrections of a misunderstanding: "لا اقصد الكيلو", "I meant the capsules". */
const correctionPattern = followUpPattern(
  String.raw`^\s*(?:(?:لا+|no+|{wrong})[\s،,.!]+)*(?:(?:انا\s+)?(?:ا|أ)?قصد(?:ي|ت)?|{i_mean})[\s،,:]+(?=\S)`,
);
/** Corrections without a verb, also without a comma: "لا، الكيلو", "no the capsules". */
const objectionPattern = followUpPattern(
  String.raw`^\s*(?:لا+|no+|{not_that})(?:\s*[،,]\s*(?=\S)|\s+(?=(?:ال\p{L}{3,}|the \p{L}+)(?:\s+\S+){0,2}\s*$))`,
);
const maxLength = 6;
const maxOpenedLength = 8;

export function withoutPreamble(message: string): string {
  return message.replace(preamblePattern, "");
}

/** What a customer meant instead; undefined when they correct nothing. */
export function recognizeCorrection(message: string): string | undefined {
  const meant = message.replace(correctionPattern, "");
  if (meant !== message) return meant.trim();
  const objected = message.replace(objectionPattern, "");
  return objected !== message && phraseWords(objected).length <= maxLength ? objected.trim() : undefined;
}

/** Whether a message is short enough to refer to what was said without a word for it ("can I cancel anytime?"). */
export function mayLean(message: string): boolean {
  return phraseWords(message).length <= maxLength;
}

/** The word behind an "and" that begins a message; "" where none does. */
const afterAnd = ([first, next = ""]: readonly string[]): string => (first === "و" ? next : "");

export function isFollowUp(message: string): boolean {
  const text = phraseWords(message);
  if (text.length === 0 || text.length > maxOpenedLength) return false;
  // "و الوسط", "و 5 كيلو": many write the letter for "and" apart.
  if (openersPattern.test(text.join(" ").replace(/^و (?=ال\p{L})/u, "و")) || /^\p{Nd}/u.test(afterAnd(text)))
    return true;
  // "كيلو", "250 g": a size of something.
  if (text.some(isMeasureWord) && text.every((word) => isMeasureWord(word) || isNumber(word))) return true;
  if (text.length > maxLength) return false;
  // "فيه دورة؟" says "is there", not "in it".
  const points = text.some((word, at) => pointers.has(word) && (at > 0 || !/^فيها?$/u.test(word)));
  if (text.length <= 5 && points) return true;
  // "متوفره اليوم؟" has no subject of its own.
  return (
    text.length <= 3 &&
    text.some((word) => bare.has(word)) &&
    text.every((word) => bare.has(word) || isFunctionWord(canonical(word)))
  );
}

/** Earlier turns that a message may refer to. */
export interface Earlier {
  /** The customer's last message that stands on its own. */
  question: string;
  /** The customer's last message, whether it stands on its own or not. */
  last: string;
  /** The last reply to the customer. */
  reply: string;
}

/** Turns in which a follow-up's question may stand. */
const maxTurnsBack = 8;

export function earlierIn(history: readonly Turn[]): Earlier | undefined {
  const recent = history.slice(-maxTurnsBack);
  const asked = recent.filter(({ role }) => role === "customer").map(({ text }) => text);
  const telling = asked.filter((text) => tokens(text).some((token) => !token.isFunction));
  const question = telling.findLast((text) => !isFollowUp(text)) ?? telling[0];
  if (question === undefined) return undefined;
  const reply = recent.findLast(({ role }) => role !== "customer")?.text ?? "";
  return { question, last: asked.at(-1) ?? question, reply };
}
