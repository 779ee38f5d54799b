import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import type { Finding } from "#server/answers/responder.ts";
import { findPlaces } from "#server/answers/facts/places.ts";
import { words } from "#server/answers/text/words.ts";

/** A text that tells of the facility at the place that is asked for answers with at least this probability. */
const statedThereProbability = 0.7;

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

const placesIn = (text: string): Set<string> => new Set(findPlaces(words(text)).map(({ key }) => key));

/**
 * Whether a text tells of what is asked for at the place that the question names ("parking at the Khobar branch"), and of
 * no other place, which the facility may belong to.
 */
function statesThere(text: string, wanted: ReadonlySet<string>, question: string): boolean {
  const places = placesIn(question);
  const isOfPlaces = places.size > 0 && places.symmetricDifference(placesIn(text)).size === 0;
  return isOfPlaces && wanted.isSubsetOf(facilitiesIn(stated, text));
}

/**
 * Whether a branch has parking or wireless internet is told by what speaks of it, and not by the branch's address: the
 * same finding, less sure where it says nothing of what is asked for, and surer where it tells of it at that place.
 */
export function judgeFacility(index: AnswerIndex, finding: Finding, question: string): Finding {
  const wanted = facilitiesIn(asked, question);
  if (wanted.size === 0 || finding.text === undefined) return finding;
  if (finding.from === "prose" && statesThere(finding.text, wanted, question))
    return { ...finding, tied: false, probability: Math.max(finding.probability, statedThereProbability) };
  const told = facilitiesIn(stated, wholeText(index, finding));
  return wanted.isDisjointFrom(told)
    ? { ...finding, probability: finding.probability * otherMatterFactor }
    : finding;
}
