import type { Captured } from "#server/answers/entry.ts";
import { cuePattern, findCues, wordsOf } from "#server/answers/language/cues.ts";
import { isCurrencyWord } from "#server/answers/products/currency.ts";
import { isMeasureWord } from "#server/answers/products/measure.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { isGivenName } from "./given-names.ts";

const emailPattern = /[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{2,63}){1,4}/;
const phonePattern = /(?<![\p{L}\d#])(?:\+|00)?\d(?:[\s().-]{0,2}\d){8,14}(?![\p{L}\d])/u;
const contactCues = findCues("contact-data");
const contactPattern = (source: string, flags = "iu"): RegExp => cuePattern(contactCues, source, flags);

/** Phone number with the words before it: "جوالي 055…", "my phone is 055…". */
const phoneWithLabelPattern = contactPattern(
  String.raw`(?:(?:{own_phone}|my {phone}(?: number)?(?: is)?)[\s:]*)?${phonePattern.source}`,
);
const orderPattern = contactPattern(
  String.raw`{order}\s*{id_label}?\s*{is}?\s*[:#.\s-]{0,4}([A-Za-z]{0,5}-?\d{3,15})(?![\d])`,
);
const hashPattern = /#\s?([A-Za-z]{0,5}-?\d{3,15})/;
/** Order number of letters, a dash and digits ("SR-20388"). */
const bareOrderPattern = /(?<![\p{L}\d])([A-Za-z]{2,5}-\d{3,15})(?![\p{L}\d-])/u;
/** A message that is nothing but a labelled number, of an order named before: "رقمه 48213", "number: SR48213". */
const onlyNumberPattern = contactPattern(
  String.raw`^\s*{number_label}\s*{is}?[\s:#]*([A-Za-z]{0,5}-?\d{4,15})[\s.]*$`,
);
const wordSource = String.raw`\p{L}[\p{L}\p{M}'’-]*`;
/** A name after words that only stand before names ("اسمي", "name:"). */
const namePattern = contactPattern(
  String.raw`(?:(?:^|\s){my_name}\s*[:：]?|(?:^|\n)\s*الاسم\s*[:：]|{i_am_called}|(?:^|\s)name\s*:)\s*(${wordSource}(?:\s+${wordSource}){0,2})`,
);
/**
 * Up to three words after words that stand before names and before other things ("معك كاش؟", "this is urgent"); only
 * known names and "أبو فهد" are accepted there.
 */
const introducedPattern = contactPattern(
  String.raw`(?:^|[\s،,.!؛:-]){introduced}\s+(${wordSource}(?:\s+${wordSource}){0,2})`,
  "giu",
);
/** The first word of "أبو فهد", "ام خالد". */
const parentPattern = contactPattern("^{parent}$", "u");
const notANamePattern = contactPattern("^{no_name}$");

function recognizePhone(text: string): string | undefined {
  const found = phonePattern.exec(text)?.[0];
  if (found === undefined) return undefined;
  const digits = found.replace(/\D/g, "");
  if (found.startsWith("+")) return `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  return digits.length <= 15 ? digits : undefined;
}

/** The words before the first one that ends a name, joined; undefined when nothing is left. */
function takeName(
  found: readonly string[],
  isEnd: (word: string, at: number) => boolean,
): string | undefined {
  const end = found.findIndex(isEnd);
  const name = (end < 0 ? found : found.slice(0, end)).join(" ");
  return name === "" ? undefined : name;
}

/** Whether a word after a known name can be a family name: "العتيبي", "Al-Otaibi", "Smith". */
function isFamilyName(word: string): boolean {
  return /^(?:ال|آل|بن|بنت|ابن|Al-?|El-?)/u.test(word) || /^\p{Lu}\p{Ll}+/u.test(word) || isGivenName(word);
}

function findIntroducedName(words: readonly string[]): string | undefined {
  const [first = "", second] = words;
  if (parentPattern.test(first)) return second === undefined ? undefined : `${first} ${second}`;
  if (!isGivenName(first)) return undefined;
  return takeName(words, (word, at) => at > 0 && (notANamePattern.test(word) || !isFamilyName(word)));
}

function findName(text: string): string | undefined {
  const nameWords = namePattern.exec(text)?.[1]?.split(/\s+/);
  if (nameWords !== undefined) return takeName(nameWords, (word) => notANamePattern.test(word));
  for (const [, words = ""] of text.matchAll(introducedPattern)) {
    const name = findIntroducedName(words.split(/\s+/));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** "An order of 400 SAR", "طلب 20 كيلو": the number is the amount of an order. */
function isAmount(behind: string): boolean {
  const [unit = ""] = words(/^\s*\S+/u.exec(behind)?.[0] ?? "");
  return isCurrencyWord(unit) || isMeasureWord(unit);
}

function findOrderNumber(text: string): string | undefined {
  for (const pattern of [orderPattern, hashPattern, bareOrderPattern, onlyNumberPattern]) {
    const found = pattern.exec(text);
    if (found !== null && !isAmount(text.slice(found.index + found[0].length))) return found[1];
  }
  return undefined;
}

/** Returns the contact data and order number of a message; digits in ASCII, a phone without separators. */
export function captureFrom(message: string): Captured {
  const text = withAsciiDigits(message);
  const email = emailPattern.exec(text)?.[0]?.toLowerCase();
  const orderNumber = findOrderNumber(text);
  const phone = recognizePhone(orderNumber === undefined ? text : text.replace(orderNumber, " "));
  const name = findName(text);
  return {
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(orderNumber !== undefined && { orderNumber }),
    ...(name !== undefined && { name }),
  };
}

const numberLabelSource = contactPattern(String.raw`{number_label}?\s*{is}?[\s:#]*`).source;

/** Returns a message without its contact data and order number, which do not belong to the question. */
export function withoutContactData(message: string): string {
  const text = withAsciiDigits(message);
  const number = findOrderNumber(text);
  const labelled = new RegExp(`${numberLabelSource}${number}`, "iu");
  const rest = number === undefined ? text : text.replace(labelled, " ");
  return rest.replace(emailPattern, " ").replace(phoneWithLabelPattern, " ").trim();
}

const labels = new Set(wordsOf(contactCues, "label"));

/** Whether a message consists of contact data or an order number and their labels only. */
export function isOnlyContactData(message: string, { name, ...captured }: Captured): boolean {
  if (Object.keys(captured).length === 0) return false;
  const rest = words(withoutContactData(message)).filter(
    (word) => !labels.has(word.replace(/^و(?=.{3})/u, "")),
  );
  return rest.every((word) => name?.split(" ").flatMap(words).includes(word) ?? false);
}
