import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { contains, phrasesOf, phraseWords } from "./phrases.ts";
import { readOpening, type SmallTalk } from "./small-talk.ts";

const praiseCues = findCues("praise");
const praisePhrases = phrasesOf(praiseCues, "praise");
/** Objects of praise: the shop, its goods and services, or this conversation. */
const toUsPattern = cuePattern(praiseCues, String.raw`^(?:\p{L}{2,}(?:كم|تكم|كن)|{to_us})$`);
/** Words of messages that ask or want something beside, or do not praise. */
const noPraisePhrases = phrasesOf(praiseCues, "other");

/** Kind words about the shop that ask nothing ("قهوتكم لذيذة مره", "you guys are the best"). */
function isPraise(message: string): boolean {
  if (/[؟?]/u.test(message)) return false;
  const text = phraseWords(message);
  if (text.length > 14 || !contains(text, praisePhrases) || contains(text, noPraisePhrases)) return false;
  return text.some((word) => toUsPattern.test(word)) || text.length <= 3;
}

/** Reasons of thanks: "على شغلكم المرتب", "for the quick delivery". */
const thankedForPattern = cuePattern(praiseCues, "^{thanked_for}$");
const maxThanked = 10;

/** Thanks with a reason and without a question ("thanks, best coffee in town"). */
function isThanksForMore(rest: readonly string[]): boolean {
  const [first = ""] = rest;
  const said = thankedForPattern.test(first) ? rest.slice(1) : rest;
  if (said.length === 0 || rest.length > maxThanked || contains(said, noPraisePhrases)) return false;
  return said !== rest || contains(said, praisePhrases) || said.some((word) => toUsPattern.test(word));
}

/** A name in a greeting: "يا ركن الخليج". */
const maxNamed = 4;

/** Kind of reply to a message of kind words without a question; undefined for other messages. */
export function findKindWords(message: string): SmallTalk | undefined {
  if (/[؟?]/u.test(message)) return undefined;
  const opened = readOpening(message);
  if (opened?.kind === "thanks" && isThanksForMore(opened.rest)) return "thanks";
  if (opened !== undefined && opened.rest[0] === "يا" && opened.rest.length <= maxNamed) {
    return contains(opened.rest, noPraisePhrases) ? undefined : opened.kind;
  }
  return isPraise(message) ? "praise" : undefined;
}
