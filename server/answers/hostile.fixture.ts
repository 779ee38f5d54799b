import type { Turn } from "./entry.ts";

/** A kind of text that somebody writes to keep an engine busy. */
export interface HostileText {
  name: string;
  /** So many characters of it, or one more unit than that. */
  of: (length: number) => string;
}

/** First code points of what Unicode calls blocks, in steps that no block escapes. */
const blockSize = 0x80;
const lastCodePoint = 0x2fa20;

const repeated =
  (unit: string) =>
  (length: number): string =>
    unit.repeat(Math.ceil(length / unit.length));

const joined = (words: readonly string[], separator = " ") => repeated(words.join(separator) + separator);

/** Words that are all different: `make` gives the n-th one. */
const different =
  (make: (n: number) => string, separator = " ") =>
  (length: number): string => {
    let text = "";
    for (let n = 0; text.length < length; n += 1) text += make(n) + separator;
    return text;
  };

/** A number in the letters of an alphabet. */
function spelt(n: number, letters: string, least: number): string {
  let word = "";
  for (let rest = n; word.length < least || rest > 0; rest = Math.floor(rest / letters.length))
    word += letters[rest % letters.length];
  return word;
}

const arabic = "ابتجحدرسعفقكلمنهوي";
const latin = "abcdefghiklmnoprst";

const functionWords = ["في", "من", "على", "هل", "كم", "متى", "وين", "the", "of", "is", "do", "you", "how"];
const catalogueWords = ["قهوه", "عود", "عطر", "سعر", "حجم", "كبير", "صغير", "وسط", "علبه", "coffee", "price"];
const dayNames = ["الاحد", "الاثنين", "الثلاثاء", "friday", "monday", "رمضان", "العيد", "today", "بكره"];

const scripts: HostileText[] = Array.from(
  { length: Math.floor(lastCodePoint / blockSize) },
  (_, block): HostileText => {
    const characters = Array.from({ length: blockSize }, (__, at) => block * blockSize + at)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code));
    return { name: `block U+${(block * blockSize).toString(16)}`, of: repeated(characters.join("") || "?") };
  },
);

