import { sql } from "kysely";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import type { MessageTemplate } from "#shared/contract/templates.ts";
import { whatsappKinds } from "#shared/rules/whatsapp.ts";
import type { ChannelTemplate } from "#server/channels/channel.ts";
import { problemOf } from "#server/modules/outreach/template-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

export interface TemplateRow extends MessageTemplate {
  named: boolean;
}

/** Reads the templates of connected accounts, usable ones first. */
export async function readTemplates(
  db: TenantDb,
  which: { id?: string; channel?: string } = {},
): Promise<TemplateRow[]> {
  let query = db
    .selectFrom("message_templates as m")
    .innerJoin("channel_connections as c", (join) =>
      join.onRef("c.organization_id", "=", "m.organization_id").onRef("c.id", "=", "m.connection_id"),
    )
    .select([
      "m.id",
      "c.kind",
      "m.name",
      "m.language",
      "m.status",
      "m.category",
      "m.header_kind",
      "m.header_text",
    ])
    .select(["m.body", "m.footer", "m.buttons", "m.variables", "m.named", "m.supported"])
    .where("m.organization_id", "=", db.tenant.id)
    .where("c.disconnected_at", "is", null);
  if (which.id) query = query.where("m.id", "=", which.id);
  if (which.channel) query = query.where("c.kind", "=", which.channel);
  const rows = await query
    .orderBy(sql`m.status = 'approved' and m.supported`, "desc")
    .orderBy("m.name")
    .orderBy("m.language")
    .execute();
  return rows.map(({ kind, header_kind, header_text, supported, ...row }) => ({
    ...row,
    channel: kind as ConnectedKind,
    status: row.status as TemplateRow["status"],
    category: row.category as TemplateRow["category"],
    header: { kind: header_kind as TemplateRow["header"]["kind"], text: header_text },
    problem: problemOf({ status: row.status, supported }),
  }));
}

export interface AccountRow {
  id: string;
  kind: ConnectedKind;
  name: string;
  templates_at: Date | null;
  reopening_id: string | null;
  reopening_values: string[];
}

export async function readAccounts(db: TenantDb): Promise<AccountRow[]> {
  const rows = await db
    .selectFrom("channel_connections")
    .select(["id", "kind", "name", "templates_at", "reopening_id", "reopening_values"])
    .where("organization_id", "=", db.tenant.id)
    .where("kind", "in", whatsappKinds)
    .where("disconnected_at", "is", null)
    .orderBy("kind")
    .execute();
  return rows as AccountRow[];
}

/** Stores the platform's templates. Templates that it no longer lists are marked as stopped and not deleted. */
export async function replaceTemplates(
  db: TenantDb,
  connectionId: string,
  templates: ChannelTemplate[],
  at: Date,
): Promise<void> {
  for (const template of templates) {
    const columns = {
      status: template.status,
      category: template.category,
      header_kind: template.header.kind,
      header_text: template.header.text,
      body: template.body,
      footer: template.footer,
      buttons: template.buttons,
      variables: template.variables,
      named: template.named,
      supported: template.supported,
      seen_at: at,
    };
    await db
      .insertInto("message_templates")
      .values({
        organization_id: db.tenant.id,
        connection_id: connectionId,
        name: template.name,
        language: template.language,
        ...columns,
      })
      .onConflict((conflict) =>
        conflict.columns(["organization_id", "connection_id", "name", "language"]).doUpdateSet(columns),
      )
      .execute();
  }
  await db
    .updateTable("message_templates")
    .set({ status: "disabled" })
    .where("organization_id", "=", db.tenant.id)
    .where("connection_id", "=", connectionId)
    .where("seen_at", "<", at)
    .execute();
}

/** Reads the recipient of a ticket's template, and the staff reply that could not be sent. */
export async function readAddressee(
  db: TenantDb,
  ticketId: string,
): Promise<{ channel: string; name: string | null; unsent: string | null } | null> {
  const { rows } = await sql<{ channel: string; name: string | null; unsent: string | null }>`
    select t.channel, u.name, (
      select m.text from messages m where m.organization_id = t.organization_id and m.ticket_id = t.id
        and m.author = 'staff' and m.status = 'failed' and m.failure = 'window_closed'
      order by m.created_at desc, m.id desc limit 1) as unsent
    from tickets t join customers u on u.organization_id = t.organization_id and u.id = t.customer_id
    where t.organization_id = ${db.tenant.id} and t.id = ${ticketId}::uuid`.execute(db);
  return rows[0] ?? null;
}
