import { randomBytes, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Organization, session, signUp as signUpCall } from "#shared/contract/auth.ts";
import type { Language } from "#shared/language.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import { normalisePhone } from "#shared/rules/phone.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import { violatedConstraint } from "#server/db/violation.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { hashToken } from "#server/http/identify.ts";
import { hashPassword, isPassword } from "#server/passwords/hash.ts";
import { text } from "#server/texts/texts.ts";
import * as rules from "./rules.ts";
import * as store from "./store.ts";

type Session = z.infer<typeof session>;

/** 256 random bits, in the alphabet of addresses. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Throws 429 when the limit is reached; a try that begins counts, however it ends. */
async function attempt(context: Context, key: Buffer, limit: { most: number; period: string }): Promise<void> {
  const waits = await store.beginAttempt(context.db, key, limit);
  if (waits > 0) throw new Failure("rate_limited", {}, waits);
}

/**
 * Opens a session. Whether nobody has the address or the password is another one, the answer, its length and the
 * work done are the same (D34), and it is a 400: a 401 would make the browser forget everything (D02).
 */
export async function logIn(context: Context, body: { email: string; password: string }, userAgent: string): Promise<Session> {
  const password = body.password.trim();
  requireFields({ email: rules.emailProblem(body.email), password: rules.loginPasswordField(password) });
  const email = normaliseEmail(body.email) as string;
  const key = rules.attemptKey("login", email);
  await attempt(context, key, rules.loginLimit);
  const account = await store.findAccount(context.db, email);
  if (!(await isPassword(password, account?.password_hash)) || !account) throw new Failure("wrong_credentials");
  await store.forgetAttempts(context.db, key);
  const token = newToken();
  await store.openSession(context.db, hashToken(token), account, userAgent, rules.sessionLife);
  const organization = account.organization_id
    ? await organizationOf(context, mintOrganizationId(account.organization_id))
    : null;
  return { token, user: { id: account.id, name: account.name, email, role: account.role }, organization };
}

export function organizationOf(context: Context, organizationId: OrganizationId): Promise<Organization> {
  return inOrganization(context.db, organizationId, (db) => store.readOrganization(db, organizationId));
}

/** Creates the organisation, its owner and its agent, and opens the owner's first session: all of it or nothing. */
export async function signUp(context: Context, body: z.infer<NonNullable<typeof signUpCall.body>>, userAgent: string): Promise<Session> {
  const name = rules.cleanName(body.businessName);
  const industry = rules.industryValue(body.industry);
  requireFields({
    businessName: rules.businessNameProblem(name),
    email: rules.emailProblem(body.email),
    phoneNumber: rules.phoneProblem(body.phoneNumber),
    industry: rules.industryProblem(industry),
    password: rules.firstPasswordField(body.password, [name, body.email]),
  });
  const email = normaliseEmail(body.email) as string;
  const phone = normalisePhone(body.phoneNumber) as string;
  // Sign-up has to say that a number is taken (D34); this keeps it from being asked number after number.
  await attempt(context, rules.attemptKey("phone", phone), rules.phoneLimit);
  const brand = rules.brandNames(name);
  const organizationId = mintOrganizationId(randomUUID());
  const passwordHash = await hashPassword(body.password);
  const token = newToken();
  try {
    return await inOrganization(context.db, organizationId, async (db) => {
      const id = await store.insertOrganization(db, organizationId, { name, brand, industry, phone, email, passwordHash });
      await store.insertAgent(db, organizationId, defaultAgent(brand));
      await store.openSession(db, hashToken(token), { kind: "member", id }, userAgent, rules.sessionLife);
      const organization = await store.readOrganization(db, organizationId);
      return { token, user: { id, name, email, role: "owner" }, organization };
    });
  } catch (problem) {
    throw takenFailure(problem) ?? problem;
  }
}

function takenFailure(problem: unknown): Failure | null {
  const constraint = violatedConstraint(problem);
  if (constraint === "organizations_phone_key") return new Failure("phone_taken", { phoneNumber: ["phone_taken"] });
  return constraint === "members_email_key" ? new Failure("email_taken", { email: ["email_taken"] }) : null;
}

function defaultAgent(brand: { ar: string; en: string }): store.AgentTexts {
  const of = (language: Language) => ({ brand: brand[language] });
  return {
    name_ar: text("ar", "agent:defaults.name", of("ar")),
    name_en: text("en", "agent:defaults.name", of("en")),
    greeting_ar: text("ar", "agent:defaults.greeting", of("ar")),
    greeting_en: text("en", "agent:defaults.greeting", of("en")),
  };
}

/** Ends the session of a token, whatever it was; logging out twice is no error. */
export async function logOut(context: Context, token: string | null): Promise<void> {
  if (token) await store.closeSession(context.db, hashToken(token));
}
