import { sql } from "kysely";
import type { EditedInfluencer } from "#shared/contract/operator-influencers.ts";
import type { Specialization } from "#shared/contract/influencers.ts";
import type { Db } from "#server/db/organization.ts";

export interface InfluencerRow extends Omit<EditedInfluencer, "updated_at"> {
  updated_at: Date;
}

export interface InfluencerFilter {
  words: string[];
  city?: string | undefined;
  /** Limits the result to these influencers. */
  ids?: string[] | undefined;
}

interface InfluencerPage {
  specialization?: string | undefined;
  sort: "followers" | "engagement" | "price" | "updated";
  isAscending: boolean;
  limit: number;
  offset: number;
}

export async function findInfluencers(
  db: Db,
  { words, city, ids }: InfluencerFilter,
  { specialization, sort, isAscending, limit, offset }: InfluencerPage,
): Promise<InfluencerRow[]> {
  const { rows } =
    await sql<InfluencerRow>`select * from gate.influencers(${words}::text[], ${specialization ?? null},
      ${city ?? null}, ${ids ?? null}::uuid[], ${sort}, ${isAscending}, ${limit}, ${offset})`.execute(db);
  return rows;
}

export async function findInfluencer(db: Db, id: string): Promise<InfluencerRow | undefined> {
  const page = { sort: "followers", isAscending: false, limit: 1, offset: 0 } as const;
  const [row] = await findInfluencers(db, { words: [], ids: [id] }, page);
  return row;
}

export async function countInfluencers(
  db: Db,
  { words, city, ids }: InfluencerFilter,
): Promise<{ specialization: Specialization; total: number }[]> {
  const { rows } = await sql<{
    specialization: Specialization;
    total: number;
  }>`select * from gate.count_influencers(${words}::text[], ${city ?? null}, ${ids ?? null}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** A row as it is saved. `keywords` is additional text for the search. */
export interface SavedInfluencer extends Omit<EditedInfluencer, "id" | "updated_at" | "updated_by"> {
  keywords: string;
}

export interface SaveCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** Saves rows, which are identified by platform and account. A preview counts without saving. */
export async function saveInfluencers(
  db: Db,
  influencers: SavedInfluencer[],
  operatorId: string,
  at: Date,
  isPreview: boolean,
): Promise<SaveCounts> {
  const { rows } =
    await sql<SaveCounts>`select * from gate.save_influencers(${JSON.stringify(influencers)}::jsonb, ${operatorId},
      ${at}, ${isPreview})`.execute(db);
  return rows[0]!;
}

/** Removes an influencer; false when there is no such influencer. */
export async function removeInfluencer(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{
    removed: boolean;
  }>`select gate.remove_influencer(${id}) as removed`.execute(db);
  return rows[0]?.removed === true;
}
