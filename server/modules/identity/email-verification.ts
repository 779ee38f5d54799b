import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { type Tenant, type TenantDb, tenantOf } from "#server/tenant.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { hashToken } from "#server/http/identify.ts";
import { verificationMail } from "#server/mail/account-mails.ts";
import { queueMail, sendHeldMails } from "#server/mail/queue.ts";
import { attemptKey, beginAttempt, verificationMailLimit } from "./attempt.ts";
import { confirmEmailChange } from "./email-change.ts";
import { newToken } from "./new-token.ts";
import { readBrand } from "./store/members.ts";
import * as store from "./store/email-verification.ts";

/** Lifetime of a verification link. */
const linkLifeMs = 7 * 86_400_000;
/** Maximum age of waiting mails that are sent after the verification; older ones are outdated. */
const heldMailLifeMs = 86_400_000;
/** Returns the hash of a link's token. An invalid token is refused with `problem` without a query. */
function linkHash(token: string, problem: "verification_link_invalid" | "invitation_link_invalid"): Buffer {
  if (!/^[\w-]{43}$/.test(token)) throw new Failure(problem);
  return hashToken(token);
}

/**
 * Refuses calls that send mail in the business's name or add a second person, until one of its members has verified their
 * address.
 */
export async function requireVerifiedAddress(db: TenantDb): Promise<void> {
  if (!(await store.hasVerifiedMember(db))) throw new Failure("email_unverified");
}

/** Mails the caller another link; the earlier ones stay valid. */
export async function sendVerification(
  tenant: Tenant,
  { user }: MemberCaller,
  language: Language,
): Promise<{ verified: boolean }> {
  const verified = await isVerified(tenant, user.id);
  if (verified) return { verified };
  await beginAttempt(tenant, attemptKey("verification", user.email), verificationMailLimit);
  await tenant.transaction((db) => mailVerification(db, user, language));
  return { verified };
}

export function isVerified(tenant: Tenant, memberId: string): Promise<boolean> {
  return tenant.transaction((db) => store.isVerified(db, memberId));
}

/** Queues the mail with the link in the caller's transaction, for example that of the sign-up. */
export async function mailVerification(
  db: TenantDb,
  { id, name, email }: store.Recipient,
  language: Language,
): Promise<void> {
  const token = newToken();
  const at = db.tenant.clock();
  const expiresAt = new Date(at.getTime() + linkLifeMs);
  await store.insertVerification(db, id, { tokenHash: hashToken(token), at, expiresAt });
  const brand = await readBrand(db);
  const url = `${db.tenant.addresses.public}/mailed/verify/${token}`;
  const mail = verificationMail({ language, name, business: brand[language], url });
  await queueMail(db, { to: email, language, isAccountMail: true, ...mail });
}

/** Verifies the address of a link's member, the current or the new one, and sends the mails that waited for it. */
export async function verifyEmail(
  context: Context,
  { token }: { token: string },
  language: Language,
): Promise<void> {
  const hash = linkHash(token, "verification_link_invalid");
  const organization = await store.verifyEmail(context.db, hash);
  const tenant = organization
    ? tenantOf(context, mintOrganizationId(organization))
    : await confirmEmailChange(context, hash, language);
  if (!tenant) throw new Failure("verification_link_invalid");
  await releaseHeldMails(tenant);
}

/** Sends the recent mails that waited for the address, and notifies the portal's pages. */
export async function releaseHeldMails(tenant: Tenant): Promise<void> {
  const since = new Date(tenant.clock().getTime() - heldMailLifeMs);
  await tenant.transaction(async (db) => {
    await sendHeldMails(db, since);
    db.publish({ kind: "role", id: tenant.id });
  });
}

/** Removes the invited person from the organisation, which cannot invite their address again. */
export async function declineInvitation(context: Context, { token }: { token: string }): Promise<void> {
  const declined = await store.declineInvitation(context.db, linkHash(token, "invitation_link_invalid"));
  if (!declined) throw new Failure("invitation_link_invalid");
  context.events.publish({
    organizationId: mintOrganizationId(declined.organization_id),
    kind: "member",
    id: declined.member_id,
  });
}
