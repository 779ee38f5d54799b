import { alternatives, cuePattern, findCues, valuesIn } from "#server/answers/language/cues.ts";
import { normalise } from "#server/answers/text/normalise.ts";

const actCues = findCues("acts");
const actPattern = (source: string): RegExp => cuePattern(actCues, source);

/**
 * Wishes that something is done for the customer: cancelled, changed, booked, refunded, sent. The agent says how it is done
 * and hands over. "How do I cancel?" and "can I cancel?" are questions and are answered. Patterns match normalised text with
 * one space between words. Commands are given to the shop: "الغوا", "غيروا", "احجزوا لي"; also in the singular.
 */
const wishes: readonly RegExp[] = [
  // "الغوا طلبي", "غيروا عنواني", "عدلوا رقم جوالي".
  String.raw`(?:^|[^\p{L}]|(?:^| )(?:و|ف|بس|طيب) ?){command} (?:لي |لنا |لو سمحت\S* )?(?:\S+ )?{own_thing}(?!\p{L})`,
  String.raw`^(?:لو سمحت\S* |فضلا |من فضلك\S* |رجاء )?{command} (?:لي |لنا )?{thing}(?!\p{L})`,
  // "غلطت بالعنوان، غيروه لي".
  String.raw`(?:^| ){command}(?:ه|ها)(?: لي| لنا| لو سمحت\S*| من فضلك\S*|$)`,
  // "احجزوا لي مقعد", "ارسلوا لي الفاتورة".
  "(?:^| ){command} (?:لي|لنا|عندكم باسمي)(?= )",
  // "ممكن تلغون طلبي", "ابيكم تحجزون لي".
  String.raw`(?:^| ){can_you} {you_do} (?:لي |لنا )?(?:\S+ )?{thing}(?!\p{L})`,
  "(?:^| ){can_you} {you_do} (?:لي|لنا)(?= )",
  // "ابي استرجع مبلغي", "اريد إلغاء طلبي": one's own, not the shop's.
  String.raw`(?:^| ){want} {i_do} (?:\S+ )?{own_thing}(?!\p{L})`,
  "(?:^| ){want} {own_money}(?= {money_moves}|$)",
  // "ابي احجز موعد بكرة": a booking is for somebody to enter.
  String.raw`(?:^| ){want} (?:احجز|حجز) (?:\S+ ){1,4}{booked_for}(?!\p{L})`,
  String.raw`(?:^|{please} |just |and |then |{modal} (?:you|u)(?: please| kindly)? |i {desire} you to ){change} (?:\w+ ){0,3}?(?:my|our|this|the|me|order)\b`,
  String.raw`(?:^|{please} |just |{modal} (?:you|u)(?: please)? |i {desire} you to ){arrange} (?:me|us|my|our)\b`,
  String.raw`(?:^| )i (?:{desire}|wanna|wish) to {change_own} (?:my|our) (?:\w+ )?{things_of_customers}`,
  String.raw`(?:^| )(?:i (?:{desire}|demand)|give me) (?:a |my |the |full )*(?:refund|money back)\b`,
  String.raw`(?:^|{please} ){change_order} (?:order|orders|it)\b`,
].map(actPattern);

/** Words of questions about how or whether. */
const asksPattern = actPattern(String.raw`(?:^| ){asks}(?: |$)|^{asks_first}\b|\b{asks_within}\b`);
/** Requests in the form of questions: "ممكن تلغون طلبي؟", "can you cancel my order?" */
const askedOfUsPattern = actPattern("(?:^| ){can_you} {you_do}(?= )|^{modal} (?:you|u) ");

/** Imperatives to the shop, with the verbs of the question how it is done. */
const doneByMe: readonly (readonly [by: RegExp, me: string])[] = valuesIn(actCues, "as_how").map((me) => [
  new RegExp(`^ت?${alternatives(actCues, `as_how:${me}`)}$`, "u"),
  me,
]);
const notInHowPattern = actPattern("^{not_in_how}$");
const askedOfUsBeforePattern = cuePattern(
  actCues,
  String.raw`^\s*(?:{please}|{modal} (?:you|u))(?: please| kindly)?\s+`,
  "iu",
);
const politeAfterPattern =
  /\s*(?:please|pls|لو سمحت\S*|من فضلك\S*|الله يسعدك\S*|الله يعافيك\S*)\s*[.؟?!]*\s*$/iu;

/** Converts a wish into the question how it is done ("الغوا طلبي" → "كيف الغي طلبي"). */
export function rewriteAsHowTo(message: string): string {
  const plain = message.replace(askedOfUsBeforePattern, "").replace(politeAfterPattern, "");
  if (!/\p{Script=Arabic}/u.test(plain))
    return `how do I ${plain.replace(/^i (?:want|need|would like|'d like) to /iu, "")}`;
  const howToWords = plain
    .split(/\s+/)
    .filter((word) => !notInHowPattern.test(normalise(word)))
    .map((word) => doneByMe.find(([by]) => by.test(normalise(word)))?.[1] ?? word);
  return `كيف ${howToWords.join(" ")}`;
}

/** Whether a message asks the shop to do something for the customer. */
export function asksToAct(message: string): boolean {
  const text = normalise(message)
    .replace(/'/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  if (asksPattern.test(text) && !askedOfUsPattern.test(text)) return false;
  return wishes.some((pattern) => pattern.test(text));
}
