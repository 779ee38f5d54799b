import type { Pool } from "pg";
import { reencryptSecret, type EncryptionPurpose } from "./encryption.ts";
import type { EncryptionSecrets } from "./secrets.ts";

/** Every column with encrypted texts, with the expression of the owner that each text is bound to. */
const columns: { table: string; column: string; key: string; owner: string; purpose: EncryptionPurpose }[] = [
  {
    table: "channel_connections",
    column: "sealed_secrets",
    key: "id",
    owner: "organization_id || ':' || id",
    purpose: "channel secrets",
  },
  {
    table: "channel_setups",
    column: "sealed",
    key: "id",
    owner: "organization_id || ':' || id",
    purpose: "channel secrets",
  },
  ...["sealed_key", "sealed_embeddings_key"].map((column) => ({
    table: "model_settings",
    column,
    key: "organization_id",
    owner: "organization_id::text",
    purpose: "model keys" as const,
  })),
  {
    table: "suppression_keys",
    column: "sealed",
    key: "organization_id",
    owner: "organization_id::text",
    purpose: "refusal keys",
  },
  ...["sealed_secret", "sealed_previous_secret"].map((column) => ({
    table: "webhook_endpoints",
    column,
    key: "id",
    owner: "organization_id::text",
    purpose: "webhook secrets" as const,
  })),
  {
    table: "identity_providers",
    column: "sealed_secret",
    key: "organization_id",
    owner: "organization_id::text",
    purpose: "single sign-on",
  },
  {
    table: "provider_logins",
    column: "sealed",
    key: "id",
    owner: "organization_id || ':' || id",
    purpose: "single sign-on",
  },
  ...["sessions", "login_challenges"].map((table) => ({
    table,
    column: "sealed_provider_login",
    key: "id",
    owner: "organization_id || ':' || member_id",
    purpose: "single sign-on" as const,
  })),
  {
    table: "saved_cards",
    column: "sealed_token",
    key: "organization_id",
    owner: "organization_id::text",
    purpose: "card tokens",
  },
  {
    table: "second_steps",
    column: "sealed_secret",
    key: "person_id",
    owner: "person_id::text",
    purpose: "second steps",
  },
];

/**
 * Encrypts the texts of SECRET_KEY_PREVIOUS with SECRET_KEY, for all organisations. After one start with both variables
 * the previous one is no longer needed. Returns the number of texts.
 */
export async function reencryptAll(pool: Pool, secrets: EncryptionSecrets): Promise<number> {
  if (secrets.earlier.length === 0) return 0;
  let done = 0;
  for (const { table, column, key, owner, purpose } of columns) {
    const { rows } = await pool.query<{ key: string; owner: string; sealed: string }>(
      `select ${key} as key, ${owner} as owner, ${column} as sealed from ${table} where ${column} is not null`,
    );
    for (const row of rows) {
      const fresh = reencryptSecret(secrets, purpose, row.owner, row.sealed);
      if (fresh === null) continue;
      // The update applies only if the text is unchanged, because another process may have stored a renewed token
      // in the meantime.
      const { rowCount } = await pool.query(
        `update ${table} set ${column} = $1 where ${key} = $2 and ${column} = $3`,
        [fresh, row.key, row.sealed],
      );
      done += rowCount ?? 0;
    }
  }
  return done;
}
