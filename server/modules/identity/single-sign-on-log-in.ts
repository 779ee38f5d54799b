import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { finishSingleSignOn as finishCall } from "#shared/contract/single-sign-on.ts";
import type { Language } from "#shared/language.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { findViolatedConstraint } from "#server/db/violation.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { hashToken } from "#server/http/identify.ts";
import { encrypt, decrypt } from "#server/encryption.ts";
import { encryptionSecrets } from "#server/secrets.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import { emailProblem } from "./account-rules.ts";
import { openSessionOrChallenge } from "./log-in.ts";
import { newToken } from "./new-token.ts";
import * as openid from "./openid.ts";
import { encryptProviderLogin } from "./provider-log-out.ts";
import { clientOf } from "./single-sign-on.ts";
import * as rules from "./single-sign-on-rules.ts";
import { lockMembers, insertMember } from "./store/members.ts";
import * as store from "./store/single-sign-on.ts";

/** Context of the encryption: it includes the row's id, so that data of one log-in cannot be decrypted for another. */
const secretOwner = (tenant: Tenant, loginId: string): string => `${tenant.id}:${loginId}`;

/**
 * Starts a log-in at the provider. `browser` is a secret of this browser, without which the provider's response is
 * refused.
 */
export async function beginSingleSignOn(
  context: Context,
  body: { email: string },
): Promise<{ url: string; browser: string }> {
  requireFields({ email: emailProblem(body.email) });
  const email = normaliseEmail(body.email) as string;
  const id = await store.findOrganizationOfDomain(context.db, rules.domainOf(email));
  if (!id) throw new Failure("single_sign_on_unknown", { email: ["single_sign_on_unknown"] });
  const tenant = tenantOf(context, mintOrganizationId(id));
  const row = await tenant.transaction(store.findProvider);
  const client = row && clientOf(tenant, row);
  if (!client) throw new Failure("single_sign_on_unreachable");
  const checks = openid.newLoginChecks();
  const url = await authorizationUrl(tenant, client, checks, email);
  const browser = newToken();
  const loginId = randomUUID();
  const at = tenant.clock();
  await tenant.transaction((db) =>
    store.insertLogin(db, {
      id: loginId,
      stateHash: hashToken(checks.state),
      browserHash: hashToken(browser),
      sealed: encrypt(
        encryptionSecrets(tenant.config),
        "single sign-on",
        secretOwner(tenant, loginId),
        JSON.stringify(checks),
      ),
      at,
      expiresAt: new Date(at.getTime() + rules.providerLoginMs),
    }),
  );
  return { url, browser };
}

async function authorizationUrl(
  tenant: Tenant,
  client: openid.OpenIdClient,
  checks: openid.LoginChecks,
  email: string,
): Promise<string> {
  try {
    return await openid.authorizationUrl(client, checks, email);
  } catch (problem) {
    throw failureOf(tenant, problem);
  }
}

/**
 * Logs in the person that the provider names. The state identifies the organisation, and everything else only uses this
 * organisation's provider, domain and members.
 */
export async function finishSingleSignOn(
  context: Context,
  body: { response: string; browser: string },
  request: { userAgent: string; language: Language },
): Promise<z.infer<(typeof finishCall)["result"]>["data"]> {
  const stateHash = hashToken(new URLSearchParams(body.response).get("state") ?? "");
  const id = await store.findOrganizationOfLogin(context.db, stateHash);
  if (!id) throw new Failure("single_sign_on_failed");
  const tenant = tenantOf(context, mintOrganizationId(id));
  const begun = await tenant.transaction(async (db) => {
    const browserHash = hashToken(body.browser);
    const login = await store.takeLogin(db, { stateHash, browserHash, at: tenant.clock() });
    return { login, row: await store.findProvider(db) };
  });
  const client = begun.row?.is_enabled ? clientOf(tenant, begun.row) : null;
  const checks = begun.login && checksOf(tenant, begun.login);
  if (!client || !checks) throw new Failure("single_sign_on_failed");
  const { issuer, idToken, claims } = await readResponse(tenant, client, checks, body.response);
  const memberId = await findOrAddMember(tenant, issuer, claims);
  const account = await tenant.transaction((db) => store.readAccount(db, memberId));
  const sealed_provider_login = encryptProviderLogin(tenant, memberId, {
    issuer: client.issuer,
    clientId: client.clientId,
    idToken,
  });
  return openSessionOrChallenge(
    context,
    { ...account, kind: "member", organization_id: tenant.id, is_verified: true, sealed_provider_login },
    request,
  );
}

function checksOf(tenant: Tenant, login: { id: string; sealed: string }): openid.LoginChecks | null {
  const secrets = encryptionSecrets(tenant.config);
  const text = decrypt(secrets, "single sign-on", secretOwner(tenant, login.id), login.sealed);
  return text === null ? null : (JSON.parse(text) as openid.LoginChecks);
}

async function readResponse(
  tenant: Tenant,
  client: openid.OpenIdClient,
  checks: openid.LoginChecks,
  response: string,
): ReturnType<typeof openid.readResponse> {
  try {
    return await openid.readResponse(client, checks, response);
  } catch (problem) {
    throw failureOf(tenant, problem);
  }
}

/** Refuses a log-in: the log receives a code, and the person reads what they can do. */
function failureOf(tenant: Tenant, problem: unknown): unknown {
  if (problem instanceof openid.ProviderUnreachable) {
    tenant.log.warn({ organization: tenant.id, reason: problem.message }, "identity provider unreachable");
    return new Failure("single_sign_on_unreachable");
  }
  if (problem instanceof openid.ResponseRefused) {
    tenant.log.warn({ organization: tenant.id, reason: problem.reason }, "identity provider refused");
    return new Failure("single_sign_on_failed");
  }
  return problem;
}

/** Finds the member of the provider's account, or adds a new one, by the current settings. */
async function findOrAddMember(tenant: Tenant, issuer: string, claims: openid.OpenIdClaims): Promise<string> {
  try {
    return await tenant.transaction(async (db) => {
      await lockMembers(db);
      const row = await store.findProvider(db);
      if (!row?.is_enabled || row.issuer !== issuer) throw new Failure("single_sign_on_failed");
      const identity = rules.identityOf(claims, row.domain);
      if (!identity) throw new Failure("single_sign_on_address");
      const { subject, email, name } = identity;
      const decision = rules.decideLogIn({
        known: await store.findMemberOfIdentity(db, issuer, subject),
        addressed: await store.findMemberOfAddress(db, email, issuer),
      });
      if (decision.does === "refuse") throw new Failure("single_sign_on_closed");
      const at = tenant.clock();
      if (decision.does === "log_in") {
        const { memberId } = decision;
        if (decision.linksIdentity) await store.linkIdentity(db, { issuer, subject, memberId, at });
        return memberId;
      }
      const { id: memberId } = await insertMember(db, { name, email, role: row.default_role, at });
      await store.linkIdentity(db, { issuer, subject, memberId, at });
      db.publish({ kind: "member", id: memberId });
      return memberId;
    });
  } catch (problem) {
    // The address belongs to an account of another business, or to an operator.
    if (findViolatedConstraint(problem) === "members_email_key") throw new Failure("single_sign_on_closed");
    throw problem;
  }
}