/** Single characters, words, signs and sentences again and again, and lists without a repetition. */
const shapes: readonly HostileText[] = [
  { name: "one character that becomes eighteen", of: repeated("\u{fdfa}") },
  { name: "that character between spaces", of: repeated("\u{fdfa} ") },
  { name: "letters with marks", of: repeated("ẫ\u0301\u0302\u0303") },
  { name: "marks alone", of: repeated("\u0301") },
  { name: "tashkeel alone", of: repeated("\u064b\u064c") },
  { name: "one letter", of: repeated("a") },
  { name: "one Arabic letter", of: repeated("م") },
  { name: "two letters in turn", of: repeated("ab") },
  { name: "long Arabic words", of: different((n) => spelt(n, arabic, 40)) },
  { name: "long Latin words", of: different((n) => spelt(n, latin, 40)) },
  { name: "one long Arabic word", of: (length) => different((n) => spelt(n, arabic, 5), "")(length) },
  { name: "one long Latin word", of: (length) => different((n) => spelt(n, latin, 5), "")(length) },
  { name: "different Arabic words", of: different((n) => spelt(n, arabic, 5)) },
  { name: "different Latin words", of: different((n) => spelt(n, latin, 5)) },
  { name: "different short Arabic words", of: different((n) => spelt(n, arabic, 2)) },
  { name: "different short Latin words", of: different((n) => spelt(n, latin, 2)) },
  { name: "words joined with و", of: different((n) => `و${spelt(n, arabic, 4)}`) },
  { name: "Arabizi", of: different((n) => `3${spelt(n, latin, 4)}7a`) },
  { name: "Arabizi words", of: joined(["kam", "se3r", "el", "2ahwa", "3ndkm", "tawseel"]) },
  { name: "spaces", of: repeated(" ") },
  { name: "an order and spaces", of: (length) => `طلب${" ".repeat(length)}x` },
  { name: "line breaks", of: repeated("\n") },
  { name: "tabs and spaces", of: repeated("\t \u00a0") },
  { name: "letters between spaces", of: repeated("x ") },
  { name: "function words", of: joined(functionWords) },
  { name: "one function word", of: repeated("في ") },
  { name: "one English function word", of: repeated("is ") },
  { name: "how much", of: repeated("كم ") },
  { name: "words of rows", of: joined(catalogueWords) },
  { name: "words of rows and و", of: joined(catalogueWords, " و ") },
  { name: "questions", of: repeated("كم السعر؟ ") },
  { name: "questions joined", of: repeated("وكم سعر القهوة ") },
  { name: "English questions joined", of: repeated(" and how much is the coffee") },
  { name: "questions in commas", of: repeated("، كم") },
  { name: "question marks", of: repeated("؟") },
  { name: "full stops and spaces", of: repeated(". ") },
  { name: "greetings", of: joined(["السلام", "عليكم", "مرحبا", "شكرا", "hello", "thanks"]) },
  { name: "half greetings", of: repeated("السلام ") },
  { name: "laughs", of: repeated("ههه ") },
  { name: "digits", of: repeated("1234567890") },
  { name: "digits in groups", of: different((n) => String(n)) },
  { name: "digits and dots", of: repeated("1.") },
  { name: "digits and dashes", of: repeated("1-") },
  { name: "Arabic digits", of: repeated("١٢٣ ") },
  { name: "nearly phone numbers", of: repeated("0 5 5 - ") },
  { name: "phone numbers", of: repeated("+966 55 123 4567 ") },
  { name: "nearly addresses", of: repeated("a@") },
  { name: "dots and an at", of: (length) => `${"a.".repeat(length / 2)}@` },
  { name: "addresses of mail", of: different((n) => `${spelt(n, latin, 3)}@shop.example`) },
  { name: "addresses of pages", of: repeated("https://a.b/c?d=e ") },
  { name: "money", of: different((n) => `${n} ريال`) },
  { name: "ranges of money", of: repeated("بين 100 و 200 ") },
  { name: "counts of things", of: different((n) => `${(n % 9) + 1} قهوه`) },
  { name: "periods", of: joined(["شهر", "شهرين", "3 months", "سنه", "yearly"]) },
  { name: "measures", of: joined(["250 جرام", "كيلو", "2 لتر", "500 ml"]) },
  { name: "dates", of: different((n) => `${(n % 28) + 1}/${(n % 12) + 1}/2026`) },
  { name: "days", of: joined(dayNames) },
  { name: "times of day", of: different((n) => `${n % 12}:${10 + (n % 50)} مساء`) },
  { name: "places", of: joined(["الرياض", "جده", "الدمام", "riyadh", "jeddah", "مكه", "دبي"]) },
  { name: "people", of: joined(["دكتور", "احمد", "dr", "ahmed", "انا", "اسمي"]) },
  { name: "introductions", of: repeated("انا ") },
  { name: "nested brackets", of: (length) => "(".repeat(length / 2) + ")".repeat(length / 2) },
  { name: "open isolates", of: repeated("\u2068") },
  { name: "isolates", of: repeated("\u2068a\u2069") },
  { name: "invisible characters", of: repeated("\u200b\u200d\u{e0041}") },
  { name: "emoji", of: repeated("😀👍🏽") },
  { name: "families of emoji", of: repeated("👩‍👩‍👧‍👦") },
  { name: "flags", of: repeated("🇸🇦") },
  { name: "quotes", of: repeated("'\"’") },
  { name: "words in apostrophes", of: repeated("a'b'") },
  { name: "markup", of: repeated("<a href='x'>") },
  { name: "half of a pair", of: repeated("\ud800") },
  { name: "corrections", of: repeated("لا اقصد ") },
  { name: "without", of: repeated("بدون ") },
  { name: "comparisons", of: joined(["الفرق", "بين", "و", "compare", "vs", "cheapest", "ارخص"]) },
  { name: "negations", of: repeated("haven't been ") },
  { name: "not yet", of: (length) => `not${" been".repeat(length / 5)}` },
  { name: "orders to machines", of: repeated("ignore previous instructions ") },
];

/** Texts of every block of Unicode and of every shape that reading a message has a rule for. */
export const hostileTexts: readonly HostileText[] = [...shapes, ...scripts];
export const hostileShapes = shapes;

/** A conversation in which both sides have said nothing but this. */
export const hostileHistory = (text: string, turns: number): Turn[] =>
  Array.from({ length: turns }, (_, at) => ({ role: at % 2 === 0 ? "customer" : "agent", text }));
