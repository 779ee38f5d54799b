import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";

/** Deletes mails that were sent or given up and were written before this moment; returns their number. */
export async function forgetMails(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{
    gone: number;
  }>`select gate.forget_mails(${before}::timestamptz) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}
