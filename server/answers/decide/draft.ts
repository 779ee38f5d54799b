import type { Voice } from "#server/answers/compose/catalogue.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { missingWords } from "#server/answers/retrieve/match.ts";
import { readQuery } from "#server/answers/retrieve/retrieve.ts";
import type { Finding } from "#server/answers/responder.ts";
import { asHowTo } from "#server/answers/understand/act.ts";
import { asksForSecrets, isProbing } from "#server/answers/understand/probing.ts";
import { hearSmallTalk } from "#server/answers/understand/small-talk.ts";
import type { Wishes } from "#server/answers/understand/wishes.ts";
import { partsOf, type Part } from "./parts.ts";
import { type Heard, isToldBy, joined, namesOf, type Reply, usedEntries, withUnanswered } from "./reply.ts";

/** What a person who answers in the agent's place may begin from. */
export interface DraftParts {
  reply: Reply;
  /** What the customer asked and nothing was found for, in their words; `reply.text` ends by naming it. */
  missing: string[];
}

/** Below this the agent was not sure that the text answers; from `clarifyFrom` on it is near enough to be read by a person. */
const isSure = ({ probability }: Finding, { settings }: Heard): boolean => probability >= settings.answerFrom;

/** What an unsure part asks beside what its text speaks of ("on Friday" of a text about delivery). */
function missingOf(index: AnswerIndex, { text, finding }: Part): string[] {
  const entries = usedEntries(finding).flatMap((id) => index.entries.withId(id) ?? []);
  const [entry] = entries;
  if (entry === undefined || finding.from !== "prose") return [];
  const words = missingWords(readQuery(index, text), entry, text);
  return words.length > 0 ? [words.join(" ")] : [];
}

/**
 * The draft for a message that was left to a person: what the knowledge has on each of its questions, also where that
 * was not sure enough to be said by itself. Undefined where the agent did not look (small talk, a wish for a person,
 * contact data) or found nothing near.
 */
export function draftFor(
  index: AnswerIndex,
  heard: Heard,
  voice: Voice,
  wishes: Wishes,
): DraftParts | undefined {
  const { question, history, settings, now } = heard;
  const talk = hearSmallTalk(question);
  const isOnlyTalk = talk.kinds.length > 0 && talk.rest === "";
  if (wishes.human || heard.onlyContactData || isOnlyTalk || isProbing(question) || asksForSecrets(question))
    return undefined;
  const isNear = ({ probability, text, choices }: Finding): boolean =>
    probability >= settings.clarifyFrom && text !== undefined && !choices?.length;
  const message = { question: wishes.act ? asHowTo(question) : question, voice, now };
  const parts = partsOf(index, message, { history }, isNear);
  const near = parts.filter(({ finding }) => isNear(finding));
  if (near.length === 0) return undefined;
  const told = new Set(near.flatMap(({ finding }) => usedEntries(finding)));
  const rest = parts.filter((part) => !near.includes(part) && !isToldBy(part.finding, told));
  const unmet = near.flatMap((part) => (isSure(part.finding, heard) ? [] : missingOf(index, part)));
  const missing = [...unmet, ...namesOf(rest)];
  const said = joined(near);
  const { text } = missing.length > 0 ? withUnanswered(said, missing, voice) : said;
  return {
    missing,
    reply: {
      decision: "answer",
      text,
      confidence: Math.min(...near.map(({ finding }) => finding.probability)),
      citations: near.flatMap(({ finding }) => finding.citations),
      choices: [],
    },
  };
}
