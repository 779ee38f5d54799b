import { contains, phrases, phraseWords } from "./phrases.ts";
import { readOpening, type SmallTalk } from "./small-talk.ts";

const praisePhrases =
  phrases(`ممتاز, ممتازه, ممتازين, رايع, رايعه, رايعين, رهيب, رهيبه, جميل, جميله, لذيذ, لذيذه, روعه, خرافي, خرافيه, بطل, ابطال, افضل, احسن, احلى, عجبني, عجبتني, اعجبني, اعجبتني, حبيت, حبيتها, احب, احبكم, نحبكم, يجنن, تجنن, يجننون, مبدعين, مبدع, فنانين, ما شاء الله, ماشاء الله, تبارك الله, راقي, راقيه, راقين, محترمين, محترم, ما قصرتوا, سريعين, فخم, فخمه, عسل, قمه, تحفه, حلوه, حلوين, جامد, جامده,
    best, love, loved, loving, amazing, great, awesome, excellent, perfect, delicious, fantastic, wonderful, brilliant, lovely, impressed, superb, outstanding, good job, well done, nice work, keep it up, very helpful, super helpful, so helpful`);
/** Objects of praise: the shop, its goods and services, or this conversation. */
const toUsPattern =
  /^(?:\p{L}{2,}(?:كم|تكم|كن)|عليكم|فيكم|انتم|انتو|انتوا|والله|it|this|you|your|youre|yall|guys|service|everything|team)$/u;
const noPraisePhrases = phrases(
  `ابي, ابغى, ابغا, ابغي, اريد, بغيت, عندكم, هل, كم, بكم, وش, ايش, شنو, وين, متى, كيف, ليش, لكن, بس, مو, ما عجبني, ما عجبتني, ليس, غير, لو, for, what, which, how, where, when, do, does, can, is there, but, give, tell, heard, joke, any, not, dont, didnt, want, need, looking, why, would`,
);

/** Kind words about the shop that ask nothing ("قهوتكم لذيذة مره", "you guys are the best"). */
function isPraise(message: string): boolean {
  if (/[؟?]/u.test(message)) return false;
  const text = phraseWords(message);
  if (text.length > 14 || !contains(text, praisePhrases) || contains(text, noPraisePhrases)) return false;
  return text.some((word) => toUsPattern.test(word)) || text.length <= 3;
}

/** Reasons of thanks: "على شغلكم المرتب", "for the quick delivery". */
const thankedForPattern = /^(?:على|علي|لك|لكم|for)$/u;
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
