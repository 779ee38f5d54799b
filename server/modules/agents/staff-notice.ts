import type { Tone } from "#server/answers/entry.ts";
import type { Language } from "#shared/language.ts";
import { formatDay, formatWeekday } from "#shared/rules/format.ts";
import { formatHour, teamState } from "#shared/rules/team-hours.ts";
import { text } from "#server/texts/texts.ts";
import type { Handover } from "./store/agents.ts";

/** The settings that shape the agent's sentences about the team. */
export interface Voice {
  tone: Tone;
  languages: readonly Language[];
  handover: Pick<Handover, "teamHours" | "timeZone" | "outOfHours">;
}

/** Notice to a customer whose message is left to staff: the whole note, a short one for a further message, or none. */
export type EscalationNotice = "whole" | "more" | "none";

/**
 * Returns the text for a customer whose conversation a person has already taken over: the whole note with the
 * team's hours, that one more message has arrived, or nothing.
 */
export function noticeText(
  { handover }: Pick<Voice, "handover">,
  notice: EscalationNotice,
  language: Language,
  facts: { at: Date; reachable: boolean },
): string {
  if (notice === "none") return "";
  if (notice === "more") return text(language, "agent:waiting_more");
  return joinSentences(text(language, "agent:waiting"), teamText(handover, language, facts));
}

export const joinSentences = (...sentences: string[]): string => sentences.filter(Boolean).join(" ");

/**
 * Returns the sentence about when the team replies; empty when the team's hours are not set. `reachable` is true
 * when the customer has left contact data.
 */
export function teamText(
  { teamHours, timeZone, outOfHours }: Voice["handover"],
  language: Language,
  { at, reachable }: { at: Date; reachable: boolean },
): string {
  if (!teamHours) return "";
  const state = teamState(teamHours, timeZone, at);
  if (state.open) return text(language, "agent:team.open");
  const contact = outOfHours === "ask_contact" && !reachable ? text(language, "agent:team.contact") : "";
  if (!state.back) return contact;
  const { inDays, date, time } = state.back;
  const noon = `${date}T12:00:00Z`;
  const when = inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : inDays < 7 ? "weekday" : "date";
  return joinSentences(
    text(language, `agent:team.${when}`, {
      weekday: formatWeekday(noon, language, "UTC"),
      date: formatDay(noon, language, "UTC"),
      time: formatHour(time, language),
    }),
    contact,
  );
}
