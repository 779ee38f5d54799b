import { sql } from "kysely";
import { lastPhoneDigits } from "#shared/rules/phone.ts";
import type { Db } from "#server/db/organization.ts";

export interface DataDeletionRow {
  requested_at: Date;
  done_at: Date;
  conversations: number;
  messages: number;
  accounts: number;
}

/** Finds the organisations with data of the person. */
export async function findOrganizationsOfPerson(
  db: Db,
  platforms: string[],
  person: string,
): Promise<string[]> {
  const { rows } = await sql<{ organization_id: string }>`
    select organization_id from gate.organizations_of_person(${platforms}::text[], ${person}, ${lastPhoneDigits(person)})`.execute(
    db,
  );
  return rows.map(({ organization_id }) => organization_id);
}

export async function noteDataDeletion(
  db: Db,
  code: string,
  counts: { conversations: number; messages: number; accounts: number },
  at: Date,
): Promise<void> {
  await sql`select gate.note_data_deletion(${code}, ${at}, ${counts.conversations}, ${counts.messages}, ${counts.accounts})`.execute(
    db,
  );
}

export async function disconnectAccounts(
  db: Db,
  platforms: string[],
  person: string,
  at: Date,
): Promise<{ organization_id: string; connection_id: string }[]> {
  const { rows } = await sql<{ organization_id: string; connection_id: string }>`
    select * from gate.end_meta_accounts(${platforms}::text[], ${person}, ${at})`.execute(db);
  return rows;
}

export async function readDataDeletion(db: Db, code: string): Promise<DataDeletionRow | null> {
  const { rows } = await sql<DataDeletionRow>`select * from gate.data_deletion(${code})`.execute(db);
  return rows[0] ?? null;
}
