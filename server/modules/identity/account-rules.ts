import type { z } from "zod";
import type { industryField } from "#shared/contract/auth.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import { industries, type Industry } from "#shared/rules/industries.ts";
import { containsPageAddress } from "#shared/rules/page-address.ts";
import { newPasswordProblem, type PasswordProblem, signUpPasswordProblem } from "#shared/rules/password.ts";
import { normalisePhone } from "#shared/rules/phone.ts";
import type { FieldProblem } from "#server/http/failure.ts";
import { isCommonPassword } from "#server/passwords/common.ts";

/** Maximum lifetime of a session; gate.session also ends it after twelve idle hours. */
export const sessionLife = "7 days";
export const resetLife = "30 minutes";

const maxBusinessNameLength = 120;

/**
 * Returns the problem of the name of a business or person. A name must contain letters and is limited in length.
 */
export function businessNameProblem(name: string): FieldProblem | null {
  if (!name) return "business_name_empty";
  if ([...name].length > maxBusinessNameLength) return "too_long";
  if (containsPageAddress(name)) return "name_with_address";
  return /\p{L}/u.test(name) ? null : "business_name_invalid";
}

export function emailProblem(input: string): FieldProblem | null {
  if (!input.trim()) return "email_empty";
  return normaliseEmail(input) ? null : "email_invalid";
}

/** C156: the form for a reset link has its own texts for the same two problems. */
export function resetEmailProblem(input: string): FieldProblem | null {
  if (!input.trim()) return "reset_email_required";
  return normaliseEmail(input) ? null : "reset_email_invalid";
}

export function phoneProblem(input: string): FieldProblem | null {
  if (!input.trim()) return "phone_empty";
  return normalisePhone(input) ? null : "phone_invalid";
}

/** C140: returns the value as text, or the value of the picked option. */
export function industryValue(field: z.infer<typeof industryField>): string {
  return (typeof field === "string" ? field : field.value).trim();
}

export function industryProblem(value: string): FieldProblem | null {
  if (!value) return "industry_empty";
  return industries.includes(value as Industry) ? null : "invalid";
}

const passwordField: Record<PasswordProblem, FieldProblem> = {
  too_short: "password_too_short",
  too_long: "password_too_long",
  edge_space: "password_edge_space",
  no_uppercase: "password_no_uppercase",
  no_number: "password_no_number",
  no_symbol: "password_no_symbol",
};

/** C145, D05: requires at least eight characters, and no common password. */
export function firstPasswordField(password: string, words: string[]): FieldProblem | null {
  const problem = signUpPasswordProblem(password);
  if (problem) return passwordField[problem];
  return isCommonPassword(password, words) ? "password_common" : null;
}

/** C163–C166: applies wherever a password is changed. */
export function newPasswordField(password: string, words: string[] = []): FieldProblem | null {
  const problem = newPasswordProblem(password);
  if (problem) return passwordField[problem];
  return isCommonPassword(password, words) ? "password_common" : null;
}

/** C150: log-in trims the password, so only the length of the trimmed password is checked. */
export function loginPasswordField(password: string): FieldProblem | null {
  const problem = signUpPasswordProblem(password);
  return problem === "too_short" || problem === "too_long" ? passwordField[problem] : null;
}

/**
 * Derives a brand name for each language from one business name. Only a name written in both scripts, like `محمصة
 * الركن | Corner Roastery`, gives two; any other name is the brand in both languages, because people do not
 * transliterate a shop's sign.
 */
export function brandNames(businessName: string): { ar: string; en: string } {
  const parts = businessName.split(/\s*[|/()\u2013\u2014]\s*|\s+-\s+/).filter(Boolean);
  const arabic = parts.filter((part) => /\p{Script=Arabic}/u.test(part));
  const latin = parts.filter((part) => /\p{Script=Latin}/u.test(part) && !/\p{Script=Arabic}/u.test(part));
  if (arabic.length !== 1 || latin.length !== 1 || parts.length !== 2)
    return { ar: businessName, en: businessName };
  return { ar: arabic[0] as string, en: latin[0] as string };
}
