import { safeReply } from "#server/answers/answers.ts";
import type { Language } from "#server/answers/entry.ts";
import { tokens, type Token } from "#server/answers/text/tokens.ts";
import { claimsIn, isNegation } from "./claims.ts";
import { isSame, numbersIn, type NumberMention } from "./numbers.ts";
import { type Clause, clausesOf, contentOf, isNamedCase, isSupported, type Support } from "./support.ts";

/** Why a model's sentence is rejected. Each has a text in both languages for the owner. */
export type CheckProblem =
  | "unsafe"
  | "language"
  | "number"
  | "name"
  | "claim"
  | "contradiction"
  | "unsupported"
  | "too_long";

/** Words of politeness and of any answer, which state nothing. */
const functionWords = `please thank thanks welcome sure happy glad hope help helps helpful further anything else assist question questions
 ask feel hesitate hello hi dear let know yes okay certainly absolutely course regarding inquiry contact reach available currently
 can could able take takes get got make made need want give provide offer come note mean also just here there about kindly enjoy day nice great good
 unfortunately sorry شكرا بك بكم للأسف عذرا نعتذر سعيد سعدنا شرفتنا عفوا العفو اهلا مرحبا حياك الله سهلا يسعدنا يسرنا سعداء خدمتك خدمتكم مساعدتك مساعدة تساعد اي شيء اخر سؤال اسئلة استفسار تتردد تردد بكل سرور نعم اكيد بالتأكيد
 بالطبع طبعا تفضل يمكنك يمكن نحن لدينا عندنا نود نتمنى لك لكم يومك سعيد طيب حاليا متاح متوفر نوفر نقدم تحصل يستغرق تستغرق يتم بخصوص بالنسبة عزيزي عزيزتنا حابب تحب اذا كنت ترغب تحتاج احتاج هنا دوما معك معكم`;

/** Words of a question that name no thing but what is asked about it. */
const genericWords = `price prices cost costs much many time times hours open closed day days sell have delivery deliver order book available
 سعر السعر اسعار بكم بسعر يكلف تكلفة كلفة ثمن وقت مدة دوام ساعات مفتوح مغلق يوم توصيل نوصل توصلون طلب حجز متوفر موجود`;

const generic = new Set(tokens(genericWords).map((token) => token.stem));

const isGeneric = (token: Token): boolean => generic.has(token.stem);

const glue = new Set(tokens(functionWords).map((token) => token.stem));

export interface Checking {
  language: Language;
  support: Support;
  /** The original texts of the sources, which must contain every link and address of the sentence. */
  sources: readonly string[];
  /** Stems of the customer's question. */
  asked: ReadonlySet<string>;
  /** Whether the sources are known to answer the question, so that repeating it states nothing. */
  isAskedKnown: boolean;
}

/** Maximum share of a sentence's words that no source has; one such word is always allowed. */
const maxOwnWordShare = 1 / 3;

/**
 * Returns the problem of one sentence of a model; null when it passes. `states` says whether it states anything from
 * the sources or is politeness.
 */
