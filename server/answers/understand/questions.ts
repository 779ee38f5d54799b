import { alternatives, cuePattern, findCues, wordsOf } from "#server/answers/language/cues.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { isArabic } from "#server/answers/text/words.ts";
import { recognizeSmallTalk } from "./small-talk.ts";
import { phraseAt, phrasesOf, phraseWords } from "./phrases.ts";
import { isGenericWord, createValueTest, valueWords } from "./value.ts";

/** Maximum number of questions that are answered one by one. */
const maxQuestions = 6;

/** One question of a message. */
export interface Question {
  text: string;
  /** The question only asks for another value of the one before ("… وكم يستغرق؟", "and how much is it?"). */
  leans: boolean;
}

const questionCues = findCues("question-words");
const questionPattern = (source: string, flags = "iu"): RegExp => cuePattern(questionCues, source, flags);
/** Words that begin a question, and verbs in the plural of "you". */
const beginsArabicSource = String.raw`(?:${alternatives(findCues("question-words", "ar"), "begins")}|ت\p{L}{2,6}ون(?:ها?)?)`;
/** Verbs of several people in Egypt and the Levant: "وبتشحنوا". */
const togetherSource = String.raw`بت\p{L}{2,6}وا?`;
const beginsEnglishSource = alternatives(findCues("question-words", "en"), "begins");
const beginsSource = `(?:${beginsArabicSource}|${beginsEnglishSource})`;

/** Words whose first letter is و; before other words it means "and". */
const ownWawSource = `(?:${[
  alternatives(questionCues, "own_waw"),
  ...["own_beginning", "own_first_letter"].flatMap((kind) =>
    wordsOf(findCues("function-words"), kind).filter((word) => word.startsWith("و")),
  ),
].join("|")})`;

const boundaryPattern = questionPattern(
  [
    String.raw`(?<=[؟?])\s*`,
    String.raw`\n+`,
    String.raw`(?<=[.!])\s+`,
    String.raw`\s*[،,;؛]\s*(?=(?:و\s?|and |also |plus )?${beginsSource}(?![\p{L}\p{M}]))`,
    String.raw`\s+(?=و(?!اي فاي)\s?(?:${beginsSource}|{begins_after}|${togetherSource})(?![\p{L}\p{M}]))`,
    // "الستارة بكام والسكة بكام": a question word that stands last ends its question, where another one follows.
    String.raw`(?<=[\s،](?:{stands_last}))\s+(?=و(?!لا\s)\p{L}{2})(?!${ownWawSource})(?=[^.!؟?\n]*\s(?:{stands_last})(?![\p{L}\p{M}]))`,
    String.raw`\s+(?={goes_on}\s)`,
    String.raw`\s+(?=(?:{and_also}|[&+])\s+(?:also\s+)?${beginsSource}\s)`,
  ].join("|"),
);
/** Nouns that ask a question by themselves: "… وطريقة الإرجاع وضمان الطواحين". */
const topicsPattern = questionPattern(
  String.raw`\s*[،,]?\s+(?=و{topic}(?![\p{L}\p{M}]))|[،,]\s*(?={topic}(?![\p{L}\p{M}]))`,
);
const topicFirstPattern = questionPattern(String.raw`^و?{topic}(?![\p{L}\p{M}])`);
/** Words that begin a list of questions. */
const wantsToKnowPattern = questionPattern(String.raw`(?:^|\s){wants_to_know}(?:\s|$)`, "u");

const joinerPattern = questionPattern(String.raw`^(?:(?:{joiner}|[&+])\s+)+`);
const ownWawPattern = new RegExp(`^(?:${ownWawSource}|واي$)`, "u");
/** "وينفع" is "and does it work", though "وين" is a word. */
const joinedBeginningPattern = questionPattern(
  String.raw`^و(?!اي فاي)(?=(?:${beginsArabicSource}|{begins_after})(?![\p{L}\p{M}]))`,
);

function withoutJoiner(part: string): string {
  const bare = part.replace(joinerPattern, "").replace(/^و\s+/u, "");
  if (joinedBeginningPattern.test(bare)) return bare.slice(1);
  return ownWawPattern.test(bare) ? bare : bare.replace(/^و(?=\p{L}{2})/u, "");
}

const asksPhrases = phrasesOf(questionCues, "asks");
/** What asks something only after another question: "الجهاز بكم وعليه ضمان؟". */
const asksAfterPhrases = phrasesOf(questionCues, "begins_after");
const youPluralPattern = /^(?:ب?ت\p{L}{2,7}(?:ون|وا|ونه|ونها))$/u;

/** Subject words of a part; "what do I do now?" has none. */
function ownSubject(part: string): string[] {
  return tokens(part).flatMap(({ word, isFunction }) => (isFunction || isGenericWord(word) ? [] : [word]));
}

