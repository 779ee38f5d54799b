import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";

interface SessionRow {
  id: string;
  user_agent: string;
  created_at: Date;
  used_at: Date;
  is_current: boolean;
}

/** Lists the open sessions of the token's owner. */
export async function listSessions(db: Db, tokenHash: Buffer): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`select * from gate.own_sessions(${tokenHash})`.execute(db);
  return rows;
}

/** Ends the session with this id, or without one all other sessions of the person; returns their number. */
export async function endSessions(db: Db, tokenHash: Buffer, id: string | null): Promise<number> {
  const { rows } = await sql<{
    ended: number;
  }>`select gate.end_sessions(${tokenHash}, ${id}) as ended`.execute(db);
  return rows[0]?.ended ?? 0;
}

/** Deletes sessions, links and log-ins that ended before this moment; returns their number. */
export async function forgetEndedAccess(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{
    gone: number;
  }>`select gate.forget_ended_access(${before}::timestamptz) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/** Replaces the session's token; false when the session has ended. */
export async function renewSession(db: Db, tokenHash: Buffer, freshHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{
    renewed: boolean;
  }>`select gate.renew_session(${tokenHash}, ${freshHash}) as renewed`.execute(db);
  return rows[0]?.renewed ?? false;
}
