import type { z } from "zod";
import type { Organization, logIn as logInCall, session } from "#shared/contract/auth.ts";
import type { Language } from "#shared/language.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { hashToken } from "#server/http/identify.ts";
import { isPassword } from "#server/passwords/hash.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import * as rules from "./account-rules.ts";
import { beginLogIn, forgetLogIns } from "./log-in-attempts.ts";
import { noteLogInDevice } from "./new-device.ts";
import { newToken } from "./new-token.ts";
import { requireCode } from "./second-step.ts";
import * as store from "./store/accounts.ts";
import * as challenges from "./store/second-steps.ts";
import { findProvider } from "./store/single-sign-on.ts";

type Session = z.infer<typeof session>;

/** Time for entering the code of the second step. */
const challengeLife = "10 minutes";

/**
 * Opens a session, or asks for the second step. For an unknown address and a wrong password the response, its length and
 * the work done are the same (D34). It is a 400, because a 401 would make the browser delete its state (D02).
 */
export async function logIn(
  context: Context,
  body: { email: string; password: string },
  request: { userAgent: string; language: Language; address: string },
): Promise<z.infer<(typeof logInCall)["result"]>["data"]> {
  const password = body.password.trim();
  requireFields({ email: rules.emailProblem(body.email), password: rules.loginPasswordField(password) });
  const email = normaliseEmail(body.email) as string;
  await beginLogIn(context, email, request.address);
  const account = await store.findAccount(context.db, email);
  if (!(await isPassword(password, account?.password_hash)) || !account)
    throw new Failure("wrong_credentials");
  await forgetLogIns(context, email, request.address);
  if (await mustUseSingleSignOn(context, account)) throw new Failure("single_sign_on_required");
  return openSessionOrChallenge(context, { ...account, email, sealed_provider_login: null }, request);
}

/** Opens the session of an authenticated person, or asks for the second step that they have set up. */
export async function openSessionOrChallenge(
  context: Context,
  account: challenges.ChallengedAccount & Pick<store.Account, "has_second_step">,
  request: { userAgent: string; language: Language },
): Promise<z.infer<(typeof logInCall)["result"]>["data"]> {
  if (!account.has_second_step) return openSession(context, account, request);
  const challenge = newToken();
  await challenges.insertLoginChallenge(context.db, hashToken(challenge), account, challengeLife);
  return { challenge };
}

/**
 * Whether a person must use single sign-on. Owners can always log in with their passwords, so that a provider that
 * is down or misconfigured locks nobody out.
 */
async function mustUseSingleSignOn(context: Context, account: store.Account): Promise<boolean> {
  if (!account.organization_id || account.role === "owner") return false;
  const tenant = tenantOf(context, mintOrganizationId(account.organization_id));
  const provider = await tenant.transaction(findProvider);
  return provider?.is_required === true;
}

/** Opens the session of a log-in with a code that was not used before. */
export async function passSecondStep(
  context: Context,
  { challenge, code }: { challenge: string; code: string },
  request: { userAgent: string; language: Language },
): Promise<Session> {
  const hash = hashToken(challenge);
  const account = await challenges.findLoginChallenge(context.db, hash);
  if (!account) throw new Failure("login_expired");
  await requireCode(context, account.id, code);
  if (!(await challenges.deleteLoginChallenge(context.db, hash))) throw new Failure("login_expired");
  return openSession(context, account, request);
}

async function openSession(
  context: Context,
  account: challenges.ChallengedAccount,
  request: { userAgent: string; language: Language },
): Promise<Session> {
  const { id, name, email, role } = account;
  const token = newToken();
  await store.openSession(context.db, hashToken(token), account, request.userAgent, rules.sessionLife);
  const organization = account.organization_id
    ? await getOrganization(tenantOf(context, mintOrganizationId(account.organization_id)))
    : null;
  await noteLogInDevice(context, account, organization, request);
  return { token, user: { id, name, email, role }, organization };
}

export function getOrganization(tenant: Tenant): Promise<Organization> {
  return tenant.transaction((db) => store.readOrganization(db));
}
