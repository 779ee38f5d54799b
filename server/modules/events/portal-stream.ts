import { sql } from "kysely";
import type { PortalEvent } from "#shared/contract/events.ts";
import type { Context } from "#server/context.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import type { StreamResult } from "#server/http/serve.ts";
import type { Tenant } from "#server/tenant.ts";
import { checkSessionMs } from "./portal-stream-rules.ts";

/**
 * Streams the events of the caller's organisation until the session ends. The organisation and the session do not
 * change while the stream is open; someone who logs out or is disabled gets no further event after a few seconds.
 */
export function openPortalStream(tenant: Tenant, caller: MemberCaller): StreamResult {
  return (send, end) => {
    const endUnlessLoggedIn = () => {
      isSessionLive(tenant, caller.tokenHash).then(
        (lives) => lives || end(),
        // Without the database the session cannot be checked, so the stream ends and the browser connects again.
        () => end(),
      );
    };
    const unsubscribe = tenant.events.subscribe(tenant.id, ({ kind, id, memberId }) => {
      if (memberId !== undefined && memberId !== caller.memberId) return;
      // An operator with support access gets no further event once the owner has revoked it.
      if (kind === "support_access" && caller.supportAccess) endUnlessLoggedIn();
      const event: PortalEvent = { kind, id };
      send("change", event);
    });
    const check = setInterval(endUnlessLoggedIn, checkSessionMs);
    return () => {
      clearInterval(check);
      unsubscribe();
    };
  };
}

async function isSessionLive(context: Context, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{
    lives: boolean;
  }>`/* session_lives */ select gate.session_lives(${tokenHash}) as lives`.execute(context.db);
  return rows[0]?.lives === true;
}
