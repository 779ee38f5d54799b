import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";

/** Cues of questions about rows. */
export const rowCueIndex = new CueIndex(findCues("row-questions"));
