import { speak } from "../compose/entry-text.ts";
import { sentencesOf } from "../compose/sentences.ts";
import type { Language, Turn } from "../entry.ts";
import type { AnswerIndex } from "../index/answer-index.ts";
import { hearProductAsks } from "../products/asks.ts";
import { measuresIn } from "../products/measure.ts";
import { replyAboutLastNamed } from "../products/mentioned.ts";
import { productReply } from "../products/product-reply.ts";
import { WordBag, subjectCovered } from "../retrieve/match.ts";
import { readQuery, search, type Hit } from "../retrieve/retrieve.ts";
import { fromArabizi, isArabizi } from "../text/arabizi.ts";
import { caseOf } from "../text/kinds.ts";
import { tokenOf, tokens, type Token } from "../text/tokens.ts";
import { words } from "../text/words.ts";
import { earlierIn, isFollowUp, mayLean, withoutPreamble, type Earlier } from "../understand/follow-up.ts";
import { valueAsked, valueWords } from "../understand/value.ts";
import { alone, better, fromHits, fromRows, LOOKED_AT, NOTHING, repeats, type Finding } from "./finding.ts";

/** A message that is as clear as this needs no context. */
const CLEAR = 0.9;
/** Share of a follow-up's own subject that an entry found through the context has to have. */
const OWN_SUBJECT = 0.6;
/** Two messages with this share of their subject words in common ask the same. */
const SAME = 0.6;
const SURE = 0.9;
/** Below this share of the best score an entry is far from what the conversation is about. */
const FAR_BEHIND = 0.7;
/** One word ("cancel", "يرجع") says too little alone: what the context makes of it comes first. */
const FEW_WORDS = 0.8;

function subjectOf(question: string): Token[] {
  return tokens(question).filter((token) => !token.isFunction);
}

function asksTheSame(question: string, before: string): boolean {
  const now = new Set(subjectOf(question).map((token) => token.stem));
  const then = new Set(subjectOf(before).map((token) => token.stem));
  const all = new Set([...now, ...then]).size;
  const shared = [...now].filter((stem) => then.has(stem)).length;
  return all === 0 ? words(question).join(" ") === words(before).join(" ") : shared / all >= SAME;
}

/** "وفي جدة؟", "and on Friday?": the question before, asked of this place or day instead of its own. */
function otherCase(
  index: AnswerIndex,
  question: string,
  earlier: Earlier,
  language: Language,
): Finding | undefined {
  const cases = subjectOf(question).map((token) => caseOf(token.stem));
  const [kind] = cases;
  if (kind === undefined || cases.some((each) => each !== kind)) return undefined;
  const kept = words(readable(earlier.question)).filter((word) => caseOf(tokenOf(word).stem) !== kind);
  return alone(index, [...kept, ...words(question)].join(" "), language);
}

/** "وكم سعره؟", "متوفر منه كيلو؟", "والكيلو؟": asked of the products spoken of. */
function ofNamedProducts(
  index: AnswerIndex,
  question: string,
  earlier: Earlier,
  history: readonly Turn[],
  language: Language,
): Finding | undefined {
  const own = hearProductAsks(question);
  const namesOnlySize = own.asks.size === 0 && measuresIn(question).length > 0;
  const asks = namesOnlySize ? { ...own, asks: hearProductAsks(earlier.question).asks } : own;
  const reply = replyAboutLastNamed(index, question, asks, history, language);
  return reply === undefined ? undefined : fromRows(reply);
}

/** "والكولومبي؟": asked of another product what was asked of the first. */
function ofAnotherProduct(
  index: AnswerIndex,
  question: string,
  earlier: Earlier,
  language: Language,
): Finding {
  const own = hearProductAsks(question);
  const asks = own.asks.size > 0 ? own : hearProductAsks(earlier.question);
  const reply = productReply(index, question, language, asks);
  return reply?.kind === "answer" ? fromRows(reply) : NOTHING;
}

