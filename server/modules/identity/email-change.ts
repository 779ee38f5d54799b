import type { z } from "zod";
import type { requestEmailChange as requestCall } from "#shared/contract/email-verification.ts";
import type { Language } from "#shared/language.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { findViolatedConstraint } from "#server/db/violation.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { hashToken } from "#server/http/identify.ts";
import { emailChangedMail, emailChangeMail } from "#server/mail/account-mails.ts";
import { queueMail, readdressHeldMails } from "#server/mail/queue.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import * as rules from "./account-rules.ts";
import { attemptKey, beginAttempt, emailChangeLimit } from "./attempt.ts";
import { newToken } from "./new-token.ts";
import { requirePassword } from "./require-password.ts";
import { findAccount } from "./store/accounts.ts";
import * as store from "./store/email-changes.ts";
import { findMember, readBrand } from "./store/members.ts";

/** Lifetime of the link to a new address. */
const linkLifeMs = 86_400_000;

/**
 * Mails a link to the caller's new address, which confirms it. The password is required again, because somebody at an open
 * portal could otherwise take the account over.
 */
export async function requestEmailChange(
  tenant: Tenant,
  caller: MemberCaller,
  body: z.infer<NonNullable<typeof requestCall.body>>,
  language: Language,
): Promise<void> {
  const email = normaliseEmail(body.email);
  requireFields({
    email: rules.emailProblem(body.email) ?? (email === caller.user.email ? "email_unchanged" : null),
    password: body.password === "" ? "required" : null,
  });
  await requirePassword(tenant, caller.user, body.password);
  // The call sends mail to an address of the caller's choice and could reveal who has an account, so it is limited.
  await beginAttempt(tenant, attemptKey("email change", caller.memberId), emailChangeLimit);
  const address = email as string;
  if (await findAccount(tenant.db, address)) throw emailTaken();
  const token = newToken();
  const at = tenant.clock();
  await tenant.transaction(async (db) => {
    const expiresAt = new Date(at.getTime() + linkLifeMs);
    await store.insertEmailChange(db, caller.memberId, {
      tokenHash: hashToken(token),
      email: address,
      at,
      expiresAt,
    });
    const brand = await readBrand(db);
    const url = `${tenant.addresses.public}/mailed/verify/${token}`;
    const mail = emailChangeMail({ language, name: caller.user.name, business: brand[language], url });
    await queueMail(db, { to: address, language, isAccountMail: true, ...mail });
  });
}

const emailTaken = () => new Failure("email_taken", { email: ["email_taken"] });

/**
 * Gives a link's member the new address. The old address is notified if it was verified; otherwise nobody is
 * notified, and the mails that waited for the old address go to the new one. Returns the business, or undefined for
 * any other link.
 */
export async function confirmEmailChange(
  context: Context,
  tokenHash: Buffer,
  language: Language,
): Promise<Tenant | undefined> {
  const changed = await store.changeEmail(context.db, tokenHash).catch((problem: unknown) => {
    throw findViolatedConstraint(problem) === "members_email_key" ? emailTaken() : problem;
  });
  if (!changed) return undefined;
  const tenant = tenantOf(context, mintOrganizationId(changed.organization_id));
  const { old_email: oldEmail } = changed;
  if (oldEmail === null) return tenant;
  await tenant.transaction(async (db) => {
    const member = await findMember(db, changed.member_id);
    if (!member) return;
    db.publish({ kind: "member", id: member.id });
    if (!changed.was_proven) return readdressHeldMails(db, oldEmail, member.email);
    const brand = await readBrand(db);
    const mail = emailChangedMail({
      language,
      name: member.name,
      business: brand[language],
      email: member.email,
      url: `${tenant.addresses.public}/contactus`,
    });
    await queueMail(db, { to: oldEmail, language, isAccountMail: true, ...mail });
  });
  return tenant;
}
