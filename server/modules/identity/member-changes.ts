import type { Member, MemberRole } from "#shared/contract/organizations.ts";
import type { Language } from "#shared/language.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { type MembershipChange, membershipMail } from "#server/mail/account-mails.ts";
import { queueMail } from "#server/mail/queue.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { membershipChanges } from "./member-rules.ts";
import * as store from "./store/members.ts";
import { lockPhotoKey } from "./store/profiles.ts";
import { end as endSecondStep } from "./store/second-steps.ts";

/**
 * Changes another member's role or access. Their sessions end, so that no open page offers what they may no longer do; live
 * streams close within seconds.
 */
export async function changeMember(
  tenant: Tenant,
  caller: MemberCaller,
  id: string,
  wanted: { role?: MemberRole | undefined; disabled?: boolean | undefined },
  language: Language,
): Promise<Member> {
  return changeOther(tenant, caller, id, async (db, before) => {
    const changes = membershipChanges(before, wanted);
    if (changes.length === 0) return before;
    const { role, disabled } = wanted;
    await store.setMembership(db, id, {
      ...(role && { role }),
      ...(disabled !== undefined && { disabled_at: disabled ? tenant.clock() : null }),
    });
    await store.endMemberSessions(db, id);
    for (const change of changes) await mailChange(db, before, change, language);
    return (await store.findMember(db, id)) ?? before;
  });
}

/** Removes another member. Their name stays on their messages; their address can sign up or be invited again. */
export async function removeMember(
  tenant: Tenant,
  caller: MemberCaller,
  id: string,
  language: Language,
): Promise<void> {
  const photo = await changeOther(tenant, caller, id, async (db, member) => {
    const key = await lockPhotoKey(db, id);
    await store.removeMember(db, id, tenant.clock());
    await store.endMemberSessions(db, id);
    await mailChange(db, member, "removed", language);
    return key;
  });
  if (photo !== null) await tenant.files.delete(photo);
}

/**
 * Logs another member out everywhere, for a device that was lost or left open. They keep their role and their access.
 */
export async function endMemberSessions(tenant: Tenant, caller: MemberCaller, id: string): Promise<void> {
  await changeOther(tenant, caller, id, async (db) => store.endMemberSessions(db, id));
}

/** Switches another member's second step off; they log in with their password alone and can set it up again. */
export async function resetSecondStep(
  tenant: Tenant,
  caller: MemberCaller,
  id: string,
  language: Language,
): Promise<void> {
  await changeOther(tenant, caller, id, async (db, member) => {
    if (!member.has_second_step) throw new Failure("second_step_off");
    await endSecondStep(db, id);
    await store.endMemberSessions(db, id);
    await mailChange(db, member, "secondStepReset", language);
  });
}

/**
 * Changes one member who is not the caller, while the members are locked. The caller is read again within the lock,
 * because another owner may just have changed their role. This way at least the acting owner always remains.
 */
function changeOther<T>(
  tenant: Tenant,
  { memberId }: MemberCaller,
  id: string,
  work: (db: TenantDb, member: Member) => Promise<T>,
): Promise<T> {
  return tenant.transaction(async (db) => {
    await store.lockMembers(db);
    const caller = await store.findMember(db, memberId);
    if (caller?.role !== "owner" || caller.state !== "active") throw new Failure("forbidden");
    const member = await store.findMember(db, id);
    if (!member) throw new Failure("not_found");
    if (member.id === memberId) throw new Failure("own_membership");
    db.publish({ kind: "member", id });
    return work(db, member);
  });
}

async function mailChange(
  db: TenantDb,
  { name, email }: Member,
  change: MembershipChange,
  language: Language,
): Promise<void> {
  const brand = await store.readBrand(db);
  const url = `${db.tenant.addresses.public}/login`;
  const mail = membershipMail(change, { language, name, business: brand[language], url });
  await queueMail(db, { to: email, language, ...mail });
}
