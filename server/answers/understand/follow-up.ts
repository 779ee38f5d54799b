import type { Turn } from "../entry.ts";
import { canonical, isFunctionWord } from "../text/dialect.ts";
import { tokens } from "../text/tokens.ts";
import { phraseWords } from "./phrases.ts";

/**
 * Few words that lean on what was said: "وفي جدة؟", "كم سعره؟", "and in Jeddah?", "how much is it". Words that begin
 * with و of their own ("وصلني", "واتساب") do not.
 */
const OPENERS =
  /^(?:و(?!ين|ش|صل|اتس|قت|ظ|زن|رق|اي فاي|رد|ضع|علي)\p{L}{2,}|طيب|زين|حلو|and|what about|how about|also|ok|okay|so|ماذا عن|وش عن|ايش عن|or)(?!\p{L})/u;
/** Said before the point ("طيب وش ارخص طاحونه"): no part of what is asked. */
const PREAMBLE =
  /^\s*(?:(?:طيب|طب|زين|حلو|تمام|اوكي|أوكي|اوك|اها|ممتاز|ماشي|ok|okay|so|great|well|alright|cool|perfect)(?![\p{L}\p{N}])[\s،,.:!]*)+(?=\S)/iu;
const POINTERS = new Set(
  phraseWords(
    "سعره سعرها ثمنه ثمنها بكمه وزنه وزنها حجمه حجمها لونه لونها الوانه الوانها مقاسه مقاسها مقاساته مقاساتها منه منها عنه عنها فيه فيها له لها هو هي هذا هذي هذه هاذا اياه اياها كلاهما واحد الثاني الثانيه الاول الاولى يوصل نفسه نفسها عليه عليها معه معها فيهم منهم ارخصها ارخصهم اغلاها اغلاهم محتوياته محتوياتها مكوناته مكوناتها تفاصيله تفاصيلها ترجيعه ارجاعه استبداله it its this that they them those these one ones same there",
  ),
);
const BARE = new Set(
  phraseWords(
    "متوفر متوفره موجود موجوده بكم كم السعر سعره متى وين ليش كيف الوزن الحجم price available when where why how much cost is sizes colors الالوان المقاسات",
  ),
);
const LONGEST = 6;
const LONGEST_OPENED = 8;

export function withoutPreamble(message: string): string {
  return message.replace(PREAMBLE, "");
}

/** Short enough to lean on what was said without a sign of it ("can I cancel anytime?"). */
export function mayLean(message: string): boolean {
  return phraseWords(message).length <= LONGEST;
}

export function isFollowUp(message: string): boolean {
  const text = phraseWords(message);
  if (text.length === 0 || text.length > LONGEST_OPENED) return false;
  if (OPENERS.test(text.join(" "))) return true;
  if (text.length > LONGEST) return false;
  // "فيه دورة؟" says "is there", not "in it".
  const points = text.some((word, at) => POINTERS.has(word) && (at > 0 || !/^فيها?$/u.test(word)));
  if (text.length <= 5 && points) return true;
  // "متوفره اليوم؟": nothing of its own but what is asked.
  return (
    text.length <= 3 &&
    text.some((word) => BARE.has(word)) &&
    text.every((word) => BARE.has(word) || isFunctionWord(canonical(word)))
  );
}

/** What a message may lean on. */
export interface Earlier {
  /** The customer's last message that stands on its own. */
  question: string;
  /** The customer's last message, whether it stands on its own or not. */
  last: string;
  /** What was said to the customer last. */
  reply: string;
}

const LOOK_BACK = 8;

export function earlierIn(history: readonly Turn[]): Earlier | undefined {
  const recent = history.slice(-LOOK_BACK);
  const asked = recent.filter(({ role }) => role === "customer").map(({ text }) => text);
  const telling = asked.filter((text) => tokens(text).some((token) => !token.isFunction));
  const question = telling.findLast((text) => !isFollowUp(text)) ?? telling[0];
  if (question === undefined) return undefined;
  const reply = recent.findLast(({ role }) => role !== "customer")?.text ?? "";
  return { question, last: asked.at(-1) ?? question, reply };
}

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:1|الاول|الاولى|اول واحد|first|the first|the first one|first one|one)$/u, 1],
  [/^(?:2|الثاني|الثانيه|ثاني واحد|second|the second|the second one|two)$/u, 2],
  [/^(?:3|الثالث|الثالثه|ثالث واحد|third|the third|the third one|three)$/u, 3],
];

/** The choice a customer picked from the numbered list the agent offered last ("2", "الثاني"). */
export function pickedChoice(message: string, history: readonly Turn[]): string | undefined {
  const said = phraseWords(message).join(" ");
  const number = ORDINALS.find(([pattern]) => pattern.test(said))?.[1];
  if (number === undefined) return undefined;
  const offered = history.findLast((turn) => turn.role !== "customer")?.text ?? "";
  return new RegExp(`^${number}\\. (.+)$`, "mu").exec(offered)?.[1]?.trim();
}
