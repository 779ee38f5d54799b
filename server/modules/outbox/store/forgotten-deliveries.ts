import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";

interface ForgottenDelivery {
  organization_id: string;
  conversation_id: string;
  message_id: string;
}

/** Of conversations whose messages have waited since `before`, the first that waits; of every organisation. */
export async function readForgotten(db: Db, before: Date): Promise<ForgottenDelivery[]> {
  const { rows } = await sql<ForgottenDelivery>`select * from gate.forgotten_deliveries(${before})`.execute(
    db,
  );
  return rows;
}
