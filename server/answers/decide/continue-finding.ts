import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { asksIn } from "#server/answers/rows/ask-words.ts";
import { findRequestedAttributes } from "#server/answers/products/attributes.ts";
import { isMeasureWord } from "#server/answers/products/measure.ts";
import { findRequestedProperties, statesProperty } from "#server/answers/products/properties.ts";
import {
  isOpen,
  measureValue,
  statesPrice,
  wantedIn,
  type Wanted,
} from "#server/answers/understand/value.ts";
import type { Dialogue, Finding } from "#server/answers/responder.ts";
import { CueIndex } from "#server/answers/language/cue-index.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { earlierIn, isFollowUp } from "#server/answers/understand/follow-up.ts";

/** A finding that asks the question before of other rows answers with at least this probability. */
const continuationProbability = 0.97;

/** Rows that tell a price answer a message that is only an amount with at least this probability. */
const amountProbability = 0.85;

/** The probability of rows is multiplied by this where they hold no value of the kind that the question asks for. */
const otherKindFactor = 0.2;

const howMuchPattern = /(?<!\p{L})(?:[وب]?(?:كم|جم|كام)|how (?:much|many))(?!\p{L})/giu;
const muchPattern = /how much/giu;
const soldOutPattern = cuePattern(findCues("matching"), "{sold_out}", "iu");

const questionsCues = new CueIndex(findCues("fact-questions"));
const calendarCues = new CueIndex(findCues("calendar"));

/** How many words of a text name people by what they do ("دكتور", "trainers"). */
const peopleNamed = (text: readonly string[]): number =>
  questionsCues.matches(text).filter(({ cue }) => cue.kind === "ask:person").length;

/** "فيه دكتور الحين" asks for a person and nothing else: a service that a doctor gives is no doctor. */
function isNobody({ from, text }: Finding, question: string): boolean {
  if (from !== "rows" || text === undefined) return false;
  const asked = words(question);
  if (peopleNamed(asked) === 0 || peopleNamed(words(text)) > 0) return false;
  const explained = new Set(
    [...questionsCues.matches(asked), ...calendarCues.matches(asked)].flatMap(({ cue, at, length }) =>
      /^ask:(?:person|accepts|presence|open_now|when)$|^filler$|^(?:now|today|tomorrow)/u.test(cue.kind)
        ? Array.from({ length }, (_, i) => at + i)
        : [],
    ),
  );
  return asked.every((word, at) => explained.has(at) || tokenOf(word).isFunction);
}

/** Whether a question wants a time or a duration, no price, and the text tells none. */
function lacksTime(text: string, question: string, wanted: ReadonlySet<Wanted>): boolean {
  const isOfTime = ["time", "duration"].some((kind) => wanted.has(kind as Wanted));
  // "متى ترجع؟" of what is sold out, "how much is it and how much was it before?"
  const isAnsweredByRow =
    (wanted.has("time") && soldOutPattern.test(text)) || (question.match(howMuchPattern)?.length ?? 0) > 1;
  return isOfTime && !isAnsweredByRow && measureValue(wanted, text) === 0;
}

/** Whether a question wants the weight, colour or material of a thing and the text tells none of what it wants. */
function lacksProperties(text: string, question: string): boolean {
  const asked = [...findRequestedProperties(question)];
  return asked.length > 0 && asked.every((property) => !statesProperty(text, property));
}

/**
 * "وكم مدتها؟" and "كم وزنها؟" are not answered by a price: the same finding, less sure where it does not tell what is
 * wanted.
 */
function lowerWithoutValue(finding: Finding, question: string): Finding {
  if (finding.from !== "rows" || finding.text === undefined || finding.isLimited) return finding;
  const lowered = { ...finding, probability: finding.probability * otherKindFactor };
  if (isNobody(finding, question)) return lowered;
  const wanted = wantedIn(question);
  if (!wanted.has("money") && lacksTime(finding.text, question, wanted)) return lowered;
  // "How much does it weigh?" asks for no money.
  const asksMoney =
    wantedIn(question.replace(muchPattern, " ")).has("money") || asksIn(question).has("total");
  return !asksMoney && lacksProperties(finding.text, question) ? lowered : finding;
}

/** "والفرنش برس" names a thing and asks nothing of it by itself. */
const asksAnything = (question: string): boolean =>
  wantedIn(question).size > 0 ||
  asksIn(question).size > 0 ||
  findRequestedAttributes(question).size > 0 ||
  isOpen(question);

/** "و 5 كيلو؟", "and for 3 kg?": an amount of what was spoken of. */
function isOnlyAmount(question: string): boolean {
  const said = tokens(question).filter(({ word, isFunction }) => !isFunction && word !== "و");
  return (
    said.some(({ word }) => isMeasureWord(word)) &&
    said.every(({ word }) => isMeasureWord(word) || /^\d/u.test(word))
  );
}

/** Whether a question says all of a row's name; sizes are no part of it. */
function namesWhole(index: AnswerIndex, question: string, { citations }: Finding): boolean {
  const said = new Set(tokens(question).map(({ stem }) => stem));
  return citations.some(({ used, entryId }) => {
    const entry = used ? index.entries.withId(entryId) : undefined;
    const names = entry?.kind === "product" ? [entry.name.ar, entry.name.en] : [];
    return names.some((name) => {
      const own = tokens(name ?? "").filter(({ word, isFunction }) => !isFunction && !/^\d/u.test(word));
      const telling = own.filter(({ word }) => !isMeasureWord(word));
      return telling.length > 0 && telling.every(({ stem }) => said.has(stem));
    });
  });
}

/** Whether the question before asked nothing of products and was answered without a price. */
const isOfTexts = (before: string, reply: string): boolean =>
  asksIn(before).size === 0 && findRequestedAttributes(before).size === 0 && !statesPrice(reply);

/**
 * Adjusts the probability of rows for a follow-up: "والفرنش برس؟" after a price asks for a price and is not answered by a
 * text that names the thing too.
 */
export function continueFinding(
  index: AnswerIndex,
  finding: Finding,
  question: string,
  { history }: Dialogue,
): Finding {
  if (finding.isOfMentioned === true) return finding;
  if (finding.from !== "rows" || !isFollowUp(question) || asksAnything(question))
    return lowerWithoutValue(finding, question);
  const earlier = earlierIn(history);
  if (earlier === undefined) return finding;
  // "و 5 كيلو؟" after what three cost is no text that has a five.
  if (isOnlyAmount(question) && /\p{Nd}/u.test(finding.text ?? ""))
    return { ...finding, probability: Math.max(finding.probability, amountProbability) };
  const before = earlier.question;
  // "وللكيمكس؟" after what only a text tells ("كم نقرة للفي ستين") asks for no price.
  if (isOfTexts(before, earlier.reply))
    return { ...finding, probability: finding.probability * otherKindFactor };
  return asksIn(before).has("price") && namesWhole(index, question, finding)
    ? { ...finding, probability: Math.max(finding.probability, continuationProbability) }
    : finding;
}
