import type { FaqEntry, Language, PassageEntry } from "#server/answers/entry.ts";
import type { Query } from "#server/answers/retrieve/query.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { chooseSentences, type Voice } from "./catalogue.ts";
import { isolateRun, isolateLines } from "./direction.ts";
import { extract } from "./extract.ts";
import { removePromptInjections } from "./prompt-injection.ts";
import { safeName, safeReply } from "./safe-text.ts";
import { answerCacheLimits, memoise } from "#server/answers/text/memoise.ts";

export interface Spoken {
  /** The text for the customer. */
  text: string;
  /** The source's own words in it. */
  quote: string;
  /** The source has prompt injections, which the quote leaves out. */
  planted: boolean;
}

/** Addresses of pages and mailboxes, accounts and tags, which belong to no language. */
const addressPattern = /<[^<>]*>|\S*:\/\/\S+|\S*@\S+|(?<!\p{L})[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?/giu;
const capitalisedPattern = /(?<![\p{L}\p{N}])\p{Lu}\p{L}*/gu;

const countLetters = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;

/** Language of a text; Latin names do not make an Arabic text English. */
export function languageOfText(text: string): Language {
  const written = text.replace(addressPattern, " ");
  const arabic = countLetters(written, /\p{Script=Arabic}/gu);
  const latin = countLetters(written, /\p{Script=Latin}/gu);
  if (arabic + latin === 0) return /\p{Script=Latin}/u.test(text) ? "en" : "ar";
  if (arabic * 2 >= latin) return "ar";
  const beginsInArabic = /^\P{L}*\p{Script=Arabic}/u.test(written);
  const withoutNames = countLetters(written.replace(capitalisedPattern, " "), /\p{Script=Latin}/gu);
  return beginsInArabic && arabic >= withoutNames * 2 ? "ar" : "en";
}

/** Whether a text says something beside addresses and figures. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(addressPattern, " "));

/** Topic of an entry in its owner's words, in the customer's language where it exists. */
function topicOf(entry: FaqEntry | PassageEntry, customer: Language): string | undefined {
  const names =
    entry.kind === "faq"
      ? [entry.phrasings.find((phrasing) => languageOfText(phrasing) === customer), entry.phrasings[0]]
      : [entry.title, entry.origin.heading];
  const topic = names.map((name) => safeName(name ?? "")).find((name) => name !== "");
  return topic === undefined ? undefined : isolateRun(topic.replace(/[؟?]$/u, ""), customer);
}

/** A quote for a reply; a quote in the other language gets a heading with the language and the topic. */
export function introduceQuote(quote: string, topic: string | undefined, voice: Voice): string {
  if (languageOfText(quote) === voice.language || !hasWords(quote)) return quote;
  return `${chooseSentences(voice).foundInOther(topic)}\n${isolateLines(quote)}`;
}

const introduced = (quote: string, entry: FaqEntry | PassageEntry, voice: Voice): string =>
  introduceQuote(quote, topicOf(entry, voice.language), voice);

const joinedPattern = cuePattern(
  findCues("text-forms"),
  String.raw`^و(?={joined}|{joined_word}(?!\p{L}))`,
  "u",
);

/** A sentence from the middle of a text without the "and" that joins it to the one before. */
const withoutJoiner = (quote: string, text: string): string =>
  text.trimStart().startsWith(quote) ? quote : quote.replace(joinedPattern, "");

/** The words of an entry's text that answer a question. */
function quoteFor(entry: FaqEntry | PassageEntry, text: string, query: Query): string {
  return entry.kind === "passage" ? withoutJoiner(extract(query, text), text) : text.trim();
}

/** Text of an entry in a language, otherwise in the other. */
export function ownText(entry: FaqEntry | PassageEntry, language: Language): string {
  if (entry.kind === "passage") return entry.text;
  const texts = [entry.answer[language], entry.answer.ar, entry.answer.en];
  return texts.find((text) => text !== undefined && text.trim() !== "") ?? "";
}

/** Text of an entry in a form that may be quoted. */
export const quotable = memoise((text: string): string => safeReply(text, [text]), answerCacheLimits);

/**
 * The answer of an entry to a question, in the customer's language where the source has it; undefined where it has
 * none.
 */
export function speak(entry: FaqEntry | PassageEntry, query: Query, voice: Voice): Spoken | undefined {
  const text = ownText(entry, voice.language);
  const honest = quotable(text);
  const quote = quoteFor(entry, honest, query);
  if (quote === "") return undefined;
  const planted = removePromptInjections(text) !== text;
  return { quote, planted, text: introduced(quote, entry, voice) };
}

/** A part of an entry's text for the customer. */
export function speakPart(entry: FaqEntry | PassageEntry, part: string, voice: Voice): Spoken {
  const text = ownText(entry, voice.language);
  const quote = withoutJoiner(part, text);
  return { quote, planted: removePromptInjections(text) !== text, text: introduced(quote, entry, voice) };
}