/** Whether a part asks something of its own; a word with a question mark ("really?") does not. */
function isQuestion(part: string): boolean {
  const bare = withoutJoiner(part);
  const text = phraseWords(bare);
  // "Is" and "are" in a statement, which ends with a full stop, ask nothing.
  const near = /\.\s*$/u.test(part) ? 1 : 4;
  const asks = text.some(
    (word, at) =>
      ((at < near || (near > 1 && isArabic(word))) && phraseAt(text, at, asksPhrases) !== undefined) ||
      youPluralPattern.test(word),
  );
  const subject = ownSubject(bare);
  if (bare !== part && phraseAt(text, 0, asksAfterPhrases) !== undefined) return true;
  // "ابي عباية سودة وكم التوصيل": a wish counts as a question.
  const wants = near > 1 && wantsPattern.test(bare) && subject.length > 0;
  if (asks || wants)
    return subject.length > 0 || createValueTest(part) !== undefined || shortNounPattern.test(bare);
  return /[؟?]\s*$/u.test(part) && subject.length > 1;
}

const wantsPattern = questionPattern(String.raw`^{wish}\s`);

/** Intentions such as "ابي اسجل" and "i want to sign up", without meals, which have hours of their own. */
const meansToPattern = questionPattern(
  String.raw`^(?:{means_to}\s+(?![اأن]{meal})[اأن]\p{L}{2,}|{needs_it}(?:ه|ها|هم)\s+{needs_it_for}|i(?:'d| would)? (?:want|need|like) (?:to|{object} {object_for})\s)`,
);

/** Whether a part of a message only gives the reason for the rest. */
export const tellsWhy = (part: string): boolean =>
  meansToPattern.test(part.trim()) &&
  !/[؟?]/u.test(part) &&
  !phraseWords(part).some((_, at, text) => phraseAt(text, at, asksPhrases) !== undefined);

/** Words that look like two particles. */
const shortNounPattern = /واي ?فاي|wi-?fi/iu;

function isSmallTalk(part: string): boolean {
  const { kinds, rest } = recognizeSmallTalk(part);
  return kinds.length > 0 && rest === "";
}

const leaningPattern = questionPattern(String.raw`(?:^|\s){leaning}(?:\s|[؟?]|$)`);

/** Whether a part only names the requested value ("وكم يستغرق؟", "and how much?"). */
function isValueOnly(part: string): boolean {
  if (createValueTest(part) === undefined) return false;
  const subject = tokens(part).filter((token) => !token.isFunction);
  return !subject.some(({ word }) => !valueWords.has(word) && !valueWords.has(word.replace(/^و/u, "")));
}

function leans(part: string): boolean {
  return isValueOnly(part) || (leaningPattern.test(part.toLowerCase()) && phraseWords(part).length <= 7);
}

/** Joins statements with the question after them: "انا من ابها. كم التوصيل؟". */
function withStatements(pieces: readonly string[]): string[] {
  const parts: string[] = [];
  let statements = "";
  for (const piece of pieces) {
    if (isSmallTalk(piece)) continue;
    if (isQuestion(piece)) {
      parts.push(`${statements} ${piece}`.trim());
      statements = "";
    } else statements = `${statements} ${piece}`.trim();
  }
  const last = parts.at(-1);
  if (statements !== "" && last !== undefined) parts[parts.length - 1] = `${last} ${statements}`;
  return parts;
}

/** The questions of a message in order; a message that cannot be divided is one question. */
export function questionsOf(message: string): Question[] {
  const whole = [{ text: message, leans: false }];
  const pieces = message
    .split(boundaryPattern)
    .flatMap((piece) => (wantsToKnowPattern.test(message) ? piece.split(topicsPattern) : [piece]))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  if (pieces.length < 2) return whole;
  const listsTopics = pieces.some((piece) => topicFirstPattern.test(piece));
  const asked = listsTopics ? pieces.filter((piece) => !isSmallTalk(piece)) : withStatements(pieces);
  if (asked.length < 2 || asked.length > maxQuestions) return whole;
  return asked.map((part, at) => {
    const text = at === 0 ? part : withoutJoiner(part);
    return { text, leans: at > 0 && leans(text) };
  });
}

const statementPattern = questionPattern(String.raw`(?<=[.!?؟،,\n])\s+|\s+(?={statement}\s)`, "u");

/**
 * The one question of a message that otherwise only tells something ("Our cat can't stand, is the clinic open now?");
 * undefined where there is none, or more than one, or nothing else.
 */
export function bareQuestionOf(message: string): string | undefined {
  const pieces = message.split(statementPattern).filter((piece) => piece.trim() !== "");
  if (pieces.length < 2) return undefined;
  const asked = pieces.filter((piece) => isQuestion(piece) && !wantsPattern.test(piece.trim()));
  return asked.length > 1 ? undefined : (asked[0] ?? pieces[0])?.trim();
}

/** A question with fewer subject words ("Is it halal?") refers to what was said before it. */
const minSubjectWords = 2;

/**
 * The last question of a message with statements ("We have a shop in Tabuk. Do you …?"); otherwise the whole message.
 */
export function pointOf(message: string): string {
  const parts = message.split(/(?<=[.!?؟\n])\s+/u);
  if (parts.length < 2) return message;
  const asked = parts.findLast(
    (part) =>
      /[؟?]\s*$/u.test(part) && tokens(part).filter((token) => !token.isFunction).length >= minSubjectWords,
  );
  return asked?.trim() ?? message;
}
