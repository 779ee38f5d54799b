import type { OwnSession } from "#shared/contract/sessions.ts";
import type { Context } from "#server/context.ts";
import { Failure } from "#server/http/failure.ts";
import { requireRecentLogIn } from "./confirm-identity.ts";
import { deviceOf } from "./device.ts";
import * as store from "./store/sessions.ts";

type Caller = { tokenHash: Buffer };

/** Lists the caller's sessions. */
export async function listSessions(context: Context, { tokenHash }: Caller): Promise<OwnSession[]> {
  const rows = await store.listSessions(context.db, tokenHash);
  return rows.map(({ user_agent, created_at, used_at, ...row }) => ({
    ...row,
    ...deviceOf(user_agent),
    created_at: created_at.toISOString(),
    last_seen_at: used_at.toISOString(),
  }));
}

/** Ends one of the caller's sessions; its next call is refused and its live stream closes within seconds. */
export async function endSession(context: Context, { tokenHash }: Caller, id: string): Promise<void> {
  await requireRecentLogIn(context, { tokenHash });
  if ((await store.endSessions(context.db, tokenHash, id)) === 0) throw new Failure("not_found");
}

/** Ends all of the caller's other sessions and returns their number. */
export async function endOtherSessions(context: Context, { tokenHash }: Caller): Promise<number> {
  await requireRecentLogIn(context, { tokenHash });
  return store.endSessions(context.db, tokenHash, null);
}