export function checkSentence(
  sentence: string,
  { language, support, sources, asked, isAskedKnown }: Checking,
): { problem: CheckProblem | null; states: boolean } {
  const wrong = (problem: CheckProblem) => ({ problem, states: false });
  if (safeReply(sentence, sources) !== sentence || /[`#<>{}[\]]|\*\*|!\[/.test(sentence))
    return wrong("unsafe");
  if (!isIn(language, sentence, support)) return wrong("language");
  const said = numbersIn(sentence);
  if (!said.every((number) => support.numbers.some((known) => isSame(number, known)))) return wrong("number");
  const content = contentOf(sentence).filter((token) => !glue.has(token.stem));
  if (content.some((token) => isNamedCase(token) && !isSupported(token, support))) return wrong("name");
  if (unknownName(sentence, support)) return wrong("name");
  const allowed = claimsIn(support.text);
  if ([...claimsIn(sentence)].some((claim) => !allowed.has(claim))) return wrong("claim");
  if (content.length === 0 && said.length === 0) return { problem: null, states: false };
  if (contradicts(sentence, content, support)) return wrong("contradiction");
  if (said.length > 0 && !numbersStandWithTheirWords(sentence, support)) return wrong("number");
  const isOwn = (token: Token): boolean => !isSupported(token, support);
  // The sentence is about something else than the sources: "The mocha is 15" from a row about the latte.
  if (!isAskedKnown && content.some((token) => asked.has(token.stem) && isOwn(token) && !isGeneric(token)))
    return wrong("unsupported");
  return {
    problem: isCovered(content, said.length > 0, support, asked) ? null : "unsupported",
    states: true,
  };
}

/** Web and email addresses, which belong to no language. */
const addressPattern = /\S+@\S+|(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/giu;

/**
 * Whether a sentence is in the language. Words in the other alphabet are accepted as names from the sources, but a
 * sentence of them is not.
 */
function isIn(language: Language, sentence: string, support: Support): boolean {
  const other = language === "ar" ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
  const own = language === "ar" ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u;
  const all = tokens(sentence.replace(addressPattern, " "));
  const foreign = all.filter((token) => other.test(token.word));
  const ours = all.filter((token) => own.test(token.word)).length;
  const strange = foreign.filter((token) => !support.stems.has(token.stem)).length;
  return strange === 0 && (foreign.length === 0 || ours >= foreign.length || all.length <= 3);
}

/** Whether the sentence has an unknown name: a capital letter inside an English sentence marks a name. */
function unknownName(sentence: string, support: Support): boolean {
  const names = sentence.match(/(?<=[\p{Ll},;]\s)\p{Lu}\p{L}+(?:-\p{L}+)*/gu) ?? [];
  return names.some((name) =>
    tokens(name).some((token) => !glue.has(token.stem) && !isSupported(token, support)),
  );
}

const shared = (content: readonly Token[], stems: ReadonlySet<string>): number =>
  content.filter((token) => stems.has(token.stem)).length;

/** The overlap with a clause, weighted by rarity, because a word in few clauses identifies the clause better. */
function sharedByRarity(content: readonly Token[], clause: Clause, clauses: readonly Clause[]): number {
  return content
    .filter((token) => clause.stems.has(token.stem))
    .reduce((sum, { stem }) => sum + 1 / clauses.filter((other) => other.stems.has(stem)).length, 0);
}

/**
 * Whether a sentence has the words of a source and the opposite meaning, such as "We do not deliver to Jeddah" where
 * the source says that it does.
 */
function contradicts(sentence: string, content: readonly Token[], support: Support): boolean {
  if (support.isForeign) return isNegation(sentence) !== isNegation(support.text);
  const best = support.sentences.toSorted((a, b) => shared(content, b.stems) - shared(content, a.stems))[0];
  if (!best) return true;
  const most = shared(content, best.stems);
  const alike = support.sentences.filter((each) => shared(content, each.stems) === most);
  return !alike.some((each) => isNegation(each.text) === isNegation(sentence));
}

/**
 * Whether numbers remain with their words: "Riyadh within 1 day, Jeddah within 2" must not become "Jeddah within 1".
 * A number's clause may not share more words with a source's clause without the number than with every clause that
 * has it.
 */
function numbersStandWithTheirWords(sentence: string, support: Support): boolean {
  if (support.isForeign) return !isAmbiguous(support);
  if (!isInOrder(numbersIn(sentence), support)) return false;
  return clausesOf(sentence).every((part) => {
    const numbers = numbersIn(part);
    if (numbers.length === 0) return true;
    const content = contentOf(part).filter((token) => !glue.has(token.stem));
    const overlap = (clause: Clause) => sharedByRarity(content, clause, support.clauses);
    return numbers.every((number) => {
      const having = support.clauses.filter((clause) =>
        clause.numbers.some((known) => isSame(number, known)),
      );
      if (having.length === 0) return false;
      const best = Math.max(...having.map(overlap));
      const rival = support.clauses.filter(
        (clause) =>
          !having.includes(clause) &&
          clause.numbers.some((other) => other.unit === number.unit || other.unit === null),
      );
      return rival.every((clause) => overlap(clause) <= best);
    });
  });
}

const mayBeMixed = (a: NumberMention, b: NumberMention): boolean =>
  a.value !== b.value && (a.unit === b.unit || a.unit === null || b.unit === null);

/** Whether two numbers of one kind keep the order of a source's sentence: "From 8 to 11", "15 here and 25 there". */
function isInOrder(said: readonly NumberMention[], { sentences }: Support): boolean {
  return said.every((first, at) =>
    said.slice(at + 1).every((second) => {
      if (!mayBeMixed(first, second)) return true;
      const orders = sentences.map(({ numbers }) => {
        const before = numbers.findIndex((known) => isSame(known, first));
        const after = numbers.findLastIndex((known) => isSame(known, second));
        return before < 0 || after < 0 ? undefined : before < after;
      });
      return !orders.includes(false) || orders.includes(true);
    }),
  );
}

/** Whether the sources have two different numbers of one kind; across languages it is unknown which of them is meant. */
function isAmbiguous(support: Support): boolean {
  const values = new Map<string, string>();
  return support.numbers.some(({ value, unit }) => {
    const before = values.get(unit ?? "");
    values.set(unit ?? "", value);
    return before !== undefined && before !== value;
  });
}

/**
 * Whether most of the sentence's words are the sources' own. A number from the sources counts as such a word,
 * together with its unit.
 */
function isCovered(
  content: readonly Token[],
  hasNumber: boolean,
  support: Support,
  asked: ReadonlySet<string>,
): boolean {
  const stated = content.filter((token) => isSupported(token, support));
  const stands = hasNumber || stated.length > 0;
  if (support.isForeign) return stands;
  const own = content.filter((token) => !stated.includes(token) && !asked.has(token.stem));
  return stands && own.length <= Math.max(1, Math.floor(content.length * maxOwnWordShare));
}
