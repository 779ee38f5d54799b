import { CueList, cuesIn } from "#server/answers/language/cues.ts";
import { normalise } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";

/** What kind of thing a question wants to hear. */
export type Wanted =
  | "number"
  | "money"
  | "time"
  | "duration"
  | "place"
  | "phone"
  | "email"
  | "yesno"
  | "wish";

const CUES = new CueList(cuesIn("wants"));

const NUMBERS =
  "واحد|واحده|اثنين|ثلاث|ثلاثه|اربع|اربعه|خمس|خمسه|ست|سته|سبع|سبعه|ثمان|ثماني|ثمانيه|تسع|تسعه|عشر|عشره|مره|مرتين|one|two|three|four|five|six|seven|eight|nine|ten|once|twice";
const UNITS =
  "دقيقه|دقائق|دقايق|دقيقتين|ساعه|ساعات|ساعتين|ساعتان|يوم|ايام|يومين|يومان|يومي|يوميا|اسبوع|اسابيع|اسبوعين|شهر|اشهر|شهور|شهرين|شهريا|سنه|سنتين|سنتان|سنوات|عام|عامين|minutes?|hours?|days?|weeks?|months?|years?";
const DAYS =
  "السبت|الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|صباحا|مساء|ظهرا|عصرا|فجرا|يوميا|رمضان|(?:mon|tues|wednes|thurs|fri|satur|sun)day|am|pm|daily|\\d{1,2}:\\d{2}";

const stands = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "u");

/** How a sentence that tells it is recognised; the text is normalised. */
const TOLD: Record<Exclude<Wanted, "yesno" | "wish">, RegExp> = {
  number: new RegExp(`\\d|${stands(NUMBERS).source}`, "u"),
  money: new RegExp(
    `\\d\\s*(?:ريال|ر\\.س|درهم|دينار|دولار|جنيه|هلل|%|٪)|(?:sar|sr|aed|kwd|usd|\\$|eur)\\s*\\d|\\d\\s*(?:sar|sr|aed|kwd|usd|riyal)|مجان|بدون رسوم|free|السعر|price`,
    "u",
  ),
  time: new RegExp(`${stands(DAYS).source}|\\d\\s*(?:ص|م)(?!\\p{L})|${stands(UNITS).source}`, "u"),
  duration: stands(UNITS),
  place:
    /(?<!\p{L})(?:ال)?(?:شارع|طريق|حي|الدور|دور|مول|مجمع|برج|مبني|بجانب|بجوار|مقابل|خلف|تطبيق|صفحه|موقع|رابط)(?!\p{L})|street|road|district|floor|building|mall|tower|next to|opposite|settings|page|website|app(?!\p{L})|>|@/u,
  phone: /(?:\d[\s-]?){7,}/u,
  email: /\S@\S/u,
};

const unjoined = (question: string): string[] =>
  words(question).map((word) => word.replace(/^و(?!ين|قت|ش$)(?=\p{L}{2})/u, ""));

/** Asked with these, a question has neither yes nor no for an answer. */
const OPENERS: ReadonlySet<string> = new Set(
  words("كيف شلون ازاي كيفاش وش ايش شو شنو ليش ليه لماذا ماذا how why what whats which who"),
);

/** Whether a question asks for something ("how much is gift wrapping?") and not first of all whether something is so. */
export function isOpen(question: string): boolean {
  const said = unjoined(question);
  const opens = said.findIndex((word) => OPENERS.has(word));
  const asked = CUES.in(said).filter(({ kind }) => kind !== "wish");
  // "في" is "there is" only where a question begins with it.
  const [first] = asked.filter(({ kind, at }) => kind !== "yesno" || at === 0 || said[at] !== "في");
  if (first === undefined) return opens >= 0;
  return first.kind !== "yesno" || (opens >= 0 && opens < first.at);
}

/** What a question wants, by its cues: of "كم مدة" the longer cue, not each word. */
export function wantedIn(question: string): ReadonlySet<Wanted> {
  const found = CUES.in(unjoined(question));
  const kinds = new Set(found.map(({ kind }) => kind as Wanted));
  // "كم" wants some number; which one is said beside it.
  for (const narrower of ["money", "time", "duration", "phone"] as const)
    if (kinds.has(narrower)) kinds.delete("number");
  return kinds;
}

/** How far a sentence tells what is wanted: 1 all, 0 nothing of it; undefined where nothing of a kind is wanted. */
export function toldShare(wanted: ReadonlySet<Wanted>, text: string): number | undefined {
  const kinds = [...wanted].filter((kind) => kind !== "yesno" && kind !== "wish");
  if (kinds.length === 0) return undefined;
  const plain = normalise(text);
  return kinds.filter((kind) => TOLD[kind].test(plain)).length / kinds.length;
}

const COMPUTED = new CueList(cuesIn("computed"));

/** Whether a question asks for what no sentence says by itself: a superlative, a comparison, a sum, what holds now. */
export function isComputed(question: string): boolean {
  return COMPUTED.in(words(question)).length > 0;
}
