import type { Turn } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { bareQuestionOf, questionsOf, tellsWhy } from "#server/answers/understand/questions.ts";
import { createValueTest } from "#server/answers/understand/value.ts";
import type { Dialogue, Finding, UnderstoodMessage } from "#server/answers/responder.ts";
import { isAnsweredBeside } from "./answered-part.ts";
import { findings } from "./follow-up.ts";
import type { Part } from "./part.ts";

/** A message that is answered with this probability as a whole is not divided into questions. */
const minKnownQuestionProbability = 0.97;

/** A message that one computation over several rows answers with this probability is one question. */
const minOneQuestionProbability = 0.8;

const isOfSeveralRows = ({ from, citations, probability }: Finding): boolean =>
  from === "rows" &&
  citations.filter(({ used }) => used).length > 1 &&
  probability >= minOneQuestionProbability;

/** A part that may only ask for another value of the one before. */
interface LeaningPart extends Part {
  leans: boolean;
}

export type Sure = (finding: Finding) => boolean;

/** The dialogue after a part of the message has been answered. */
const after = ({ history }: Dialogue, { text, finding }: Part): Dialogue => {
  const turns: Turn[] = [
    { role: "customer", text },
    { role: "agent", text: finding.text ?? "" },
  ];
  return { history: [...history, ...turns] };
};

/**
 * A part that only asks for another value of the part before: that answer may hold it, otherwise both parts are asked
 * as one.
 */
function leaningPart(
  index: AnswerIndex,
  text: string,
  before: Part,
  message: UnderstoodMessage,
  dialogue: Dialogue,
  sure: Sure,
): Finding {
  const statesValue = createValueTest(text);
  if (sure(before.finding) && statesValue?.(before.finding.text ?? "") === true) return before.finding;
  const found = findings(index, { ...message, question: text }, after(dialogue, before));
  if (sure(found)) return found;
  const both = { ...message, question: `${before.text} ${text}` };
  const together = findings(index, both, dialogue);
  return sure(together) && statesValue?.(together.text ?? "") !== false ? together : found;
}

/**
 * "How much is the flat, and how many bedrooms?": a part without an answer of its own is asked about what the part
 * before named.
 */
function laterPart(
  index: AnswerIndex,
  text: string,
  before: Part,
  message: UnderstoodMessage,
  dialogue: Dialogue,
  sure: Sure,
): Finding {
  const alone = findings(index, { ...message, question: text }, dialogue);
  if (sure(alone)) return alone;
  const found = findings(index, { ...message, question: text }, after(dialogue, before));
  return sure(found) && found.from !== "prose" && found.text !== before.finding.text ? found : alone;
}

/** Below this probability the knowledge holds nothing near to a part. */
const minNearProbability = 0.35;

/**
 * Leaves out parts that only give a reason ("Are you open now? I want to have breakfast"): nobody expects an answer to
 * them.
 */
function withoutReasons(parts: Part[], sure: Sure): Part[] {
  const isAnswered = parts.some(({ finding }) => finding.from !== "prose" && sure(finding));
  if (!isAnswered) return parts;
  return parts.filter(({ text, finding }) => finding.probability >= minNearProbability || !tellsWhy(text));
}

/**
 * What facts say to the one question of a message that otherwise tells a story. They explain every word of a question,
 * so the words of the story keep them from answering it; of the texts and rows the story may name what is meant.
 */
function withoutStory(
  index: AnswerIndex,
  message: UnderstoodMessage,
  dialogue: Dialogue,
  sure: Sure,
): Part | undefined {
  const text = bareQuestionOf(message.question);
  if (text === undefined) return undefined;
  const finding = findings(index, { ...message, question: text }, dialogue);
  const isAnswered =
    finding.from === "facts" && sure(finding) && finding.probability >= minKnownQuestionProbability;
  return isAnswered ? { text, finding } : undefined;
}

/** What is computed for one question tells it more exactly than a text about all of them. */
const isComputed = ({ from }: Finding): boolean => from !== "prose";

/**
 * The parts as the answer to the whole message tells them: it alone where it has what each of them asks, and in place of
 * a part that has no answer, neither of its own nor beside another.
 */
function withWhole(index: AnswerIndex, parts: LeaningPart[], whole: Part, sure: Sure): Part[] {
  if (!sure(whole.finding)) return parts;
  const isTold = ({ leans, ...part }: LeaningPart): boolean =>
    leans
      ? createValueTest(part.text)?.(whole.finding.text ?? "") === true
      : isAnsweredBeside(index, part, [whole]);
  const told = parts.map(isTold);
  const answered = parts.filter(({ finding }) => sure(finding));
  const isMoreExact = !isComputed(whole.finding) && answered.some(({ finding }) => isComputed(finding));
  if (told.every(Boolean) && !isMoreExact) return [whole];
  return parts.map((part, at) =>
    answered.includes(part) || told[at] !== true || isAnsweredBeside(index, part, answered)
      ? part
      : { ...part, finding: whole.finding },
  );
}

/** Rows that ask which thing is meant are no answer to one question of several, whose thing another part names. */
export const asksBack = ({ from, text }: Finding): boolean => from === "rows" && /[؟?]/u.test(text ?? "");

/** The questions of a message with their findings. */
export function partsOf(
  index: AnswerIndex,
  message: UnderstoodMessage,
  dialogue: Dialogue,
  isSure: Sure,
): Part[] {
  const sure: Sure = (finding) => isSure(finding) && !asksBack(finding);
  const questions = questionsOf(message.question);
  const whole: Part = { text: message.question, finding: findings(index, message, dialogue) };
  if (questions.length < 2) {
    const isKnown = isSure(whole.finding) && whole.finding.from !== "prose";
    const bare = isKnown ? undefined : withoutStory(index, message, dialogue, isSure);
    return [bare ?? whole];
  }
  // "The difference between A and B", "two of A and one of B, how much?": one question, however it is divided.
  if (sure(whole.finding) && isOfSeveralRows(whole.finding)) return [whole];
  // Facts tell of a message that asks nothing but facts as a whole ("where are you and when do you open?").
  if (whole.finding.from === "facts" && whole.finding.probability >= minKnownQuestionProbability)
    return [whole];
  const parts: LeaningPart[] = [];
  for (const { text, leans } of questions) {
    const before = parts.at(-1);
    const ask = leans ? leaningPart : laterPart;
    const finding =
      before === undefined
        ? findings(index, { ...message, question: text }, dialogue)
        : ask(index, text, before, message, dialogue, sure);
    parts.push({ text, finding, leans });
  }
  const asked = withoutReasons(withWhole(index, parts, whole, sure), sure);
  if (asked.every(({ finding }) => sure(finding))) return asked;
  const none = !parts.some(({ finding }) => sure(finding));
  return none || whole.finding.probability >= minKnownQuestionProbability ? [whole] : asked;
}
