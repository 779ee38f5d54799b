import { contains, phrases, phraseWords } from "./phrases.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";

/** What a short question wants to know of what was just spoken of, and how that is recognised in a sentence. */
interface Value {
  /** Said for it, separated by commas. */
  asked: string;
  /** Some of it stands in a sentence that tells. */
  told: RegExp;
  /** It can be told without a word of the question ("is coffee included?" – "with a 250 g bag"). */
  loose?: true;
}

const VALUES: readonly Value[] = [
  {
    asked: `ينفع على, ينفع مع, ينفع ل, يسري, تسري, ينطبق, يشتغل على, يصلح ل, يمشي على, ساري, does it work, does that work, does it apply, do they apply, valid for, valid on, works on, work on, work for, apply to`,
    told: /دون|فقط|إلا|الا |ما عدا|لا يسري|ولا |يشمل|لا ي|only|except|not |does not|do not|any /iu,
    loose: true,
  },
  {
    asked: `يشمل, تشمل, يشمله, شامل, شامله, مشمول, include, includes, included, including, come with, comes with, part of it`,
    told: /معها|معه |مع |يشمل|تشمل|شامل|:|includ|with |comes/iu,
    loose: true,
  },
  {
    asked: `سعر, سعره, سعرها, السعر, سعرهم, اسعار, بكم, بكام, كم التكلفه, تكلفه, رسوم, الرسوم, كم رسوم, في رسوم, فيه رسوم, يكلف, تكلف, مجانا, مجاني, مجانيه, ببلاش, بلاش, بفلوس, price, cost, costs, fee, fees, how much, free, charge, charged, paid`,
    told: /\p{Nd}\s*(?:ريال|ر\.س|درهم|دينار|د\.ك|دولار|جنيه|%)|ديناران|ريالان|(?:SAR|SR|AED|KWD|USD|\$|EUR)\s*\p{Nd}|\p{Nd}\s*(?:SAR|SR|AED|KWD|USD|riyals?)|مجان|رسوم|free|charge/iu,
  },
  {
    asked: `كم شخص, كم واحد, كم نفر, كم العدد, العدد, عددكم, كم مقعد, كم مكان, how many people, how many seats, how many persons, how many places, how many of us, group size`,
    told: /أشخاص|اشخاص|شخص|مقعد|مقاعد|\bseats?\b|\bpeople\b|\bpersons?\b|\bplaces\b/iu,
  },
  {
    asked: `اقصى, اقصاه, الحد الاعلى, حد اعلى, الحد الاقصى, اعلى مبلغ, الحد الادنى, اقل حد, اقل مبلغ, اقل طلب, اقل كميه, اكثر شي, maximum, max, minimum, min, the limit, the most, the least, at most`,
    told: /حتى|أقل|اقل|أقصى|الحد|فأكثر|up to|at least|minimum|maximum|or more|at most|smallest|limit/iu,
  },
  {
    asked: `متى, يستغرق, تستغرق, ياخذ, تاخذ, ياخد, مده, المده, مدته, مدتها, مدتهم, كم يوم, كم ساعه, كم شهر, كم دقيقه, وقت, الوقت, مواعيد, وقتها, صلاحيته, صلاحيتها, تنتهي, ينتهي, when, how long, what time, take, takes, expire, expires, valid`,
    told: /\p{Nd}\s*(?:دقيق|ساع|يوم|أيام|ايام|أسبوع|شهر|أشهر|شهور|سنة|صباح|مساء|ظهر|عصر|فجر|am|pm|minutes?|hours?|days?|weeks?|months?|years?|working)|\p{Nd}-minute|يومان|يومين|يومي|يوميًا|ساعة|ساعتان|ساعتين|أسبوعين|أسبوعان|شهرين|شهران|سنتان|سنتين|سنة|السبت|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|اليوم التالي|(?:mon|tues|wednes|thurs|fri|satur|sun)day|two|three|one year|next day|daily/iu,
  },
  {
    asked: `وين, فين, اين, منين, من وين, من فين, من اين, بوين, where, which app, which page, which site, what address`,
    told: /تطبيق|صفحة|صفحه|موقع|رابط|فرع|شارع|طريق|مجمع|الدور|من «|في «|إلى .*@|@|\.example|https?:|\bapp\b|\bpage\b|website|street|road|branch|mall|floor|under “|\bat \p{L}+\./iu,
  },
];

const READ = VALUES.map(({ asked, ...value }) => ({ ...value, asked: phrases(asked) }));

/** Verbs that say nothing of what they are about: "من وين اطلعه؟", "where do I find it?". */
const GENERIC =
  "اطلعه اطلعها اجيبه اجيبها احصله احصلها الاقيه الاقيها القاه القاها اسويه اسويها اخذه اخذها اشوفه اشوفها اعرفه يكون تكون يصير حصل find get obtain see check do much many kind go happen work";

const GENERIC_WORDS: ReadonlySet<string> = new Set(
  words(
    `${GENERIC} اسوي افعل اعمل اعملها اعمله الحل المساعده تساعدني تساعدوني تفيدوني happened happens mean means wrong help know`,
  ),
);

/** Whether a word says nothing of what it is about. Expects a canonical word. */
export function isGenericWord(word: string): boolean {
  return GENERIC_WORDS.has(word);
}

const VALUE_TEXT = `${VALUES.map(({ asked }) => asked).join(" ")} ${GENERIC} يوم ساعه كم how much long`;

/** Words that only say which value is wanted, as they are written and as a dialect's canonical words. */
export const valueWords: ReadonlySet<string> = new Set([
  ...words(VALUE_TEXT),
  ...tokens(VALUE_TEXT).map(({ word }) => word),
]);

/** What a short question wants ("وكم سعرها؟", "and how long does it take?"); undefined when it names nothing. */
export function wantedIn(question: string): { told: RegExp; loose?: true } | undefined {
  const text = phraseWords(question).map((word) => word.replace(/^و(?!ين|قت)(?=\p{L}{2})/u, ""));
  const found = READ.find(({ asked }) => contains(text, asked));
  if (found !== undefined) return found;
  return /^كم\s/u.test(text.join(" ")) ? READ.find(({ told }) => told.test("5 ريال")) : undefined;
}

/** How the value a short question wants is recognised; undefined when it wants none. */
export function valueAsked(question: string): RegExp | undefined {
  return wantedIn(question)?.told;
}
