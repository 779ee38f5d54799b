import { sql } from "kysely";
import type { Context } from "#server/context.ts";
import { inOrganization } from "#server/db/organization.ts";
import type { MemberCaller } from "./caller.ts";
import { Failure } from "./failure.ts";

/**
 * Records in the audit log what an operator reads with an owner's consent, before the call is answered. If the
 * access has ended since the caller was identified, nothing is recorded and nothing is shown.
 */
export async function noteSupportReading(
  context: Context,
  { user, organizationId, supportAccess }: MemberCaller,
  call: { name: string; target: string | null; request: string },
): Promise<void> {
  if (!supportAccess) return;
  const { rows } = await inOrganization(context.db, organizationId, (db) =>
    sql<{ isNoted: boolean }>`/* note_support_reading */ select gate.note_support_reading(${supportAccess.id},
      ${user.id}, ${user.name}, ${call.name}, ${call.target}, ${call.request}, ${context.clock()}) as "isNoted"`.execute(
      db,
    ),
  );
  if (rows[0]?.isNoted !== true) throw new Failure("session_required");
}
