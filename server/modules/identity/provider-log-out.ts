import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { encrypt, decrypt } from "#server/encryption.ts";
import { encryptionSecrets } from "#server/secrets.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import { findEndSessionUrl, ProviderUnreachable } from "./openid.ts";
import { clientOf, postLogoutRedirectUri } from "./single-sign-on.ts";
import type { ClosedProviderSession } from "./store/accounts.ts";
import { findProvider } from "./store/single-sign-on.ts";

/** Data of the identity provider's log-in that a session keeps. */
interface ProviderLogin {
  issuer: string;
  clientId: string;
  /** ID token that tells the provider whose session ends; null when it would make the address too long. */
  idToken: string | null;
}

/** Maximum length of the token, which becomes part of an address; servers accept addresses of 8,000 characters. */
const maxHintCharacters = 6_000;

const secretOwner = (tenant: Tenant, memberId: string): string => `${tenant.id}:${memberId}`;

export function encryptProviderLogin(tenant: Tenant, memberId: string, login: ProviderLogin): string {
  const isTooLong = (login.idToken?.length ?? 0) > maxHintCharacters;
  const storedLogin: ProviderLogin = isTooLong ? { ...login, idToken: null } : login;
  return encrypt(
    encryptionSecrets(tenant.config),
    "single sign-on",
    secretOwner(tenant, memberId),
    JSON.stringify(storedLogin),
  );
}

/**
 * Returns the provider's log-out address after a session was ended here; null when the provider has none or does
 * not respond, or when the business has another provider now.
 */
export async function findProviderLogOut(
  context: Context,
  closed: ClosedProviderSession,
): Promise<string | null> {
  const tenant = tenantOf(context, mintOrganizationId(closed.organization_id));
  const row = await tenant.transaction(findProvider);
  const client = row?.is_enabled ? clientOf(tenant, row) : null;
  const owner = secretOwner(tenant, closed.member_id);
  const text = decrypt(
    encryptionSecrets(tenant.config),
    "single sign-on",
    owner,
    closed.sealed_provider_login,
  );
  if (!client || text === null) return null;
  const { issuer, clientId, idToken } = JSON.parse(text) as ProviderLogin;
  if (issuer !== client.issuer || clientId !== client.clientId) return null;
  try {
    return await findEndSessionUrl(client, { idToken, returnTo: postLogoutRedirectUri(context) });
  } catch (problem) {
    if (!(problem instanceof ProviderUnreachable)) throw problem;
    tenant.log.warn({ organization: tenant.id, reason: problem.message }, "identity provider unreachable");
    return null;
  }
}
