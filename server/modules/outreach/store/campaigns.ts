import { type Selectable, sql, type Updateable } from "kysely";
import type { Audience, CampaignFigures, NumberList } from "#shared/contract/campaigns.ts";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { isSent } from "#shared/rules/sent-status.ts";
import type { Campaigns } from "#server/db/schema.ts";
import { storableJson } from "#server/db/storable-json.ts";
import { emptyFigures, repliedWithinDays } from "#server/modules/outreach/campaign-rules.ts";
import { type CampaignEvent, type CampaignState, next } from "#server/modules/outreach/campaign-run-state.ts";
import type { TenantDb } from "#server/tenant.ts";

export type CampaignRow = Omit<Selectable<Campaigns>, "audience" | "list" | "channel" | "status"> & {
  audience: Audience;
  list: NumberList | null;
  channel: ConnectedKind;
  status: CampaignState;
  author_name: string | null;
};

const campaigns = (db: TenantDb) =>
  db
    .selectFrom("campaigns as c")
    .leftJoin("members as p", (join) =>
      join.onRef("p.organization_id", "=", "c.organization_id").onRef("p.id", "=", "c.created_by"),
    )
    .selectAll("c")
    .select("p.name as author_name")
    .where("c.organization_id", "=", db.tenant.id);

/** Matches an empty draft, as the editor creates it. */
const isBlank = sql<boolean>`c.status = 'draft' and c.name = '' and c.subject = '' and c.text = ''
  and c.template_id is null and c.list is null and c.picture_key is null`;

/** Finds a member's empty draft; null without one. */
export async function findBlankDraft(db: TenantDb, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom("campaigns as c")
    .select("c.id")
    .where("c.organization_id", "=", db.tenant.id)
    .where("c.created_by", "=", memberId)
    .where(isBlank)
    .orderBy("c.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Finds campaigns, without empty drafts. */
export async function findCampaigns(
  db: TenantDb,
  page: { limit: number; offset: number },
): Promise<CampaignRow[]> {
  const rows = await campaigns(db)
    .where(sql<boolean>`not (${isBlank})`)
    .orderBy("c.created_at", "desc")
    .orderBy("c.id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows as unknown as CampaignRow[];
}

export async function countCampaigns(db: TenantDb): Promise<number> {
  const row = await db
    .selectFrom("campaigns as c")
    .select((e) => e.fn.countAll<number>().as("n"))
    .where("c.organization_id", "=", db.tenant.id)
    .where(sql<boolean>`not (${isBlank})`)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Reads a campaign; `lock` locks it until the transaction ends. */
export async function readCampaign(db: TenantDb, id: string, lock = false): Promise<CampaignRow | null> {
  const query = campaigns(db).where("c.id", "=", id);
  const row = await (lock ? query.forNoKeyUpdate("c") : query).executeTakeFirst();
  return (row as unknown as CampaignRow | undefined) ?? null;
}

export interface CampaignColumns {
  name: string;
  channel: ConnectedKind;
  subject: string;
  text: string;
  name_fallback: string;
  template_id: string | null;
  template_values: string[];
  audience: Audience;
}

export async function insertCampaign(
  db: TenantDb,
  { audience, ...columns }: CampaignColumns & { created_by: string },
  at: Date,
): Promise<string> {
  const { id } = await db
    .insertInto("campaigns")
    .values({
      ...columns,
      organization_id: db.tenant.id,
      audience: JSON.stringify(audience),
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Values of a campaign that may change with its status. */
export type CampaignChange = Omit<Updateable<Campaigns>, "status">;

/**
 * Applies an event to a campaign that the caller has locked; false when its state does not accept the event. Only this
 * function changes the status.
 */
export async function applyCampaignEvent(
  db: TenantDb,
  { id, status: before }: Pick<CampaignRow, "id" | "status">,
  event: CampaignEvent,
  change: CampaignChange,
  at: Date,
): Promise<boolean> {
  const status = next(before, event);
  if (typeof status !== "string") return false;
  await updateCampaign(db, id, { ...change, status }, at);
  return true;
}

export const changeCampaign = (db: TenantDb, id: string, change: CampaignChange, at: Date): Promise<void> =>
  updateCampaign(db, id, change, at);

async function updateCampaign(
  db: TenantDb,
  id: string,
  change: Updateable<Campaigns>,
  at: Date,
): Promise<void> {
  await db
    .updateTable("campaigns")
    .set({ ...change, updated_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

export async function deleteCampaign(db: TenantDb, id: string): Promise<void> {
  await db.deleteFrom("campaigns").where("organization_id", "=", db.tenant.id).where("id", "=", id).execute();
}

export async function replaceNumbers(
  db: TenantDb,
  campaignId: string,
  numbers: { address: string; name: string | null }[],
): Promise<void> {
  await db
    .deleteFrom("campaign_numbers")
    .where("organization_id", "=", db.tenant.id)
    .where("campaign_id", "=", campaignId)
    .execute();
  await sql`insert into campaign_numbers (organization_id, campaign_id, address, name)
    select ${db.tenant.id}, ${campaignId}::uuid, n.address, n.name
    from jsonb_to_recordset(${storableJson(numbers)}::jsonb) as n(address text, name text)`.execute(db);
}

/** Whether the recipient of a row `r` of campaign_recipients has replied. */
export const hasReplied = sql<boolean>`exists (select 1 from messages q where q.organization_id = r.organization_id
  and q.conversation_id = r.conversation_id and q.author = 'customer' and q.machine is null
  and q.created_at > r.made_at and q.created_at < r.made_at + make_interval(days => ${sql.raw(String(repliedWithinDays))}))`;

export async function readFigures(db: TenantDb, ids: string[]): Promise<Map<string, CampaignFigures>> {
  const figures = new Map(ids.map((id) => [id, emptyFigures()]));
  if (ids.length === 0) return figures;
  const { rows } = await sql<{
    campaign_id: string;
    state: string;
    reason: "window_closed" | "opted_out" | "cancelled" | null;
    status: string | null;
    failure: string | null;
    count: number;
    replied: number;
  }>`select campaign_id, state, reason, status, failure, count(*) as count, count(*) filter (where replied) as replied
    from (select r.campaign_id, r.state, r.reason, m.status, m.failure, r.state = 'made' and ${hasReplied} as replied
      from campaign_recipients r left join messages m on m.organization_id = r.organization_id and m.recipient_id = r.id
      where r.organization_id = ${db.tenant.id} and r.campaign_id = any(${ids}::uuid[])) x
    group by 1, 2, 3, 4, 5`.execute(db);
  for (const row of rows) {
    const to = figures.get(row.campaign_id);
    if (!to) continue;
    to.total += row.count;
    to.replied += row.replied;
    if (row.state === "waiting") to.waiting += row.count;
    else if (row.state === "skipped") to.skipped[row.reason ?? "cancelled"] += row.count;
    else count(to, row);
  }
  return figures;
}

function count(
  to: CampaignFigures,
  { status, failure, count: n }: { status: string | null; failure: string | null; count: number },
) {
  if (status === "queued") to.queued += n;
  if (status === "uncertain") to.uncertain += n;
  if (isSent(status)) to.sent += n;
  if (status === "delivered" || status === "read") to.delivered += n;
  if (status === "read") to.read += n;
  if (status !== "failed") return;
  to.failed += n;
  const code = failure ?? "rejected";
  const same = to.failures.find((one) => one.code === code);
  if (same) same.count += n;
  else to.failures.push({ code, count: n });
}
