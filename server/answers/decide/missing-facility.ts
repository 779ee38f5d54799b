import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import type { Finding } from "#server/answers/responder.ts";
import { words } from "#server/answers/text/words.ts";

/** The probability is multiplied by this where a finding says nothing of the facility that is asked for. */
const otherMatterFactor = 0.2;

const facilityCues = findCues("facilities");
const kindsIn = (name: string): CueIndex =>
  new CueIndex(
    facilityCues
      .filter(({ kind }) => kind.startsWith(`${name}:`))
      .map(({ cue, kind }) => ({ cue, kind: kind.slice(name.length + 1) })),
  );
const asked = kindsIn("asks");
const stated = kindsIn("states");

const facilitiesIn = (cues: CueIndex, text: string): Set<string> =>
  new Set(cues.matches(words(text)).map(({ cue }) => cue.kind));

/** What a finding says, with the questions and the title that its sources stand under. */
function wholeText(index: AnswerIndex, { text = "", citations }: Finding): string {
  const titles = citations.flatMap(({ used, entryId }) => {
    const entry = used ? index.entries.withId(entryId) : undefined;
    if (entry?.kind === "faq") return entry.phrasings;
    return entry === undefined ? [] : [entry.origin.heading ?? ""];
  });
  return [text, ...titles].join("\n");
}

/**
 * Whether a branch has parking or wireless internet is told by what speaks of it, and not by the branch's address: the
 * same finding, less sure where it says nothing of what is asked for.
 */
export function lowerWithoutFacility(index: AnswerIndex, finding: Finding, question: string): Finding {
  const wanted = facilitiesIn(asked, question);
  if (wanted.size === 0 || finding.text === undefined) return finding;
  const told = facilitiesIn(stated, wholeText(index, finding));
  return wanted.isDisjointFrom(told)
    ? { ...finding, probability: finding.probability * otherMatterFactor }
    : finding;
}
