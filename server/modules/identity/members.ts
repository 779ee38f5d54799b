import type { ReplyTargets, User } from "#shared/contract/auth.ts";
import type { Member, MemberRole } from "#shared/contract/organizations.ts";
import type { Language } from "#shared/language.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import { findViolatedConstraint } from "#server/db/violation.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { invitationMail } from "#server/mail/account-mails.ts";
import { queueMail } from "#server/mail/queue.ts";
import type { Tenant } from "#server/tenant.ts";
import { attemptKey, beginAttempt, invitationLimit } from "./attempt.ts";
import { createPasswordToken } from "./authentication.ts";
import { requireVerifiedAddress } from "./email-verification.ts";
import * as rules from "./member-rules.ts";
import { hasDeclined } from "./store/email-verification.ts";
import * as store from "./store/members.ts";
import { updateOrganization } from "./store/organizations.ts";

export function listMembers(tenant: Tenant, filter: { includeDisabled: boolean }): Promise<Member[]> {
  return tenant.transaction((db) => store.listMembers(db, filter));
}

/**
 * Adds a member and mails them a link for choosing their password; the number per day is limited, because anybody can
 * sign up.
 */
export async function createMember(
  tenant: Tenant,
  body: { name: string; email: string; role: MemberRole },
  language: Language,
): Promise<User> {
  const name = rules.memberName(body.name);
  requireFields({ name: rules.memberNameProblem(name), email: rules.addressProblem(body.email) });
  const email = normaliseEmail(body.email) as string;
  await tenant.transaction(async (db) => {
    await requireVerifiedAddress(db);
    if (await hasDeclined(db, email))
      throw new Failure("invitation_declined", { email: ["invitation_declined"] });
  });
  await beginAttempt(tenant, attemptKey("invitation", tenant.id), invitationLimit);
  try {
    return await tenant.transaction(async (db) => {
      const member = await store.insertMember(db, {
        name,
        email,
        role: body.role,
        at: tenant.clock(),
      });
      const token = await createPasswordToken(db, email, rules.invitationLife);
      const links = {
        url: `${tenant.addresses.public}/set-new-password/${token}`,
        declineUrl: `${tenant.addresses.public}/mailed/decline/${token}`,
      };
      const brand = await store.readBrand(db);
      const mail = invitationMail({ language, name, business: brand[language], ...links });
      await queueMail(db, { to: email, language, ...mail });
      return member;
    });
  } catch (problem) {
    if (findViolatedConstraint(problem) === "members_email_key")
      throw new Failure("email_taken", { email: ["email_taken"] });
    throw problem;
  }
}

/** Switches rating questions on or off from the next closing on; open questions can still be answered. */
export async function setRatingQuestion(
  tenant: Tenant,
  asksRating: boolean,
): Promise<{ asks_rating: boolean }> {
  const change = { asks_rating: asksRating };
  await tenant.transaction((db) => updateOrganization(db, change));
  return change;
}

/** Changes the reply targets; a trigger recomputes when waiting tickets are due in the same transaction. */
export async function setReplyTargets(tenant: Tenant, targets: ReplyTargets): Promise<ReplyTargets> {
  const stored = Object.fromEntries(Object.entries(targets).filter(([, hours]) => hours !== null));
  await tenant.transaction((db) => updateOrganization(db, { reply_targets: JSON.stringify(stored) }));
  return targets;
}

/** Sets the address of mails to the team and their language. An omitted language does not change. */
export async function setSupport(
  tenant: Tenant,
  input: { support_email: string; support_language?: Language | undefined },
): Promise<store.Support> {
  requireFields({ support_email: rules.addressProblem(input.support_email) });
  const email = normaliseEmail(input.support_email) as string;
  return tenant.transaction((db) => store.updateSupport(db, email, input.support_language));
}
