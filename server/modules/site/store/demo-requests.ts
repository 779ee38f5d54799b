import { sql } from "kysely";
import type { DemoRequestFields } from "#shared/contract/demo-requests.ts";
import type { Language } from "#shared/language.ts";
import type { Db } from "#server/db/organization.ts";

export interface DemoRequestRow extends DemoRequestFields {
  id: string;
  language: Language;
  created_at: Date;
  taken_by: string | null;
  taken_by_name: string | null;
  taken_at: Date | null;
  handled_at: Date | null;
  note: string;
}

/** Adds a request; false for a repeated request with the same `sameness`, which is not stored. */
export async function addDemoRequest(
  db: Db,
  request: DemoRequestFields,
  language: Language,
  sameness: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    id: string | null;
  }>`select gate.add_demo_request(${request.full_name}, ${request.phone_number}, ${request.contact_email},
    ${request.company_name}, ${request.website_link}, ${request.additional_info}, ${language}, ${sameness}, ${at}) as id`.execute(
    db,
  );
  return rows[0]?.id != null;
}

export async function listDemoRequests(
  db: Db,
  state: "open" | "handled" | undefined,
  page: { limit: number; offset: number },
): Promise<DemoRequestRow[]> {
  const { rows } =
    await sql<DemoRequestRow>`select * from gate.demo_requests(${state ?? null}, null, ${page.limit}, ${page.offset})`.execute(
      db,
    );
  return rows;
}

export async function findDemoRequest(db: Db, id: string): Promise<DemoRequestRow | undefined> {
  const { rows } = await sql<DemoRequestRow>`select * from gate.demo_requests(null, ${id}, 1, 0)`.execute(db);
  return rows[0];
}

export async function countDemoRequests(db: Db): Promise<{ open: number; handled: number }> {
  const { rows } = await sql<{
    open: number;
    handled: number;
  }>`select * from gate.count_demo_requests()`.execute(db);
  return rows[0]!;
}

export interface DemoRequestChange {
  taken?: boolean | undefined;
  handled?: boolean | undefined;
  note?: string | undefined;
}

/** Changes a request; false when it does not exist or another operator has taken it. */
export async function changeDemoRequest(
  db: Db,
  id: string,
  operatorId: string,
  { taken, handled, note }: DemoRequestChange,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    changed: boolean;
  }>`select gate.change_demo_request(${id}, ${operatorId}, ${taken ?? null}, ${handled ?? null}, ${note ?? null}, ${at}) as changed`.execute(
    db,
  );
  return rows[0]?.changed === true;
}
