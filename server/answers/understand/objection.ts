import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";

const objectionsCues = new CueIndex(findCues("objections"));

function kindsIn(text: string): Set<string> {
  return new Set(objectionsCues.matches(words(text)).map(({ cue }) => cue.kind));
}

/** Whether a message objects to a price ("why so expensive?"), which only a reason answers. */
export function objectsToPrice(question: string): boolean {
  const kinds = kindsIn(question);
  return kinds.has("why") && kinds.has("price");
}

/** Whether a text gives a reason. */
export const givesReason = (text: string): boolean => kindsIn(text).has("reason");
