import type { Influencer, InfluencerCity, Specialization } from "#shared/contract/influencers.ts";
import { searchWords } from "#server/db/search.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { plainText } from "#server/texts/plain-text.ts";
import * as store from "./store/influencers.ts";
import * as decisions from "./store/organization-influencers.ts";

interface DirectoryQuery {
  page: number;
  page_size: number;
  q?: string | undefined;
  specialization?: Specialization | undefined;
  city?: InfluencerCity | undefined;
  list?: "mine" | undefined;
  sort: "followers" | "engagement" | "price";
  order: "asc" | "desc";
}

/** C213: lists the directory as an organisation sees it, marking the influencers on the organisation's own list. */
export const listInfluencers = (tenant: Tenant, query: DirectoryQuery) =>
  tenant.transaction(async (db) => {
    const shortlist = await decisions.readShortlist(db);
    const filter: store.InfluencerFilter = {
      words: searchWords(query.q),
      city: query.city,
      ids: query.list === "mine" ? shortlist : undefined,
    };
    const rows = await store.findInfluencers(db, filter, {
      specialization: query.specialization,
      sort: query.sort,
      isAscending: query.order === "asc",
      limit: query.page_size,
      offset: (query.page - 1) * query.page_size,
    });
    const counts = await store.countInfluencers(db, filter);
    const total = counts
      .filter((one) => !query.specialization || one.specialization === query.specialization)
      .reduce((sum, one) => sum + one.total, 0);
    return {
      data: await viewsOf(db, rows),
      meta: { page: query.page, page_size: query.page_size, total },
      specializations: counts,
      shortlisted: shortlist.length,
    };
  });

export const getInfluencer = (tenant: Tenant, id: string) => tenant.transaction((db) => readView(db, id));

/** Changes the list, a note or a campaign. Removing an influencer from the list keeps the note and the campaign. */
export const changeInfluencer = (tenant: Tenant, id: string, { note, ...change }: decisions.DecisionChange) =>
  tenant.transaction(async (db) => {
    await readView(db, id);
    const { campaign_id } = change;
    const isForeign = campaign_id && !(await decisions.hasCampaign(db, campaign_id));
    requireFields({ campaign_id: isForeign ? "invalid" : null });
    const text = note === undefined ? undefined : plainText(note);
    await decisions.saveDecision(db, id, { ...change, note: text }, tenant.clock());
    return readView(db, id);
  });

async function readView(db: TenantDb, id: string): Promise<Influencer> {
  const row = await store.findInfluencer(db, id);
  const [view] = row ? await viewsOf(db, [row]) : [];
  if (!view) throw new Failure("not_found");
  return view;
}

async function viewsOf(db: TenantDb, rows: store.InfluencerRow[]): Promise<Influencer[]> {
  const known = await decisions.readDecisions(
    db,
    rows.map(({ id }) => id),
  );
  // Organisations do not see which operator maintains an entry.
  return rows.map(({ updated_at: _at, updated_by: _by, ...row }) => {
    const decision = known.get(row.id);
    return {
      ...row,
      is_shortlisted: decision?.is_shortlisted ?? false,
      note: decision?.note ?? "",
      campaign: decision?.campaign_id
        ? { id: decision.campaign_id, name: decision.campaign_name ?? "" }
        : null,
    };
  });
}
