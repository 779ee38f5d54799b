import { alternatives, findCues } from "#server/answers/language/cues.ts";
import { normalise } from "#server/answers/text/normalise.ts";

const arabicCues = findCues("acts", "ar");
const englishCues = findCues("acts", "en");

/**
 * Wishes that something is done for the customer: cancelled, changed, booked, refunded, sent. The agent says how it is done
 * and hands over. "How do I cancel?" and "can I cancel?" are questions and are answered. Patterns match normalised text with
 * one space between words.
 */
const mine = alternatives(arabicCues, "own_thing");
const anyThing = alternatives(arabicCues, "thing");
/** Imperatives to the shop: "الغوا", "غيروا", "احجزوا لي"; also in the singular. */
const doSource = alternatives(arabicCues, "command");
const canYou = alternatives(arabicCues, "can_you");
const youDo = alternatives(arabicCues, "you_do");
const wantSource = alternatives(arabicCues, "want");
const iDo = alternatives(arabicCues, "i_do");

const arabic: readonly RegExp[] = [
  // "الغوا طلبي", "غيروا عنواني", "عدلوا رقم جوالي".
  new RegExp(
    `(?:^|[^\\p{L}]|(?:^| )(?:و|ف|بس|طيب) ?)${doSource} (?:لي |لنا |لو سمحت\\S* )?(?:\\S+ )?${mine}(?!\\p{L})`,
    "u",
  ),
  new RegExp(`^(?:لو سمحت\\S* |فضلا |من فضلك\\S* |رجاء )?${doSource} (?:لي |لنا )?${anyThing}(?!\\p{L})`, "u"),
  // "غلطت بالعنوان، غيروه لي".
  new RegExp(`(?:^| )${doSource}(?:ه|ها)(?: لي| لنا| لو سمحت\\S*| من فضلك\\S*|$)`, "u"),
  // "احجزوا لي مقعد", "ارسلوا لي الفاتورة".
  new RegExp(`(?:^| )${doSource} (?:لي|لنا|عندكم باسمي)(?= )`, "u"),
  // "ممكن تلغون طلبي", "ابيكم تحجزون لي".
  new RegExp(`(?:^| )${canYou} ${youDo} (?:لي |لنا )?(?:\\S+ )?${anyThing}(?!\\p{L})`, "u"),
  new RegExp(`(?:^| )${canYou} ${youDo} (?:لي|لنا)(?= )`, "u"),
  // "ابي استرجع مبلغي", "اريد إلغاء طلبي": one's own, not the shop's.
  new RegExp(`(?:^| )${wantSource} ${iDo} (?:\\S+ )?${mine}(?!\\p{L})`, "u"),
  new RegExp(`(?:^| )${wantSource} (?:مبلغي|فلوسي|فلوسنا|مبلغنا|حقي)(?= (?:ترجع|يرجع|الحين|اليوم)|$)`, "u"),
  // "ابي احجز موعد بكرة": a booking is for somebody to enter.
  new RegExp(
    `(?:^| )${wantSource} (?:احجز|حجز) (?:\\S+ ){1,4}(?:اليوم|بكره|بكرا|غدا|السبت|الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|الساعه)(?!\\p{L})`,
    "u",
  ),
];

const thing = alternatives(englishCues, "own_thing");
const english: readonly RegExp[] = [
  new RegExp(
    `(?:^|please |pls |kindly |just |and |then |(?:can|could|would|will) (?:you|u)(?: please| kindly)? |i (?:want|need|would like|d like) you to )(?:cancel|change|update|modify|edit|amend|refund|return|stop|pause|delete|remove|close|resend|reschedule|switch|correct|fix|activate|deactivate|reset) (?:\\w+ ){0,3}?(?:my|our|this|the|me|order)\\b`,
    "u",
  ),
  /(?:^|please |pls |kindly |just |(?:can|could|would|will) (?:you|u)(?: please)? |i (?:want|need|would like|d like) you to )(?:book|reserve|schedule|register|sign up|enrol|enroll|add|send|email|refund|issue|put) (?:me|us|my|our)\b/u,
  new RegExp(
    `(?:^| )i (?:want|need|would like|d like|wanna|wish) to (?:cancel|change|update|modify|edit|amend|stop|pause|delete|close|reschedule) (?:my|our) (?:\\w+ )?${thing}`,
    "u",
  ),
  /(?:^| )(?:i (?:want|need|would like|d like|demand)|give me) (?:a |my |the |full )*(?:refund|money back)\b/u,
  /(?:^|please |pls |kindly )(?:cancel|change|update|refund) (?:order|orders|it)\b/u,
];

