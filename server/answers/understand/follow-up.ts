import type { Turn } from "#server/answers/entry.ts";
import { isMeasureWord } from "#server/answers/products/measure.ts";
import { canonical, isFunctionWord } from "#server/answers/text/dialect.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { isNumber } from "#server/answers/text/words.ts";
import { phraseWords } from "./phrases.ts";

/**
 * Few words that lean on what was said: "وفي جدة؟", "كم سعره؟", "and in Jeddah?", "how much is it". Words that begin
 * with و of their own ("وصلني", "واتساب") do not.
 */
const openersPattern =
  /^(?:و(?!ين|ش|صل|اتس|قت|ظ|زن|رق|اي فاي|رد|ضع|علي)\p{L}{2,}|طيب|زين|حلو|and|what about|how about|also|ok|okay|so|ماذا عن|وش عن|ايش عن|or)(?!\p{L})/u;
/** Said before the point ("طيب وش ارخص طاحونه"): no part of what is asked. */
const preamblePattern =
  /^\s*(?:(?:طيب|طب|زين|حلو|تمام|اوكي|أوكي|اوك|اها|ممتاز|ماشي|ok|okay|so|great|well|alright|cool|perfect)(?![\p{L}\p{N}])[\s،,.:!]*)+(?=\S)/iu;
const pointers = new Set(
  phraseWords(
    "سعره سعرها ثمنه ثمنها بكمه وزنه وزنها حجمه حجمها لونه لونها الوانه الوانها مقاسه مقاسها مقاساته مقاساتها منه منها عنه عنها فيه فيها له لها هو هي هذا هذي هذه هاذا اياه اياها كلاهما واحد الثاني الثانيه الاول الاولى يوصل نفسه نفسها عليه عليها معه معها فيهم منهم ارخصها ارخصهم اغلاها اغلاهم محتوياته محتوياتها مكوناته مكوناتها تفاصيله تفاصيلها ترجيعه ارجاعه استبداله ايهم ايهما ايها مدته مدتها مدتهم وقته وقتها عدده عددها رسومه رسومها اطلعه اطلعها احصله احصلها القاه القاها الاقيه الاقيها اجيبه اجيبها صلاحيته صلاحيتها طوله طولها خامته خامتها طعمه طعمها it its this that they them those these one ones same there",
  ),
);
const bare = new Set(
  phraseWords(
    "متوفر متوفره موجود موجوده بكم كم السعر سعره متى وين مجانا مجاني رسوم تنتهي يتجدد يشمل العدد الكميه المده اللون المقاس ليش كيف الوزن الحجم price available free included maximum minimum refundable when where why how much cost is sizes colors الالوان المقاسات",
  ),
);
/** "لا اقصد الكيلو", "I meant the capsules": what was understood was not what was meant. */
const correctionPattern =
  /^\s*(?:(?:لا+|مو كذا|مب جذي|مو هذا|مش كده|غلط|no+|nope|not that|sorry)[\s،,.!]+)*(?:(?:انا\s+)?(?:ا|أ)?قصد(?:ي|ت)?|كنت اقصد|كنت أقصد|اعني|أعني|يعني|i (?:actually )?mean(?:t)?|i was asking about|i am asking about|i'm asking about)[\s،,:]+(?=\S)/iu;
/** "لا، الكيلو", "no the capsules": said against the last answer; spoken messages have no comma. */
const objectionPattern =
  /^\s*(?:لا+|مو كذا|no+|nope|not that)(?:\s*[،,]\s*(?=\S)|\s+(?=(?:ال\p{L}{3,}|the \p{L}+)(?:\s+\S+){0,2}\s*$))/iu;
const maxLength = 6;
const maxOpenedLength = 8;

export function withoutPreamble(message: string): string {
  return message.replace(preamblePattern, "");
}

/** What a customer says they meant instead; undefined when they correct nothing. */
export function correctionIn(message: string): string | undefined {
  const meant = message.replace(correctionPattern, "");
  if (meant !== message) return meant.trim();
  const objected = message.replace(objectionPattern, "");
  return objected !== message && phraseWords(objected).length <= maxLength ? objected.trim() : undefined;
}

/** Short enough to lean on what was said without a sign of it ("can I cancel anytime?"). */
export function mayLean(message: string): boolean {
  return phraseWords(message).length <= maxLength;
}

export function isFollowUp(message: string): boolean {
  const text = phraseWords(message);
  if (text.length === 0 || text.length > maxOpenedLength) return false;
  if (openersPattern.test(text.join(" "))) return true;
  // "كيلو", "250 g": a size of something.
  if (text.some(isMeasureWord) && text.every((word) => isMeasureWord(word) || isNumber(word))) return true;
  if (text.length > maxLength) return false;
  // "فيه دورة؟" says "is there", not "in it".
  const points = text.some((word, at) => pointers.has(word) && (at > 0 || !/^فيها?$/u.test(word)));
  if (text.length <= 5 && points) return true;
  // "متوفره اليوم؟": nothing of its own but what is asked.
  return (
    text.length <= 3 &&
    text.some((word) => bare.has(word)) &&
    text.every((word) => bare.has(word) || isFunctionWord(canonical(word)))
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

const lookBack = 8;

export function earlierIn(history: readonly Turn[]): Earlier | undefined {
  const recent = history.slice(-lookBack);
  const asked = recent.filter(({ role }) => role === "customer").map(({ text }) => text);
  const telling = asked.filter((text) => tokens(text).some((token) => !token.isFunction));
  const question = telling.findLast((text) => !isFollowUp(text)) ?? telling[0];
  if (question === undefined) return undefined;
  const reply = recent.findLast(({ role }) => role !== "customer")?.text ?? "";
  return { question, last: asked.at(-1) ?? question, reply };
}
