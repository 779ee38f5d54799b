import { placeholdersIn } from "#shared/rules/placeholders.ts";
import { type FieldProblem, requireFields } from "#server/http/failure.ts";

const yearMs = 366 * 24 * 3600_000;

/** Half a day after its time a reminder says something else than it was to: it is left to a person. */
export const maxReminderDelayMs = 12 * 3600_000;

/** When it is to go out; throws `invalid_request` for a time that is over or too far away. */
export function dueAt(at: string, now: Date): Date {
  const due = new Date(at);
  const problem: FieldProblem | null =
    due <= now ? "time_past" : due.getTime() - now.getTime() > yearMs ? "time_far" : null;
  requireFields({ at: problem });
  return due;
}

/** One that was meant for a person names nothing that is filled in later but their name. */
export const textProblem = (text: string): FieldProblem | null =>
  placeholdersIn(text).length === 0 ? null : "placeholder_unknown";