/** Words of questions about how or whether. */
const asksPattern =
  /(?:^| )(?:كيف|شلون|ازاي|كيفيه|وش طريقه|طريقه|ما طريقه|هل|وين|متى|ليش|لماذا|كم|اقدر|نقدر|يمديني|ينفع|يصير|استطيع|يمكنني|بكم|وش الحل|وش اسوي|ماذا افعل)(?: |$)|^(?:how|what|when|where|why|is|are|do|does|did|can i|could i|may i|am i|which|who|should i)\b|\b(?:how (?:do|can|to|would|should)|can i|could i|is it possible|am i able|what if|what happens|the way to)\b/u;
/** Requests in the form of questions: "ممكن تلغون طلبي؟", "can you cancel my order?" */
const askedOfUsPattern = new RegExp(
  `(?:^| )${canYou} ${youDo}(?= )|^(?:can|could|would|will) (?:you|u) `,
  "u",
);

/** Imperatives to the shop, with the verbs of the question how it is done. */
const doneByMe: readonly (readonly [by: RegExp, me: string])[] = [
  [/^ت?(?:الغوا|الغو|الغي|الغ|لغون|لغوا|لغي|كنسلوا|كنسلو|كنسلون|كنسل|كنسلي)$/u, "الغي"],
  [/^ت?(?:غيروا|غيرو|غيرون|غير|غيري)$/u, "اغير"],
  [/^ت?(?:عدلوا|عدلو|عدلون|عدل|عدلي|حدثوا|حدثون|حدث|حدثي)$/u, "اعدل"],
  [/^ت?(?:بدلوا|بدلو|بدلون|بدل|بدلي)$/u, "ابدل"],
  [/^ت?(?:ا?حجزوا|ا?حجزو|حجزون|ا?حجز|ا?حجزي)$/u, "احجز"],
  [/^ت?(?:ا?رجعوا|ا?رجعو|رجعون|ا?رجع|ا?رجعي|استرجعوا)$/u, "ارجع"],
  [/^ت?(?:ا?وقفوا|ا?وقفو|وقفون|ا?وقف|ا?وقفي)$/u, "اوقف"],
];

/** Converts a wish into the question how it is done ("الغوا طلبي" → "كيف الغي طلبي"). */
export function rewriteAsHowTo(message: string): string {
  const plain = message
    .replace(/^\s*(?:please|pls|kindly|(?:can|could|would|will) (?:you|u))(?: please| kindly)?\s+/iu, "")
    .replace(/\s*(?:please|pls|لو سمحت\S*|من فضلك\S*|الله يسعدك\S*|الله يعافيك\S*)\s*[.؟?!]*\s*$/iu, "");
  if (!/\p{Script=Arabic}/u.test(plain))
    return `how do I ${plain.replace(/^i (?:want|need|would like|'d like) to /iu, "")}`;
  const told = plain
    .split(/\s+/)
    .filter(
      (word) =>
        !/^(?:ممكن|ابيكم|ابغاكم|ابغيكم|يمديكم|تقدرون|لو|سمحتوا|سمحت|سمحتم|لي|لنا)$/u.test(normalise(word)),
    )
    .map((word) => doneByMe.find(([by]) => by.test(normalise(word)))?.[1] ?? word);
  return `كيف ${told.join(" ")}`;
}

/** Whether a message asks the shop to do something for the customer. */
export function asksToAct(message: string): boolean {
  const text = normalise(message)
    .replace(/'/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  if (asksPattern.test(text) && !askedOfUsPattern.test(text)) return false;
  return [...arabic, ...english].some((pattern) => pattern.test(text));
}
