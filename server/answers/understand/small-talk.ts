import { CueIndex } from "#server/answers/language/cue-index.ts";
import { cuePattern, findCues, wordsOf } from "#server/answers/language/cues.ts";
import { caseOf } from "#server/answers/text/kinds.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { phraseAt, phrasesOf, phraseWords, type Phrases } from "./phrases.ts";

export type SmallTalk =
  | "salam"
  | "greeting"
  | "morning"
  | "evening"
  | "howAreYou"
  | "presence"
  | "wishes"
  | "thanks"
  | "bye"
  | "identity"
  | "praise"
  | "laugh"
  | "sorry"
  | "acknowledge"
  | "nothing";

/** Kinds of small talk; `filler` words around small talk do not make it a question. */
const smallTalkCueList = findCues("small-talk");

/** Order in which a message with several kinds ("السلام عليكم كيف حالك شكرا") is answered. */
const kindPatterns = (
  [
    "identity",
    "bye",
    "thanks",
    "howAreYou",
    "wishes",
    "salam",
    "morning",
    "evening",
    "greeting",
    "sorry",
    "acknowledge",
  ] as const
).map((kind) => [kind, phrasesOf(smallTalkCueList, kind)] as const satisfies readonly [SmallTalk, Phrases]);

/** The kind by which a message with several is answered: a goodbye before thanks, a greeting before a laugh. */
const orderList: readonly SmallTalk[] = [...kindPatterns.map(([kind]) => kind), "praise", "laugh", "nothing"];

const fillers = new Set(wordsOf(smallTalkCueList, "filler").flatMap(phraseWords));

/** "Are you there?" as a whole message; "is anybody there on Friday?" asks for hours. */
const presencePhrases = phrasesOf(smallTalkCueList, "presence");

const calendarCues = new CueIndex(findCues("calendar"));

/** Laughter as words() returns it: "ههههه", "hahaha", "lol". */
const laughPattern = /^(?:ه+|خ+|لول|(?:ha|he|hi)+h?|(?:ah)*(?:ha)+h?|lo+l|lmao|rofl|xd)$/u;
const emojiPattern =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Join_Control}\p{Variation_Selector}]|\u20e3/gu;
const courtesyCues = findCues("courtesies");
/** "are you a real human or a machine?", "هل اكلم بوت ولا انسان؟": sentences, not set phrases. */
const asksWhatIAmPattern = cuePattern(
  courtesyCues,
  String.raw`^(?:hey |so |wait |hi )?{are_you}(?: \w+){0,3} {what_am_i}(?: (?:or|right|then)(?: \w+){0,4})?$|` +
    String.raw`^(?:يعني |طيب |هل )?{you_are}(?: علي)?(?: هل)? (?:ال)?{who_am_i}(?: (?:ولا|او|ام|والا)(?: \S+){1,3})?$`,
);

/** Meaning of a message of emoji: the first that fits, otherwise a greeting. */
const emojiSay: readonly (readonly [RegExp, SmallTalk])[] = [
  [/[😂🤣😆😅😹]/u, "laugh"],
  [/[❤🧡💛💚💙💜🖤🤍💕💖😍🥰😘🌹🌷💐🌸👏🔥⭐🌟💯🤩😋]/u, "praise"],
  [/[👍👌🙏✅🤝🫡☑✔😊🙂😀😃😄😁☺🙌💪🆗]/u, "acknowledge"],
  [/[👋]/u, "greeting"],
];

function inSigns(message: string): SmallTalk {
  return emojiSay.find(([pattern]) => pattern.test(message))?.[1] ?? "nothing";
}

export interface RecognizedSmallTalk {
  kinds: SmallTalk[];
  /** The message without greetings and thanks; empty when it holds nothing else. */
  rest: string;
}

interface Piece {
  kind: SmallTalk;
  length: number;
}

/** Blessings such as "الله يسعدكم" and "ربنا يكرمك". Doubled letters count as one. */
const wishesPattern = /^(?:اله|ربنا|ربي)$/u;
const wishedPattern = /^ي\p{L}{2,7}(?:ك|كم|كن|كو|كي|كما|ج)$/u;
/** "يعطيكم الف عافيه", "يعطيج العافيه". */
const givesPattern = /^يعطي(?:ك|كم|كن|كو|كي|ج)$/u;
/** "مساج الله بالخير", "صبحكم الله بالخير". */
const greetsTimePattern = /^(صبح|مسا|مسي)(?:ك|كم|كن|كو|كي|ج)$/u;

/**
 * Number of words of a blessing that begins at this word. Blessings are recognised by their form, because they cannot
 * be listed.
 */
