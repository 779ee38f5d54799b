import type { Influencer, InfluencerCity, Specialization } from "#shared/contract/influencers.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import { searchWords } from "#server/db/search.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
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

/** C213: the directory as an organisation sees it, with who of it is on its own list. */
export const listInfluencers = (context: Context, organizationId: OrganizationId, query: DirectoryQuery) =>
  inOrganization(context.db, organizationId, async (db) => {
    const shortlist = await decisions.readShortlist(db, organizationId);
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
      data: await viewsOf(db, organizationId, rows),
      meta: { page: query.page, page_size: query.page_size, total },
      specializations: counts,
      shortlisted: shortlist.length,
    };
  });

export const getInfluencer = (context: Context, organizationId: OrganizationId, id: string) =>
  inOrganization(context.db, organizationId, (db) => readView(db, organizationId, id));

/** The list, a note or a campaign. Taken off the list, the note and the campaign stay. */
export const changeInfluencer = (
  context: Context,
  organizationId: OrganizationId,
  id: string,
  { note, ...change }: decisions.DecisionChange,
) =>
  inOrganization(context.db, organizationId, async (db) => {
    await readView(db, organizationId, id);
    const { campaign_id } = change;
    const isForeign = campaign_id && !(await decisions.hasCampaign(db, organizationId, campaign_id));
    requireFields({ campaign_id: isForeign ? "invalid" : null });
    const text = note === undefined ? undefined : plainText(note);
    await decisions.saveDecision(db, organizationId, id, { ...change, note: text }, context.clock());
    return readView(db, organizationId, id);
  });

async function readView(db: TenantDb, organizationId: OrganizationId, id: string): Promise<Influencer> {
  const row = await store.findInfluencer(db, id);
  const [view] = row ? await viewsOf(db, organizationId, [row]) : [];
  if (!view) throw new Failure("not_found");
  return view;
}

async function viewsOf(
  db: TenantDb,
  organizationId: OrganizationId,
  rows: store.InfluencerRow[],
): Promise<Influencer[]> {
  const known = await decisions.readDecisions(
    db,
    organizationId,
    rows.map(({ id }) => id),
  );
  // Who of the operator's people keeps the directory is nothing for organisations.
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
