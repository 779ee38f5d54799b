import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";

interface ForgottenDelivery {
  organization_id: string;
  conversation_id: string;
  message_id: string;
}

/** Reads the first waiting message of each conversation that has waited since `before`, of all organisations. */
export async function readForgotten(db: Db, before: Date): Promise<ForgottenDelivery[]> {
  const { rows } = await sql<ForgottenDelivery>`select * from gate.forgotten_deliveries(${before})`.execute(
    db,
  );
  return rows;
}
