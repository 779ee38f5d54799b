import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import type { AgentKind } from "#shared/contract/agents.ts";
import type {
  logOut as logOutCall,
  session,
  setPassword as setPasswordCall,
  signUp as signUpCall,
} from "#shared/contract/auth.ts";
import type { Language } from "#shared/language.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import { normalisePhone } from "#shared/rules/phone.ts";
import type { Context } from "#server/context.ts";
import { type Db, mintOrganizationId } from "#server/db/organization.ts";
import { findViolatedConstraint } from "#server/db/violation.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { hashToken } from "#server/http/identify.ts";
import { resetMail } from "#server/mail/account-mails.ts";
import { queueMail } from "#server/mail/queue.ts";
import { hashPassword, isPassword } from "#server/passwords/hash.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import { text } from "#server/texts/texts.ts";
import * as rules from "./account-rules.ts";
import { attemptKey, beginAttempt, passwordLimit, phoneLimit, resetMailLimit } from "./attempt.ts";
import { deviceKey } from "./device.ts";
import { requireUnbreached } from "./require-unbreached.ts";
import { mailVerification, releaseHeldMails } from "./email-verification.ts";
import { forgetLogIns } from "./log-in-attempts.ts";
import { newToken } from "./new-token.ts";
import { findProviderLogOut } from "./provider-log-out.ts";
import * as store from "./store/accounts.ts";
import { forgetEmailChanges } from "./store/email-changes.ts";

type Session = z.infer<typeof session>;

/** Creates the organisation, its owner and its agents, and opens the owner's first session, in one transaction. */
export async function signUp(
  context: Context,
  body: z.infer<NonNullable<typeof signUpCall.body>>,
  { userAgent, language }: { userAgent: string; language: Language },
): Promise<Session> {
  const name = toOneLine(body.businessName);
  const industry = rules.industryValue(body.industry);
  requireFields({
    businessName: rules.businessNameProblem(name),
    email: rules.emailProblem(body.email),
    phoneNumber: rules.phoneProblem(body.phoneNumber),
    industry: rules.industryProblem(industry),
    password: rules.firstPasswordField(body.password, [name, body.email]),
  });
  await requireUnbreached(context, "password", body.password);
  const email = normaliseEmail(body.email) as string;
  const phone = normalisePhone(body.phoneNumber) as string;
  // Sign-up has to say that a number is taken (D34); this limit prevents callers from testing one number after
  // another.
  await beginAttempt(context, attemptKey("phone", phone), phoneLimit);
  const brand = rules.brandNames(name);
  const tenant = tenantOf(context, mintOrganizationId(randomUUID()));
  const passwordHash = await hashPassword(body.password);
  const token = newToken();
  try {
    return await tenant.transaction(async (db) => {
      const id = await store.insertOrganization(db, {
        name,
        brand,
        industry,
        phone,
        email,
        passwordHash,
        agents: [defaultAgent("support", brand), defaultAgent("internal", brand)],
      });
      await store.setSupportLanguage(db, language);
      const account = { kind: "member", id, sealed_provider_login: null } as const;
      await store.openSession(db, hashToken(token), account, userAgent, rules.sessionLife);
      await store.noteDevice(db, { kind: "member", id }, deviceKey(userAgent));
      const organization = await store.readOrganization(db);
      await mailVerification(db, { id, name, email }, language);
      return { token, user: { id, name, email, role: "owner" }, organization };
    });
  } catch (problem) {
    throw takenFailure(problem) ?? problem;
  }
}

function takenFailure(problem: unknown): Failure | null {
  const constraint = findViolatedConstraint(problem);
  if (constraint === "organizations_phone_key")
    return new Failure("phone_taken", { phoneNumber: ["phone_taken"] });
  return constraint === "members_email_key" ? new Failure("email_taken", { email: ["email_taken"] }) : null;
}

function defaultAgent(kind: AgentKind, brand: { ar: string; en: string }): store.AgentTexts {
  const brandIn = (language: Language) => ({ brand: brand[language] });
  return {
    kind,
    name_ar: text("ar", `agent:defaults.${kind}.name`, brandIn("ar")),
    name_en: text("en", `agent:defaults.${kind}.name`, brandIn("en")),
    greeting_ar: text("ar", `agent:defaults.${kind}.greeting`, brandIn("ar")),
    greeting_en: text("en", `agent:defaults.${kind}.greeting`, brandIn("en")),
  };
}

/**
 * Ends the session of any token; logging out twice is not an error. If an identity provider opened the session,
 * returns the address at which the person logs out there as well.
 */
