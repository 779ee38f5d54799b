import type { z } from "zod";
import type {
  getSingleSignOn as getCall,
  SingleSignOn,
  saveSingleSignOn as saveCall,
} from "#shared/contract/single-sign-on.ts";
import type { Context } from "#server/context.ts";
import { findViolatedConstraint } from "#server/db/violation.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { encrypt, decrypt } from "#server/encryption.ts";
import { encryptionSecrets } from "#server/secrets.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { isDomainVerified } from "./domain-verification.ts";
import { newToken } from "./new-token.ts";
import { discover, type OpenIdClient, ProviderUnreachable } from "./openid.ts";
import * as rules from "./single-sign-on-rules.ts";
import * as store from "./store/single-sign-on.ts";

const lock = "single sign-on";

/**
 * Returns the address to which providers return. It is the same page for all businesses, because the state
 * identifies the log-in.
 */
const redirectUri = (context: Context): string => `${context.addresses.public}/login/return`;

/** Returns the address to which providers return after a log-out. It is registered at them, so it never changes. */
export const postLogoutRedirectUri = (context: Context): string => `${context.addresses.public}/login`;

const secretOf = (tenant: Tenant, row: store.ProviderRow): string | null =>
  decrypt(encryptionSecrets(tenant.config), "single sign-on", tenant.id, row.sealed_secret);

/** Returns the provider's settings as its protocol needs them; null when its secret was sealed under a lost key. */
export function clientOf(tenant: Tenant, row: store.ProviderRow): OpenIdClient | null {
  const clientSecret = secretOf(tenant, row);
  if (clientSecret === null) return null;
  return {
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret,
    redirectUri: redirectUri(tenant),
    privateAddresses: tenant.config.singleSignOn.privateAddresses,
  };
}

async function viewOf(db: TenantDb, row: store.ProviderRow): Promise<SingleSignOn> {
  const { issuer, client_id, domain, default_role, is_enabled, is_required } = row;
  return {
    issuer,
    client_id,
    has_secret: secretOf(db.tenant, row) !== null,
    domain,
    record: { name: rules.recordName(domain), value: rules.recordValue(row.domain_token) },
    domain_proven_at: row.domain_proven_at?.toISOString() ?? null,
    default_role,
    is_enabled,
    is_required,
    members: await store.countIdentities(db, issuer),
    redirect_uri: redirectUri(db.tenant),
    post_logout_redirect_uri: postLogoutRedirectUri(db.tenant),
  };
}

export function getSingleSignOn(tenant: Tenant): Promise<z.infer<(typeof getCall)["result"]>["data"]> {
  return tenant.transaction(async (db) => {
    const row = await store.findProvider(db);
    return {
      settings: row ? await viewOf(db, row) : null,
      redirect_uri: redirectUri(tenant),
      post_logout_redirect_uri: postLogoutRedirectUri(tenant),
    };
  });
}

/**
 * Stores the provider once its description could be read. After a change of the issuer, client or domain single
 * sign-on is off until it is enabled again; a new domain has to be verified.
 */
export async function saveSingleSignOn(
  tenant: Tenant,
  body: z.output<typeof saveCall.body>,
): Promise<SingleSignOn> {
  const { privateAddresses } = tenant.config.singleSignOn;
  const domain = rules.normaliseDomain(body.domain);
  const clientId = body.client_id.trim();
  const before = await tenant.transaction((db) => store.findProvider(db));
  // A secret is only sent to the issuer for which it was entered.
  const isSame = before?.issuer === body.issuer.trim() && before.client_id === clientId;
  const secret = body.client_secret?.trim() || (before && isSame ? secretOf(tenant, before) : null);
  requireFields({
    issuer: rules.issuerProblem(body.issuer.trim(), { privateAddresses }),
    client_id: clientId === "" ? "required" : null,
    client_secret: secret ? null : before && !isSame ? "client_secret_again" : "required",
    domain: domain === null ? "domain_invalid" : null,
  });
  const issuer = await readIssuer({
    issuer: body.issuer.trim(),
    clientId,
    clientSecret: secret as string,
    redirectUri: redirectUri(tenant),
    privateAddresses,
  });
  return tenant.transaction(
    async (db) => {
      const row = await store.findProvider(db);
      const keepsDomain = row?.domain === domain;
      const stays = keepsDomain && row.issuer === issuer && row.client_id === clientId;
      const fresh: store.ProviderRow = {
        issuer,
        client_id: clientId,
        sealed_secret: encrypt(
          encryptionSecrets(tenant.config),
          "single sign-on",
          tenant.id,
          secret as string,
        ),
        domain: domain as string,
        domain_token: keepsDomain ? row.domain_token : newToken(),
        domain_proven_at: keepsDomain ? row.domain_proven_at : null,
        default_role: body.default_role,
        is_enabled: stays && row.is_enabled,
        is_required: stays && row.is_required,
      };
      await store.saveProvider(db, fresh, tenant.clock());
      return viewOf(db, fresh);
    },
    { lock },
  );
}

/** Reads the issuer as the provider writes it. */
async function readIssuer(registration: OpenIdClient): Promise<string> {
  try {
    return (await discover(registration)).serverMetadata().issuer;
  } catch (problem) {
    if (problem instanceof ProviderUnreachable)
      throw new Failure("single_sign_on_unreachable", { issuer: ["issuer_unreachable"] });
    throw problem;
  }
}

/** Verifies the domain by its TXT record. Another business that has already verified the domain keeps it. */
export async function proveDomain(tenant: Tenant): Promise<SingleSignOn> {
  const row = await tenant.transaction(store.findProvider);
  if (!row) throw new Failure("not_found");
  if (!(await isDomainVerified(tenant, row.domain, row.domain_token)))
    throw new Failure("domain_record_missing");
  try {
    return await tenant.transaction(
      async (db) => {
        const now = await store.findProvider(db);
        if (!now || now.domain_token !== row.domain_token) throw new Failure("not_found");
        const proven = { ...now, domain_proven_at: now.domain_proven_at ?? tenant.clock() };
        await store.saveProvider(db, proven, tenant.clock());
        return viewOf(db, proven);
      },
      { lock },
    );
  } catch (problem) {
    if (findViolatedConstraint(problem) === "identity_providers_domain_key")
      throw new Failure("domain_taken");
    throw problem;
  }
}

/**
 * Switches single sign-on on or off. It can be made mandatory only after somebody has logged in by it, so that a
 * mistyped client locks nobody out. Then the sessions of everyone except owners end, because they were opened
 * without the provider.
 */
export function enableSingleSignOn(
  tenant: Tenant,
  { is_enabled, is_required }: { is_enabled: boolean; is_required: boolean },
): Promise<SingleSignOn> {
  return tenant.transaction(
    async (db) => {
      const row = await store.findProvider(db);
      if (!row) throw new Failure("not_found");
      if (is_enabled && row.domain_proven_at === null) throw new Failure("domain_unproven");
      const isRequired = is_enabled && is_required;
      if (isRequired && !row.is_required) {
        if ((await store.countIdentities(db, row.issuer)) === 0) throw new Failure("single_sign_on_untried");
        await store.endSessionsOfNonOwners(db);
      }
      const fresh = { ...row, is_enabled, is_required: isRequired };
      await store.saveProvider(db, fresh, tenant.clock());
      return viewOf(db, fresh);
    },
    { lock },
  );
}

export async function removeSingleSignOn(tenant: Tenant): Promise<void> {
  const isRemoved = await tenant.transaction(store.removeProvider, { lock });
  if (!isRemoved) throw new Failure("not_found");
}
