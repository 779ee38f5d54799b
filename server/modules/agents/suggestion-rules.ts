import { draftReply } from "#server/answers/answers.ts";
import type { Turn } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { text } from "#server/texts/texts.ts";
import type { Language } from "#shared/language.ts";
import { createBlank } from "#shared/rules/reply-blanks.ts";
import { sourcesOf, type StoredCitation, readStoredCitations, titleOf } from "./stored-citations.ts";
import type { AgentState } from "./store/agents.ts";

/** A suggested reply for staff. */
export interface SuggestedText {
  /** Text with a blank for everything that staff must fill in. */
  text: string;
  language: Language;
  confidence: number;
  citations: StoredCitation[];
}

/** A message that waits for staff. */
export interface Unanswered {
  question: string;
  history: Turn[];
  /** The agent's reply to it. */
  previousReply: string;
  at: Date;
}

/**
 * Suggests a reply; a pure function. Null when nothing useful was found, or only in a source that is not for
 * customers.
 */
export function suggestText(
  index: AnswerIndex,
  agent: AgentState,
  { question, history, previousReply, at }: Unanswered,
): SuggestedText | null {
  const { brand, answerFrom, clarifyFrom, tone, languages } = agent;
  const settings = { brand, answerFrom, clarifyFrom, tone, languages };
  const now = { at, timeZone: agent.handover.timeZone };
  const draft = draftReply(index, { question, history, settings, now }, previousReply);
  if (!draft) return null;
  const staffOnlySources = sourcesOf(index, agent.staffSources);
  if (draft.citations.some(({ origin }) => staffOnlySources.has(origin.sourceId))) return null;
  const { language, confidence, citations, missing, asksToAct } = draft;
  const found = [draft.text, ...missing.map(createBlank)].join(" ");
  const done = asksToAct ? createBlank(text(language, "agent:blank.done")) : "";
  return {
    text: [found, done].filter(Boolean).join("\n\n"),
    language,
    confidence,
    citations: readStoredCitations(citations, language, (id) => titleOf(index.entries.withId(id))),
  };
}
