import { findPlaceholders } from "#shared/rules/placeholders.ts";
import { type FieldProblem, requireFields } from "#server/http/failure.ts";

const yearMs = 366 * 24 * 3600_000;

/** Maximum delay of a reminder; a later one would mislead, so it is left to a person. */
export const maxReminderDelayMs = 12 * 3600_000;

/** Time of a reminder; throws `invalid_request` for one that is past or too far away. */
export function dueAt(at: string, now: Date): Date {
  const due = new Date(at);
  const problem: FieldProblem | null =
    due <= now ? "time_past" : due.getTime() - now.getTime() > yearMs ? "time_far" : null;
  requireFields({ at: problem });
  return due;
}

/** A reminder's text may only contain the customer's name as a placeholder. */
export const textProblem = (text: string): FieldProblem | null =>
  findPlaceholders(text).length === 0 ? null : "placeholder_unknown";