export async function logOut(
  context: Context,
  token: string | null,
): Promise<z.infer<(typeof logOutCall)["result"]>["data"]> {
  const closed = token ? await store.closeSession(context.db, hashToken(token)) : undefined;
  const url = closed ? await findProviderLogOut(context, closed) : null;
  return url === null ? null : { url };
}

/**
 * Minimum duration of the response to a request for a reset link, which is longer than finding an account and
 * writing its mail.
 */
const resetAnswerMs = 200;

/**
 * Mails a link for setting a new password if the address has an account. Otherwise the response is the same after
 * the same time (D34). After a few mails to one address within an hour no more are sent, because anyone could
 * otherwise fill a shop's mailbox and invalidate each link with the next.
 */
export async function sendResetLink(
  context: Context,
  body: { email: string },
  language: Language,
): Promise<void> {
  requireFields({ email: rules.resetEmailProblem(body.email) });
  const email = normaliseEmail(body.email) as string;
  await Promise.all([mailResetLink(context, email, language), sleep(resetAnswerMs)]);
}

async function mailResetLink(context: Context, email: string, language: Language): Promise<void> {
  if ((await store.beginAttempt(context.db, attemptKey("reset", email), resetMailLimit)) > 0) return;
  const account = await store.findAccount(context.db, email);
  if (!account?.organization_id) return;
  const tenant = tenantOf(context, mintOrganizationId(account.organization_id));
  await tenant.transaction(async (db) => {
    const url = `${context.addresses.public}/set-new-password/${await createPasswordToken(db, email, rules.resetLife)}`;
    const { brand } = await store.readOrganization(db);
    const takesOver = !account.is_verified;
    const mail = resetMail({ language, name: account.name, business: brand[language], url, takesOver });
    await queueMail(db, { to: email, language, isAccountMail: true, ...mail });
  });
}

/**
 * Creates the token of a link with which the member of this address chooses a password once; earlier tokens become
 * invalid. Links are built from the configured address only, because a link to a host that the request claims would
 * mail the secret to a stranger's site.
 */
export async function createPasswordToken(db: Db, email: string, life: string): Promise<string> {
  const token = newToken();
  await store.createReset(db, email, hashToken(token), life);
  return token;
}

/** Sets the password of a link's member. All their sessions end, and a locked log-in is unlocked. */
export async function resetPassword(
  context: Context,
  body: { token: string; password: string },
  request: { address: string },
): Promise<void> {
  requireFields({ password: rules.newPasswordField(body.password) });
  // A value that cannot be a token is refused before the costly hashing of a password.
  if (!/^[\w-]{43}$/.test(body.token)) throw new Failure("reset_link_invalid");
  await requireUnbreached(context, "password", body.password);
  const email = await store.useReset(context.db, hashToken(body.token), await hashPassword(body.password));
  if (!email) throw new Failure("reset_link_invalid");
  await forgetLogIns(context, email, request.address);
  const account = await store.findAccount(context.db, email);
  if (account?.organization_id)
    await releaseHeldMails(tenantOf(context, mintOrganizationId(account.organization_id)));
}

/** Changes the caller's own password. This session stays, and the others end (D37). */
export async function setPassword(
  tenant: Tenant,
  caller: MemberCaller,
  body: z.infer<NonNullable<typeof setPasswordCall.body>>,
): Promise<void> {
  const { memberId } = caller;
  const old = body.old_password ?? body.old ?? "";
  const fresh = body.new_password ?? body.new ?? "";
  const confirmed = body.confirm_new_password ?? body.confirm_new ?? "";
  requireFields({
    old_password: old ? null : "required",
    new_password: rules.newPasswordField(fresh, [caller.user.name, caller.user.email]),
    confirm_new_password: fresh === confirmed ? null : "passwords_differ",
  });
  await requireUnbreached(tenant, "new_password", fresh);
  const key = attemptKey("password", memberId);
  await beginAttempt(tenant, key, passwordLimit);
  const before = await tenant.transaction((db) => store.readPasswordHash(db, memberId));
  if (!(await isPassword(old, before)))
    throw new Failure("wrong_old_password", { old_password: ["old_password_wrong"] });
  await store.forgetAttempts(tenant.db, key);
  const passwordHash = await hashPassword(fresh);
  const at = tenant.clock();
  await tenant.transaction(async (db) => {
    await store.changePassword(db, { memberId, passwordHash, keepSession: caller.tokenHash, at });
    // Somebody who knew the old password may have requested a change of the account's address.
    await forgetEmailChanges(db, memberId);
  });
}
