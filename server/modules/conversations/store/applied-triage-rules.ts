import { sql } from "kysely";
import type { Priority } from "#shared/contract/tickets.ts";
import type { AppliedRule } from "#shared/contract/applied-triage-rules.ts";
import type { TriageConditions } from "#shared/contract/triage-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

/** A rule that is switched on and has not been applied to the ticket yet. */
export interface ActiveRule {
  id: string;
  name: string;
  conditions: TriageConditions;
  priority: Priority | null;
  assigneeId: string | null;
  tagIds: string[];
  reply: { ar: string | null; en: string | null };
  escalates: boolean;
}

/** The rules for a customer's message, in their order, and whether the customer had a ticket before. */
export interface ActiveRules {
  rules: ActiveRule[];
  isReturning: boolean;
}

interface Row {
  id: string;
  name: string;
  channels: TriageConditions["channels"];
  languages: TriageConditions["languages"];
  words: string[];
  sentiments: TriageConditions["sentiments"];
  topics: string[];
  customers: TriageConditions["customers"];
  priority: Priority | null;
  assignee_id: string | null;
  tag_ids: string[];
  reply_ar: string | null;
  reply_en: string | null;
  escalates: boolean;
  is_returning: boolean;
}

export async function readActiveRules(db: TenantDb, messageId: string): Promise<ActiveRules> {
  const { rows } = await sql<Row>`/* read_triage */
    select r.id, r.name, r.channels, r.languages, r.words, r.sentiments, r.topics, r.customers, r.priority, r.assignee_id,
      r.tag_ids, r.reply_ar, r.reply_en, r.escalates,
      exists (select 1 from tickets e where e.organization_id = t.organization_id and e.customer_id = t.customer_id
        and e.created_at < t.created_at) as is_returning
    from triage_rules r
    join messages m on m.organization_id = r.organization_id and m.id = ${messageId}::uuid
    join tickets t on t.organization_id = m.organization_id and t.id = m.ticket_id
    where r.organization_id = ${db.tenant.id} and r.is_enabled and not exists (
      select 1 from applied_triage_rules x
      where x.organization_id = r.organization_id and x.ticket_id = t.id and x.rule_id = r.id)
    order by r.position, r.id`.execute(db);
  const rules = rows.map((row): ActiveRule => {
    const { channels, languages, words, sentiments, topics, customers } = row;
    return {
      id: row.id,
      name: row.name,
      conditions: { channels, languages, words, sentiments, topics, customers },
      priority: row.priority,
      assigneeId: row.assignee_id,
      tagIds: row.tag_ids,
      reply: { ar: row.reply_ar, en: row.reply_en },
      escalates: row.escalates,
    };
  });
  return { rules, isReturning: rows[0]?.is_returning ?? false };
}

/** Records what a rule did; false when another message of the customer has already recorded it. */
export async function insertAppliedRule(
  db: TenantDb,
  ticketId: string,
  rule: Pick<ActiveRule, "id" | "name">,
  effects: AppliedRule["effects"],
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into applied_triage_rules (organization_id, ticket_id, rule_id, rule_name, effects, applied_at)
    select ${db.tenant.id}, ${ticketId}::uuid, r.id, ${rule.name}, ${JSON.stringify(effects)}::jsonb, ${at}
    from triage_rules r where r.organization_id = ${db.tenant.id} and r.id = ${rule.id}::uuid
    on conflict on constraint applied_triage_rules_once do nothing
    returning id`.execute(db);
  return rows.length > 0;
}

/** Reads the changes that rules made to a ticket, in their order. */
export async function readAppliedRules(db: TenantDb, ticketId: string): Promise<AppliedRule[]> {
  const rows = await db
    .selectFrom("applied_triage_rules")
    .select(["id", "rule_id", "rule_name", "effects", "applied_at"])
    .where("organization_id", "=", db.tenant.id)
    .where("ticket_id", "=", ticketId)
    .orderBy("applied_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    rule_id: row.rule_id,
    name: row.rule_name,
    effects: row.effects as AppliedRule["effects"],
    at: row.applied_at.toISOString(),
  }));
}
