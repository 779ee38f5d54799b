import { findCues } from "#server/answers/language/cues.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { contains, phraseAt, phrasesOf, phraseWords } from "./phrases.ts";

const wishCues = findCues("wishes");
const picturePhrases = phrasesOf(wishCues, "picture");
const showPhrases = phrasesOf(wishCues, "show");
const ofItPhrases = phrasesOf(wishCues, "of_it");
/** A picture that the customer has: "اقدر ارسل لكم صورة؟" */
const ownPhrases = phrasesOf(wishCues, "own_picture");

/** "صورته؟", "any pics?" */
const maxBareWords = 2;

/**
 * Whether a message asks to see a picture of what is spoken of: "ممكن صورتها", "can you send me a photo of it?" A message
 * that names anything else ("do you print photos?", "where do I send a photo of the damage?") is about something else.
 */
export function asksForPicture(message: string): boolean {
  const text = phraseWords(message);
  if (!contains(text, picturePhrases) || contains(text, ownPhrases)) return false;
  let isShown = false;
  let bareWords = 0;
  for (let at = 0; at < text.length;) {
    const show = phraseAt(text, at, showPhrases);
    const ofIt = phraseAt(text, at, ofItPhrases);
    const phrase = ofIt ?? phraseAt(text, at, picturePhrases) ?? show;
    if (phrase === undefined && !tokenOf(text[at]!).isFunction) return false;
    isShown ||= show !== undefined;
    bareWords += ofIt === undefined ? 1 : 0;
    at += phrase?.length ?? 1;
  }
  return isShown || bareWords <= maxBareWords;
}
