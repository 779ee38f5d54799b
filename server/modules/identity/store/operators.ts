import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";

export interface OrganizationRow {
  id: string;
  name: string;
  industry: string;
  created_at: Date;
  members: number;
  tickets: number;
  published_version: number | null;
}

export async function listOrganizations(db: Db): Promise<OrganizationRow[]> {
  const { rows } = await sql<OrganizationRow>`select * from gate.operator_organizations()`.execute(db);
  return rows;
}

/** Adds the operator, or gives the one with this address a new name and password. */
export async function upsertOperator(
  db: Db,
  operator: { email: string; name: string; passwordHash: string },
): Promise<void> {
  await sql`select gate.add_operator(${operator.email}, ${operator.name}, ${operator.passwordHash})`.execute(
    db,
  );
}
