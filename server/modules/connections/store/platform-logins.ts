import type { ConnectedKind } from "#server/channels/channel.ts";
import type { TenantDb } from "#server/tenant.ts";

export async function insertSetup(
  db: TenantDb,
  setup: { id: string; kind: ConnectedKind; sessionHash: Buffer; stateHash: Buffer; sealed: string },
  at: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto("channel_setups")
    .values({
      id: setup.id,
      organization_id: db.tenant.id,
      kind: setup.kind,
      session_hash: setup.sessionHash,
      state_hash: setup.stateHash,
      sealed: setup.sealed,
      created_at: at,
      expires_at: expiresAt,
    })
    .execute();
}

/**
 * Uses a state, which is valid once, in time, in its own session and for its own kind; one statement checks and deletes
 * it.
 */
export async function consumeLoginState(
  db: TenantDb,
  state: { kind: ConnectedKind; stateHash: Buffer; sessionHash: Buffer },
  at: Date,
): Promise<{ id: string; sealed: string | null } | null> {
  const row = await db
    .updateTable("channel_setups")
    .set({ used_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("kind", "=", state.kind)
    .where("state_hash", "=", state.stateHash)
    .where("session_hash", "=", state.sessionHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", at)
    .returning(["id", "sealed"])
    .executeTakeFirst();
  return row ?? null;
}
