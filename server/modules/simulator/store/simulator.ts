import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";

export interface MailRow {
  id: string;
  to_address: string;
  subject: string;
  html: string;
  text: string;
  created_at: Date;
}

export async function listMail(db: Db): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`select * from gate.demo_mails()`.execute(db);
  return rows;
}
