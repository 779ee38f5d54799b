import type { Member, MemberRole } from "#shared/contract/organizations.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import { oneLine } from "#shared/rules/one-line.ts";
import { containsPageAddress } from "#shared/rules/page-address.ts";
import { maxMemberNameLength } from "#shared/values/profile.ts";
import type { FieldProblem } from "#server/http/failure.ts";
import type { MembershipChange } from "#server/mail/account-mails.ts";

/** How somebody's account stands: a member's or an operator's. */
export const accountState = (account: { disabledAt: Date | null; hasWayIn: boolean }): Member["state"] =>
  account.disabledAt ? "disabled" : account.hasWayIn ? "active" : "invited";

/** How long an invited member has for choosing a password; then a reset link does the same. */
export const invitationLife = "7 days";

export const memberName = oneLine;

export function memberNameProblem(name: string): FieldProblem | null {
  if (!name) return "required";
  if ([...name].length > maxMemberNameLength) return "too_long";
  return containsPageAddress(name) ? "name_with_address" : null;
}

/** C233: the settings' own words. */
export function addressProblem(input: string): FieldProblem | null {
  if (!input.trim()) return "required";
  return normaliseEmail(input) ? null : "email_address_invalid";
}

/** What a request would change; nothing that is already so. */
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
