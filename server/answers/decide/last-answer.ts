import type { Finding } from "#server/answers/responder.ts";
import type { Voice } from "#server/answers/compose/catalogue.ts";
import { removeIsolates } from "#server/answers/compose/direction.ts";
import { ownText, quotable, speakPart } from "#server/answers/compose/entry-text.ts";
import { sentencesOf } from "#server/answers/compose/sentences.ts";
import type { FaqEntry, PassageEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { WordBag } from "#server/answers/retrieve/match.ts";
import type { QueryWord } from "#server/answers/retrieve/query.ts";
import { readQuery, search } from "#server/answers/retrieve/retrieve.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import type { Earlier } from "#server/answers/understand/follow-up.ts";
import { isLoose, createValueTest, valueWords, wantedIn } from "#server/answers/understand/value.ts";
import { fromEntry, lookedAt } from "./finding.ts";

/** The value that was asked for stands in the last answer. */
const sure = 0.9;
/** Share of a question's subject that one sentence of the last answer has to have. */
const toldLimit = 0.5;
/** A sentence shorter than this is in many texts by chance. */
const minTellingLength = 12;

/** The entry the agent's last words are from. */
export function findLastEntry(
  index: AnswerIndex,
  reply: string,
  voice: Voice,
): FaqEntry | PassageEntry | undefined {
  const said = removeIsolates(reply);
  if (said.length < minTellingLength) return undefined;
  for (const { entry } of search(index, reply, lookedAt).hits) {
    if (entry.kind === "product") continue;
    const texts = entry.kind === "faq" ? Object.values(entry.answer) : [ownText(entry, voice.language)];
    const told = texts.some((text) =>
      sentencesOf(quotable(text)).some(
        (sentence) => sentence.length >= minTellingLength && said.includes(sentence),
      ),
    );
    if (told) return entry;
  }
  return undefined;
}

/** "غير مفتوح" does not speak of what is open. */
const negatedPattern = /(?<!\p{L})(?:غير|بدون|دون|not|non|without)[\s-]+\p{L}+/giu;

function shareIn(content: readonly QueryWord[], text: string): number {
  const bag = new WordBag(tokens(text.replace(negatedPattern, " ")));
  const total = content.reduce((sum, word) => sum + word.idf, 0);
  return total === 0 ? 1 : content.reduce((sum, word) => sum + word.idf * bag.has(word), 0) / total;
}

/**
 * "وكم مدتها؟", "من وين اطلعه؟", "who pays customs?": asked of what the agent said last, answered by that source's own
 * sentence. Undefined when it does not tell.
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
  const content = query.words.filter(
    ({ token }) => !token.isFunction && !valueWords.has(token.word) && token.word.length > 1,
  );
  const told = sentencesOf(quotable(ownText(entry, voice.language)));
  const said = (sentence: string, probability: number): Finding =>
    fromEntry(entry, speakPart(entry, sentence, voice), probability);
  const isTold = createValueTest(question);
  if (isTold !== undefined) {
    const about = entry.kind === "faq" ? [...entry.phrasings, ...Object.values(entry.answer)] : [entry.text];
    const isAboutIt = isLoose(wantedIn(question)) || shareIn(content, about.join(" ")) > 0.99;
    const telling = told.filter(isTold);
    const best = telling.toSorted((a, b) => shareIn(content, b) - shareIn(content, a))[0];
    if (isAboutIt && best !== undefined) return said(best, sure);
  }
  if (content.length === 0) return undefined;
  const [best] = told
    .map((sentence) => ({ sentence, share: shareIn(content, sentence) }))
    .sort((a, b) => b.share - a.share);
  return best !== undefined && best.share >= toldLimit
    ? said(best.sentence, sure * Math.sqrt(best.share))
    : undefined;
}
