import { sql } from "kysely";
import type { PortalEvent } from "#shared/contract/events.ts";
import type { Context } from "#server/context.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import type { StreamResult } from "#server/http/serve.ts";
import type { Tenant } from "#server/tenant.ts";
import { checkSessionMs } from "./portal-stream-rules.ts";

/**
 * What happens in the caller's organisation, for as long as the session lives. The organisation and the session are
 * those of the opening; someone who logged out or was disabled gets no further event after a few seconds.
 */
export function portalStream(tenant: Tenant, caller: MemberCaller): StreamResult {
  return (send, end) => {
    const endUnlessLive = () => {
      sessionLives(tenant, caller.tokenHash).then(
        (lives) => lives || end(),
        // Without the database the session cannot be checked, so the stream ends and the browser connects again.
        () => end(),
      );
    };
    const leave = tenant.events.subscribe(tenant.id, ({ kind, id, memberId }) => {
      if (memberId !== undefined && memberId !== caller.memberId) return;
      // An operator with support access gets no further event once the owner has revoked it.
      if (kind === "support_access" && caller.supportAccess) endUnlessLive();
      const event: PortalEvent = { kind, id };
      send("change", event);
    });
    const check = setInterval(endUnlessLive, checkSessionMs);
    return () => {
      clearInterval(check);
      leave();
    };
  };
}

async function sessionLives(context: Context, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{
    lives: boolean;
  }>`/* session_lives */ select gate.session_lives(${tokenHash}) as lives`.execute(context.db);
  return rows[0]?.lives === true;
}
