import type { Finding } from "#server/answers/responder.ts";
import type { Voice } from "#server/answers/compose/catalogue.ts";
import { removeIsolates } from "#server/answers/compose/direction.ts";
import { ownText, quotable, speakPart } from "#server/answers/compose/entry-text.ts";
import { sentencesOf } from "#server/answers/compose/sentences.ts";
import type { FaqEntry, PassageEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { WordBag } from "#server/answers/retrieve/match.ts";
import { createStemTest, type QueryWord } from "#server/answers/retrieve/query.ts";
import { readQuery, search } from "#server/answers/retrieve/retrieve.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import type { Earlier } from "#server/answers/understand/follow-up.ts";
import {
  isLoose,
  createValueTest,
  statesAmount,
  valueWords,
  wantedIn,
} from "#server/answers/understand/value.ts";
import { fromEntry, maxHitsRead } from "./finding.ts";
import { withoutYes } from "./idle-yes.ts";
import { isOutsideRanges } from "./quantity.ts";

/** A value that the last answer states is given with this probability. */
const valueInLastAnswerProbability = 0.9;
/** A sentence of the last answer must have this share of the question's subject words. */
const minSubjectShare = 0.5;
/** Sentences with fewer characters occur in many texts by chance. */
const minTellingLength = 12;

/** The entry that the agent's last reply was taken from. */
export function findLastEntry(
  index: AnswerIndex,
  reply: string,
  voice: Voice,
): FaqEntry | PassageEntry | undefined {
  const said = removeIsolates(reply);
  if (said.length < minTellingLength) return undefined;
  for (const { entry } of search(index, reply, maxHitsRead).hits) {
    if (entry.kind === "product") continue;
    const texts = entry.kind === "faq" ? Object.values(entry.answer) : [ownText(entry, voice.language)];
    const isQuoted = texts.some((text) =>
      sentencesOf(quotable(text)).some(
        (sentence) => sentence.length >= minTellingLength && said.includes(withoutYes(sentence)),
      ),
    );
    if (isQuoted) return entry;
  }
  return undefined;
}

/** "غير مفتوح" does not speak of what is open. */
const negatedPattern = cuePattern(findCues("matching"), String.raw`(?<!\p{L}){negation}[\s-]+\p{L}+`, "giu");

function shareIn(content: readonly QueryWord[], text: string): number {
  const bag = new WordBag(tokens(text.replace(negatedPattern, " ")));
  const total = content.reduce((sum, word) => sum + word.idf, 0);
  return total === 0 ? 1 : content.reduce((sum, word) => sum + word.idf * bag.has(word), 0) / total;
}

/**
 * A word that the business's texts use is meant as it stands: "ضمانكم" after a sentence about a deposit asks for the
 * warranty that another text has.
 */
const onlyItself = (word: QueryWord): QueryWord => ({
  ...word,
  sure: new Map([[word.token.stem, 1]]),
  among: new Map(),
});

/**
 * Answers a question about the agent's last reply ("وكم مدتها؟", "من وين اطلعه؟", "who pays customs?") with a sentence of
 * the same source; undefined when the source does not say it.
 */
export function fromLastAnswer(
  index: AnswerIndex,
  question: string,
  earlier: Earlier,
  voice: Voice,
): Finding | undefined {
  const entry = findLastEntry(index, earlier.reply, voice);
  if (entry === undefined) return undefined;
  const query = readQuery(index, question);
  const knows = createStemTest(index);
  const content = query.words
    .filter(({ token }) => !token.isFunction && !valueWords.has(token.word) && token.word.length > 1)
    .map((word) => (knows(word.token.stem) ? onlyItself(word) : word));
  // The price "for 10 to 25 kg" that was said is no answer to "and 40 kg?".
  const sentences = sentencesOf(quotable(ownText(entry, voice.language))).filter(
    (sentence) => !isOutsideRanges(sentence, question),
  );
  const said = (sentence: string, probability: number): Finding =>
    fromEntry(entry, speakPart(entry, sentence, voice), probability);
  const statesValue = wantedIn(question).has("money") ? statesAmount : createValueTest(question);
  if (statesValue !== undefined) {
    const about = entry.kind === "faq" ? [...entry.phrasings, ...Object.values(entry.answer)] : [entry.text];
    const isAboutIt = isLoose(wantedIn(question)) || shareIn(content, about.join(" ")) > 0.99;
    const telling = sentences.filter(statesValue);
    const best = telling.toSorted((a, b) => shareIn(content, b) - shareIn(content, a))[0];
    if (isAboutIt && best !== undefined) return said(best, valueInLastAnswerProbability);
    // A sentence that shares words with "how much is it?" and states no amount is no answer to it.
    if (best === undefined && wantedIn(question).has("money")) return undefined;
  }
  if (content.length === 0) return undefined;
  const [best] = sentences
    .map((sentence) => ({ sentence, share: shareIn(content, sentence) }))
    .sort((a, b) => b.share - a.share);
  return best !== undefined && best.share >= minSubjectShare
    ? said(best.sentence, valueInLastAnswerProbability * Math.sqrt(best.share))
    : undefined;
}