function blessingAt(text: readonly string[], at: number): Piece | undefined {
  const [first = "", second = "", third = ""] = text.slice(at, at + 3);
  if (wishesPattern.test(first) && wishedPattern.test(second)) return { kind: "thanks", length: 2 };
  if (givesPattern.test(first)) {
    const given = second === "الف" ? third : second;
    if (/^(?:ال)?(?:عافيه|صحه|خير)$/u.test(given))
      return { kind: "thanks", length: second === "الف" ? 3 : 2 };
  }
  const [, time] = greetsTimePattern.exec(first) ?? [];
  if (time !== undefined && second === "اله" && /^بال(?:خير|رضا|نور)$/u.test(third))
    return { kind: time === "صبح" ? "morning" : "evening", length: 3 };
  return undefined;
}

function pieceAt(text: readonly string[], at: number): Piece | undefined {
  let best = blessingAt(text, at);
  for (const [kind, list] of kindPatterns) {
    const phrase = phraseAt(text, at, list);
    if (phrase !== undefined && phrase.length > (best?.length ?? 0)) best = { kind, length: phrase.length };
  }
  return best;
}

/** Whether words are a greeting with goods of the shop ("صباح القهوة", "مساء العطور") and no time ("صباح السبت"). */
function wishedTime(text: readonly string[]): SmallTalk | undefined {
  const [time, thing] = text;
  if (text.length !== 2 || !/^ال\p{L}{3,}$/u.test(thing!) || caseOf(tokenOf(thing!).stem) !== undefined)
    return undefined;
  return time === "صباح" ? "morning" : time === "مساء" || time === "مسا" ? "evening" : undefined;
}

/** A greeting or thanks that a message begins with, and the words after it. */
export function readOpening(message: string): { kind: SmallTalk; rest: string[] } | undefined {
  const text = phraseWords(message.replace(emojiPattern, " "));
  const piece = pieceAt(text, 0);
  return piece === undefined ? undefined : { kind: piece.kind, rest: text.slice(piece.length) };
}

/** Whether the words from one on only ask whether somebody is there, with no day or time beside it. */
function isOnlyPresence(text: readonly string[], from: number): boolean {
  const present = phraseAt(text, from, presencePhrases);
  if (present === undefined) return false;
  const after = text.slice(from + present.length);
  return after.every((word) => fillers.has(word)) && calendarCues.matches(after).length === 0;
}

/**
 * Small talk in a message. Thanks and greetings before a question are ignored, because the question is answered. Small talk is
 * only removed at the beginning and the end ("how are you" inside a sentence may be part of it).
 */
export function recognizeSmallTalk(message: string): RecognizedSmallTalk {
  const text = phraseWords(message.replace(emojiPattern, " "));
  if (text.length === 0 && !/\p{Nd}/u.test(message)) return { kinds: [inSigns(message)], rest: "" };
  const greeted = pieceAt(text, 0)?.length ?? 0;
  if ([0, greeted].some((from) => asksWhatIAmPattern.test(text.slice(from).join(" "))))
    return { kinds: ["identity"], rest: "" };
  if (isOnlyPresence(text, greeted)) return { kinds: ["presence"], rest: "" };
  const wished = wishedTime(text);
  if (wished !== undefined && !/[؟?]/u.test(message)) return { kinds: [wished], rest: "" };
  const kinds: SmallTalk[] = [];
  const left: string[] = [];
  for (let at = 0; at < text.length;) {
    const piece = pieceAt(text, at);
    if (piece === undefined && laughPattern.test(text[at]!)) {
      kinds.push("laugh");
      at++;
    } else if (piece === undefined) left.push(text[at++]!);
    else {
      kinds.push(piece.kind);
      at += piece.length;
    }
  }
  const content = left.filter((word) => !fillers.has(word));
  if (kinds.length > 0 && content.length === 0)
    return { kinds: orderList.filter((kind) => kinds.includes(kind)), rest: "" };
  return { kinds, rest: message };
}

/** Words of a message without greetings, thanks and courtesies before and after them. */
export function withoutSmallTalk(message: string): string[] {
  let text = phraseWords(message.replace(emojiPattern, " "));
  for (let length = -1; length !== text.length;) {
    length = text.length;
    const first = pieceAt(text, 0);
    if (first !== undefined && first.length < text.length) text = text.slice(first.length);
    const courtesy = courtesies.find((phrase) => starts(text, phrase) && phrase.length < text.length);
    if (courtesy !== undefined) text = text.slice(courtesy.length);
    for (let at = text.length - 1; at > 0; at--) {
      const last = pieceAt(text, at);
      const polite = courtesies.find((phrase) => starts(text.slice(at), phrase));
      const ending = last?.length ?? polite?.length;
      if (ending === text.length - at) text = text.slice(0, at);
    }
  }
  return text;
}

const courtesies = wordsOf(courtesyCues, "courtesy").map(phraseWords);

function starts(text: readonly string[], phrase: readonly string[]): boolean {
  return phrase.every((word, at) => text[at] === word);
}
