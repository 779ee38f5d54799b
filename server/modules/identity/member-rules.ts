import type { Member, MemberRole } from "#shared/contract/organizations.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import { containsPageAddress } from "#shared/rules/page-address.ts";
import { maxMemberNameLength } from "#shared/values/profile.ts";
import type { FieldProblem } from "#server/http/failure.ts";
import type { MembershipChange } from "#server/mail/account-mails.ts";

/** Returns the state of an account of a member or operator. */
export const accountState = (account: { disabledAt: Date | null; hasWayIn: boolean }): Member["state"] =>
  account.disabledAt ? "disabled" : account.hasWayIn ? "active" : "invited";

/** Lifetime of an invitation; after it the person can use a reset link instead. */
export const invitationLife = "7 days";

export const memberName = toOneLine;

export function memberNameProblem(name: string): FieldProblem | null {
  if (!name) return "required";
  if ([...name].length > maxMemberNameLength) return "too_long";
  return containsPageAddress(name) ? "name_with_address" : null;
}

/** C233: returns a problem with the texts of the settings. */
export function addressProblem(input: string): FieldProblem | null {
  if (!input.trim()) return "required";
  return normaliseEmail(input) ? null : "email_address_invalid";
}

/** Returns the values that a request changes, without those that are already the same. */
export function membershipChanges(
  member: Member,
  wanted: { role?: MemberRole | undefined; disabled?: boolean | undefined },
): MembershipChange[] {
  const changes: MembershipChange[] = [];
  if (wanted.role && wanted.role !== member.role) changes.push(wanted.role);
  if (wanted.disabled !== undefined && wanted.disabled !== (member.state === "disabled"))
    changes.push(wanted.disabled ? "disabled" : "enabled");
  return changes;
}
