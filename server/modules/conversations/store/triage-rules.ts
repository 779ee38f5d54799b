import { sql } from "kysely";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import type { ChannelKind, Priority } from "#shared/contract/tickets.ts";
import {
  type Sentiment,
  type TriageConditions,
  type TriageRule,
  type TriageRuleBody,
} from "#shared/contract/triage-rules.ts";
import { triageLimits } from "#shared/values/triage-rules.ts";
import type { Language } from "#shared/language.ts";
import type { TenantDb } from "#server/tenant.ts";

const tagsOf = sql<
  Tag[]
>`(select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.folded_name), '[]')
  from tags g where g.organization_id = r.organization_id and g.id = any(r.tag_ids))`.as("tags");

const rules = (db: TenantDb) =>
  db
    .selectFrom("triage_rules as r")
    .leftJoin("members as p", (join) =>
      join.onRef("p.organization_id", "=", "r.organization_id").onRef("p.id", "=", "r.assignee_id"),
    )
    .selectAll("r")
    .select(["p.name as assignee_name", "p.disabled_at", tagsOf])
    .where("r.organization_id", "=", db.tenant.id);

type Row = Awaited<ReturnType<ReturnType<typeof rules>["executeTakeFirstOrThrow"]>>;

const conditionsOf = (row: Pick<Row, keyof TriageConditions>): TriageConditions => ({
  channels: row.channels as ChannelKind[],
  languages: row.languages as Language[],
  words: row.words,
  sentiments: row.sentiments as Sentiment[],
  topics: row.topics,
  customers: row.customers as TriageConditions["customers"],
});

const ruleOf = (row: Row): TriageRule => ({
  id: row.id,
  name: row.name,
  is_enabled: row.is_enabled,
  tried_at: row.tried_at?.toISOString() ?? null,
  conditions: conditionsOf(row),
  actions: {
    priority: row.priority as Priority | null,
    assignee: row.assignee_id
      ? { id: row.assignee_id, name: row.assignee_name ?? "", is_active: row.disabled_at === null }
      : null,
    tags: row.tags,
    reply: { ar: row.reply_ar, en: row.reply_en },
    escalates: row.escalates,
  },
});

export async function listRules(db: TenantDb): Promise<TriageRule[]> {
  const rows = await rules(db).orderBy("r.position").orderBy("r.id").execute();
  return rows.map(ruleOf);
}

export async function readRule(db: TenantDb, id: string): Promise<TriageRule | null> {
  const row = await rules(db).where("r.id", "=", id).executeTakeFirst();
  return row ? ruleOf(row) : null;
}

/** Locks a rule until the transaction ends; false when there is no such rule. */
export async function lockRule(db: TenantDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("triage_rules")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

const columnsOf = ({ name, conditions, actions }: TriageRuleBody, tagIds: string[]) => ({
  name,
  ...conditions,
  priority: actions.priority,
  assignee_id: actions.assignee_id,
  tag_ids: tagIds,
  reply_ar: actions.reply.ar,
  reply_en: actions.reply.en,
  escalates: actions.escalates,
});

/** Adds a rule and returns its id; null when the organisation has reached its limit. */
export async function insertRule(
  db: TenantDb,
  values: TriageRuleBody,
  tagIds: string[],
  at: Date,
): Promise<string | null> {
  // The lock makes two members who add a rule at the same time count one after the other.
  await sql`select 1 from organizations where id = ${db.tenant.id} for no key update`.execute(db);
  const { count, last } = await db
    .selectFrom("triage_rules")
    .select(({ fn }) => [fn.countAll<string>().as("count"), fn.max("position").as("last")])
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= triageLimits.maxRules) return null;
  const { id } = await db
    .insertInto("triage_rules")
    .values({
      organization_id: db.tenant.id,
      ...columnsOf(values, tagIds),
      position: (last ?? 0) + 1,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a rule. `isTried` is true when the conditions are the ones that were tried. */
export async function updateRule(
  db: TenantDb,
  id: string,
  values: TriageRuleBody,
  tagIds: string[],
  isTried: boolean,
): Promise<void> {
  await db
    .updateTable("triage_rules")
    .set({ ...columnsOf(values, tagIds), ...(!isTried && { is_enabled: false, tried_at: null }) })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

export async function setRule(
  db: TenantDb,
  id: string,
  set: { is_enabled: boolean } | { tried_at: Date } | { position: number },
): Promise<void> {
  await db
    .updateTable("triage_rules")
    .set(set)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

export async function deleteRule(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("triage_rules")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Reads the titles of the topics that customers have asked about since a day, the most frequent first. */
export async function readTopicTitles(db: TenantDb, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("activity_topics")
    .select("title")
    .where("organization_id", "=", db.tenant.id)
    .where("day", ">=", sql<Date>`${since}::timestamptz::date`)
    .groupBy("title")
    .orderBy(({ fn }) => fn.sum("questions"), "desc")
    .orderBy("title")
    .limit(limit)
    .execute();
  return rows.map(({ title }) => title);
}
