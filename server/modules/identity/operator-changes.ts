import type { Operator } from "#shared/contract/operators.ts";
import type { Language } from "#shared/language.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import type { Context } from "#server/context.ts";
import { findViolatedConstraint } from "#server/db/violation.ts";
import type { OperatorCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { hashToken } from "#server/http/identify.ts";
import { operatorInvitationMail } from "#server/mail/account-mails.ts";
import { queueCompanyMail } from "#server/mail/company-mails.ts";
import * as rules from "./member-rules.ts";
import { newToken } from "./new-token.ts";
import * as store from "./store/operators.ts";

export async function listOperators({ db }: Context): Promise<Operator[]> {
  return (await store.listOperators(db)).map(({ last_seen_at, ...operator }) => ({
    ...operator,
    last_seen_at: last_seen_at?.toISOString() ?? null,
  }));
}

/** Invites an operator with a link for choosing a password. A former operator gets a new link and access again. */
export async function inviteOperator(
  context: Context,
  body: { name: string; email: string },
  language: Language,
): Promise<void> {
  const name = rules.memberName(body.name);
  requireFields({ name: rules.memberNameProblem(name), email: rules.addressProblem(body.email) });
  const email = normaliseEmail(body.email) as string;
  const token = newToken();
  const url = `${context.addresses.public}/set-new-password/${token}`;
  try {
    await context.db.transaction().execute(async (db) => {
      const tokenHash = hashToken(token);
      await store.inviteOperator(db, { email, name, tokenHash, life: rules.invitationLife });
      const mail = operatorInvitationMail({ language, name, url });
      await queueCompanyMail(db, { to: email, language, ...mail }, context.clock());
    });
  } catch (problem) {
    if (findViolatedConstraint(problem) === "members_email_key")
      throw new Failure("email_taken", { email: ["email_taken"] });
    throw problem;
  }
}

/** Changes another operator. Nobody can change themselves, so one operator with access always remains. */
export async function changeOperator(
  context: Context,
  caller: OperatorCaller,
  id: string,
  change: store.OperatorChange,
): Promise<void> {
  const outcome = await store.changeOperator(context.db, caller.user.id, id, change);
  if (outcome === "unknown") throw new Failure("not_found");
  if (outcome === "self") throw new Failure("own_operator_access");
  if (outcome === "forbidden") throw new Failure("forbidden");
}
