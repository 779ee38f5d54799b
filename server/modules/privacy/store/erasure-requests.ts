import { sql } from "kysely";
import { numberEnding } from "#shared/rules/phone.ts";
import type { Db } from "#server/db/organization.ts";

export interface DataDeletionRow {
  requested_at: Date;
  done_at: Date;
  conversations: number;
  messages: number;
  accounts: number;
}

/** Organisations that know the person, and where. */
export async function readPlaces(
  db: Db,
  platforms: string[],
  person: string,
): Promise<{ organization_id: string; reach: string }[]> {
  const { rows } = await sql<{ organization_id: string; reach: string }>`
    select organization_id, reach from gate.places_of_person(${platforms}::text[], ${person})`.execute(db);
  return rows;
}

/** Deletes in all organisations at once, and keeps `marks` where campaigns were refused; returns keys of the files that are left to delete. */
export async function forgetPerson(
  db: Db,
  code: string,
  platforms: string[],
  person: string,
  marks: { organization_id: string; reach: string; mark: string }[],
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ files: string[] }>`
    select gate.forget_person(${code}, ${platforms}::text[], ${person}, ${JSON.stringify(marks)}::jsonb, ${at}) as files,
      gate.forget_left_out(${numberEnding(person)}) as lists`.execute(db);
  return rows[0]?.files ?? [];
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
