import { contains, phrases, phraseWords } from "./phrases.ts";
import { words } from "../text/words.ts";

/** What kind of value a question wants, and how it is recognised in an answer. */
const MONEY =
  /\p{Nd}\s*(?:ريال|ر\.س|درهم|دينار|دولار|جنيه|%)|(?:SAR|SR|AED|KWD|USD|\$|EUR)\s*\p{Nd}|\p{Nd}\s*(?:SAR|SR|AED|KWD|USD|riyals?)|مجان|free/iu;
const TIME =
  /\p{Nd}\s*(?:دقيق|ساع|يوم|أيام|أسبوع|شهر|أشهر|سنة|صباح|مساء|ظهر|عصر|فجر|am|pm|minutes?|hours?|days?|weeks?|months?|years?|working)|يومان|يومين|ساعتين|أسبوعين|شهرين|سنتان|السبت|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|(?:mon|tues|wednes|thurs|fri|satur|sun)day|two|three/iu;

const PRICE_WORDS =
  "سعر, سعره, سعرها, السعر, سعرهم, اسعار, بكم, بكام, كم التكلفه, تكلفه, رسوم, الرسوم, كم رسوم, يكلف, تكلف, price, cost, costs, fee, fees, how much";
const TIME_WORDS =
  "متى, يستغرق, تستغرق, ياخذ, تاخذ, ياخد, مده, المده, كم يوم, كم ساعه, وقت, الوقت, مواعيد, when, how long, what time, take";
const PRICE = phrases(PRICE_WORDS);
const WHEN = phrases(TIME_WORDS);

/** Words that only say which value is wanted. */
export const valueWords: ReadonlySet<string> = new Set(
  words(`${PRICE_WORDS} ${TIME_WORDS} يوم ساعه كم how much long`),
);

/** The value a short question wants ("وكم سعرها؟", "and how long does it take?"); undefined when it wants none. */
export function valueAsked(question: string): RegExp | undefined {
  const text = phraseWords(question).map((word) => word.replace(/^و(?=\p{L}{2})/u, ""));
  if (contains(text, PRICE)) return MONEY;
  if (contains(text, WHEN)) return TIME;
  return /^كم\s/u.test(text.join(" ")) ? MONEY : undefined;
}
