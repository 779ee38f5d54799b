import { findPlaceholders } from "#shared/rules/placeholders.ts";
import { type FieldProblem, requireFields } from "#server/http/failure.ts";

const yearMs = 366 * 24 * 3600_000;

/** Maximum delay of a reminder; a later one would mislead, so it is left to a person. */
export const maxReminderDelayMs = 12 * 3600_000;

/** Returns the time of a reminder; throws `invalid_request` for a time in the past or too far away. */
export function dueAt(at: string, now: Date): Date {
  const due = new Date(at);
  const problem: FieldProblem | null =
    due <= now ? "time_past" : due.getTime() - now.getTime() > yearMs ? "time_far" : null;
  requireFields({ at: problem });
  return due;
}

/** Returns a problem when a reminder's text contains a placeholder, because no values are inserted into it. */
export const textProblem = (text: string): FieldProblem | null =>
  findPlaceholders(text).length === 0 ? null : "placeholder_unknown";
