import { normaliseEmail } from "#shared/rules/email.ts";
import { oneLine } from "#shared/rules/one-line.ts";
import type { FieldProblem } from "#server/http/failure.ts";

/** How long an invited member has for choosing a password; then a reset link does the same. */
export const invitationLife = "7 days";
const nameMaxLength = 120;

export const memberName = oneLine;

export function memberNameProblem(name: string): FieldProblem | null {
  if (!name) return "required";
  return [...name].length > nameMaxLength ? "too_long" : null;
}

/** C233: the settings' own words. */
export function addressProblem(input: string): FieldProblem | null {
  if (!input.trim()) return "required";
  return normaliseEmail(input) ? null : "email_address_invalid";
}
