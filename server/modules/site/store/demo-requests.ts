import { sql } from "kysely";
import type { DemoRequestFields } from "#shared/contract/demo-requests.ts";
import type { Language } from "#shared/language.ts";
import type { Db } from "#server/db/organization.ts";

export interface DemoRequestRow extends DemoRequestFields {
  id: string;
  created_at: Date;
}

/** A second one with the same `sameness` is dropped. */
export async function addDemoRequest(
  db: Db,
  request: DemoRequestFields,
  language: Language,
  sameness: string,
  at: Date,
): Promise<void> {
  await sql`select gate.add_demo_request(${request.full_name}, ${request.phone_number}, ${request.contact_email},
    ${request.company_name}, ${request.website_link}, ${request.additional_info}, ${language}, ${sameness}, ${at})`.execute(
    db,
  );
}

export async function listDemoRequests(db: Db): Promise<DemoRequestRow[]> {
  const { rows } = await sql<DemoRequestRow>`select * from gate.demo_requests()`.execute(db);
  return rows;
}