/** The entry the agent's last words are from. */
function saidLast(index: AnswerIndex, reply: string, language: Language): Hit | undefined {
  const { query, hits } = search(index, reply, LOOKED_AT);
  return hits.find(({ entry }) => {
    const spoken = entry.kind === "product" ? undefined : speak(entry, query, language);
    return spoken !== undefined && reply.includes(spoken.quote);
  });
}

/** "وكم سعرها؟" about what the last answer already gave: its sentence with the price, not all of it again. */
function valueInAnswer(
  index: AnswerIndex,
  question: string,
  earlier: Earlier,
  language: Language,
): Finding | undefined {
  const value = valueAsked(question);
  if (value === undefined) return undefined;
  const hit = saidLast(index, earlier.reply, language);
  if (hit === undefined) return undefined;
  const query = readQuery(index, question);
  const about = query.words.filter((word) => !word.token.isFunction && !valueWords.has(word.token.word));
  const { entry } = hit;
  if (entry.kind === "product") return undefined;
  const all = entry.kind === "faq" ? [...entry.phrasings, ...Object.values(entry.answer)] : [entry.text];
  const bag = new WordBag(tokens(all.join(" ")));
  if (about.some((word) => bag.has(word) < 1)) return undefined;
  const sentence = sentencesOf(earlier.reply).find((each) => value.test(each));
  if (sentence === undefined) return undefined;
  return {
    ...NOTHING,
    probability: SURE,
    text: sentence,
    citations: [{ entryId: entry.id, origin: entry.origin, quote: sentence, confidence: SURE, used: true }],
  };
}

/** The question with the one before as its context; only what has the question's own subject answers it. */
function inContext(
  index: AnswerIndex,
  question: string,
  earlier: Earlier,
  language: Language,
  said: string,
): Finding {
  const own = readQuery(index, question);
  const content = own.words.filter((word) => !word.token.isFunction);
  if (content.every((word) => !word.known)) return NOTHING;
  const found = search(index, question, LOOKED_AT, earlier.question);
  const hits = found.hits.filter((hit) => subjectCovered(own, hit.entry) >= OWN_SUBJECT);
  const [nearest] = found.hits;
  const [admitted] = hits;
  if (nearest === undefined || admitted === undefined) return NOTHING;
  // Everything points at what was just said: another answer is a guess.
  if (repeats(nearest, found, language, said) && admitted.score < FAR_BEHIND * nearest.score) return NOTHING;
  return fromHits({ ...found, hits }, index, question, language, said);
}

function readable(message: string): string {
  return isArabizi(message) ? fromArabizi(message) : message;
}

/** What the knowledge has to say to a message of a conversation. */
export function findings(
  index: AnswerIndex,
  message: string,
  history: readonly Turn[],
  language: Language,
): Finding {
  const earlier = earlierIn(history);
  if (earlier === undefined) return alone(index, readable(message), language);
  const question = readable(withoutPreamble(message));
  const said = asksTheSame(question, readable(earlier.last)) ? "" : earlier.reply;
  const own = alone(index, question, language, said);
  const few = subjectOf(question).length < 2;
  const inContextToo = (): Finding => {
    const found = inContext(index, question, earlier, language, said);
    return own.probability * (few ? FEW_WORDS : 1) >= found.probability ? own : found;
  };
  if (!isFollowUp(readable(message)))
    return own.probability >= CLEAR || !mayLean(question) ? own : inContextToo();
  const leaning =
    otherCase(index, question, earlier, language) ??
    ofNamedProducts(index, question, earlier, history, language) ??
    valueInAnswer(index, question, earlier, language);
  if (leaning !== undefined) return leaning;
  if (own.probability >= CLEAR && subjectOf(question).length > 0) return own;
  const another = ofAnotherProduct(index, question, earlier, language);
  return better(another, few ? inContext(index, question, earlier, language, said) : inContextToo());
}
