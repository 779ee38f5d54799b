import type { Member, MemberRole } from "#shared/contract/organizations.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import { containsPageAddress } from "#shared/rules/page-address.ts";
import { maxMemberNameLength } from "#shared/values/profile.ts";
import type { FieldProblem } from "#server/http/failure.ts";
import type { MembershipChange } from "#server/mail/account-mails.ts";

/** State of an account of a member or operator. */
export const accountState = (account: { disabledAt: Date | null; hasWayIn: boolean }): Member["state"] =>
  account.disabledAt ? "disabled" : account.hasWayIn ? "active" : "invited";

/** Lifetime of an invitation; afterwards a reset link works as well. */
export const invitationLife = "7 days";

export const memberName = toOneLine;

export function memberNameProblem(name: string): FieldProblem | null {
  if (!name) return "required";
  if ([...name].length > maxMemberNameLength) return "too_long";
  return containsPageAddress(name) ? "name_with_address" : null;
}

/** C233: the texts of the settings. */
export function addressProblem(input: string): FieldProblem | null {
  if (!input.trim()) return "required";
  return normaliseEmail(input) ? null : "email_address_invalid";
}

/** The values that a request changes, without those that are the same already. */
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
