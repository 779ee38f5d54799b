import type { ChannelCard } from "#shared/contract/channels.ts";
import { type ConnectedKind } from "#shared/contract/channels.ts";
import { connectedKinds } from "#shared/values/channels.ts";
import type { ConnectFailure, Connection } from "#server/channels/channel.ts";
import type { ErrorCode } from "#shared/contract/errors.ts";
import { encrypt, decrypt } from "#server/encryption.ts";
import { encryptionSecrets } from "#server/secrets.ts";
import type { Tenant } from "#server/tenant.ts";
import type { ConnectionRow } from "./store/connections.ts";

/** Maximum duration of a log-in, or of entering a number's code. */
export const setupMs = 10 * 60 * 1000;
/** Maximum duration of connecting an account; the state of a process that died ends then. */
export const maxConnectingMs = 5 * 60 * 1000;
/** Time after which the job of a waiting event counts as lost. */
export const requeueAfterMs = 2 * 3600 * 1000;
/** Precision of the last message's time on an account's card. */
export const trafficPrecisionMs = 10_000;

/** Retention of received events, and of their ids, which are kept for longer than platforms repeat events. */
export const eventBodyRetentionMs = 3 * 24 * 3600 * 1000;
export const eventIdRetentionMs = 30 * 24 * 3600 * 1000;
export const weekMs = 7 * 24 * 3600 * 1000;

/** Context of the encryption, so that secrets can only be decrypted for their own row and organisation. */
export const secretOwner = (tenant: Tenant, id: string): string => `${tenant.id}:${id}`;

export const encryptSecrets = (tenant: Tenant, id: string, secrets: Record<string, string>): string =>
  encrypt(
    encryptionSecrets(tenant.config),
    "channel secrets",
    secretOwner(tenant, id),
    JSON.stringify(secrets),
  );

/** Decrypts secrets; null when the installation's secret has changed, so that the channel must be connected again. */
export function decryptConnection(tenant: Tenant, row: ConnectionRow): Connection | null {
  const text =
    row.sealed_secrets &&
    decrypt(
      encryptionSecrets(tenant.config),
      "channel secrets",
      secretOwner(tenant, row.id),
      row.sealed_secrets,
    );
  if (!text) return null;
  return {
    id: row.id,
    organizationId: tenant.id,
    kind: row.kind,
    account: row.account,
    name: row.name,
    details: row.details,
    secrets: JSON.parse(text) as Record<string, string>,
    tokenExpiresAt: row.token_expires_at,
    syncedAt: row.synced_at,
  };
}

export function buildCards(
  rows: ConnectionRow[],
  undelivered: Map<string, number>,
  offered: (kind: ConnectedKind) => boolean,
  simulated: (kind: ConnectedKind) => boolean,
  missing: (kind: ConnectedKind) => string[],
  comments: (kind: ConnectedKind) => boolean,
): ChannelCard[] {
  return connectedKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return {
      kind,
      state: row ? "connected" : offered(kind) ? "not_connected" : "coming_soon",
      simulated: simulated(kind),
      missing: missing(kind),
      connection: row
        ? {
            id: row.id,
            name: row.name,
            account: row.account,
            enabled: row.enabled,
            notices: comments(kind) ? row.notices : null,
            needs_reconnect: row.problem !== null,
            connected_at: row.connected_at.toISOString(),
            last_in_at: row.last_in_at?.toISOString() ?? null,
            last_out_at: row.last_out_at?.toISOString() ?? null,
            token_expires_at: row.token_expires_at?.toISOString() ?? null,
            undelivered: undelivered.get(kind) ?? 0,
          }
        : null,
    };
  });
}

/** Error codes of a refused connection. */
export const failureOf: Record<ConnectFailure, ErrorCode> = {
  connect_failed: "channel_connect_failed",
  code_wrong: "code_wrong",
  code_expired: "code_expired",
  too_many_codes: "code_too_soon",
  number_invalid: "number_invalid",
  number_taken: "number_taken",
  no_account: "channel_no_account",
  missing_permission: "channel_permission",
  mail_access_off: "channel_mail_access",
};
