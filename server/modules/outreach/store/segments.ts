import { type RawBuilder, sql } from "kysely";
import type { Audience } from "#shared/contract/campaigns.ts";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";
import { customerConditions } from "#server/modules/customers/index.ts";
import { findWrittenAfter } from "#server/modules/outreach/campaign-rules.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";

export interface Choice {
  campaignId: string;
  channel: ConnectedKind;
  audience: Audience;
  /** Whether a template is set; without one only customers within the reply window can be reached. */
  hasTemplate: boolean;
  /** Addresses of erased people who refused campaigns. */
  refused: string[];
}

/** Selects customers of the audience with their address on the channel; null when they have none. */
function selectChosen(tenant: Tenant, { campaignId, channel, audience }: Omit<Choice, "refused">, at: Date) {
  if (audience.kind === "list")
    return sql`
      select n.address, coalesce(u.name, n.name) as name, u.id as customer_id, c.conversation_id, c.last_in_at
      from campaign_numbers n
      left join contacts c on c.organization_id = n.organization_id and c.channel = ${channel} and c.external_id = n.address
      left join lateral (select id, name from customers u where u.organization_id = n.organization_id and u.merged_into_id is null
        and (u.id = c.customer_id or (c.id is null and u.phone = '+' || n.address)) order by u.first_seen_at limit 1) u on true
      where n.organization_id = ${tenant.id} and n.campaign_id = ${campaignId}::uuid`;
  const daysBefore = (number: number | null | undefined) =>
    number ? new Date(at.getTime() - number * 24 * 3600_000) : null;
  const open = sql`exists (select 1 from tickets t where t.organization_id = u.organization_id and t.customer_id = u.id and t.status <> 'closed')`;
  const conditions: RawBuilder<unknown>[] = [];
  if (audience.kind === "filter") {
    // Audiences of earlier versions lack some of these conditions.
    const { seen_within_days: days, ticket, tag_id: tagId, quiet_days: quiet } = audience;
    const { new_from: newFrom, new_before: newBefore, wrote_from: wroteFrom } = audience;
    const { channel: wroteOn, language } = audience;
    const seenSince = daysBefore(days);
    if (seenSince) conditions.push(sql`u.last_seen_at >= ${seenSince} and not u.never_wrote`);
    if (ticket) conditions.push(ticket === "open" ? open : sql`not ${open}`);
    const filter = {
      tagId,
      quietSince: daysBefore(quiet),
      newFrom,
      newBefore,
      wroteFrom,
      channel: wroteOn,
      language,
    };
    conditions.push(...customerConditions(tenant, filter, "u"));
  }
  const known =
    channel === "email"
      ? sql`lower(u.email)`
      : isWhatsapp(channel)
        ? sql`ltrim(u.phone, '+')`
        : sql`null::text`;
  return sql`
    select coalesce(c.external_id, k.address) as address, coalesce(u.name, c.name) as name, u.id as customer_id,
      c.conversation_id, c.last_in_at
    from customers u
    left join lateral (
      select c.external_id, c.conversation_id, c.last_in_at, c.name from contacts c
      where c.organization_id = u.organization_id and c.customer_id = u.id and c.channel = ${channel}
        -- Machines write too, and are no customers.
        and (c.last_in_at is not null or not exists (select 1 from messages m where m.organization_id = c.organization_id
          and m.conversation_id = c.conversation_id and m.author = 'customer'))
      order by c.last_in_at desc nulls last limit 1) c on true
    left join lateral (select ${known} as address) k on c.external_id is null and not exists (select 1 from contacts x
      where x.organization_id = u.organization_id and x.channel = ${channel} and x.external_id = ${known})
    where ${sql.join(
      [sql`u.organization_id = ${tenant.id} and u.merged_into_id is null`, ...conditions],
      sql` and `,
    )}`;
}

/**
 * Selects the audience with the reason why a customer is left out. A customer who only commented cannot be sent a
 * direct message.
 */
function selectWithRefusal(tenant: Tenant, choice: Choice, at: Date) {
  const { channel, hasTemplate, refused } = choice;
  const since = hasTemplate ? null : findWrittenAfter(channel, at);
  const written = isWhatsapp(channel)
    ? sql`o.last_in_at`
    : sql`(select max(m.created_at) from messages m where m.organization_id = ${tenant.id}
        and m.conversation_id = o.conversation_id and m.author = 'customer' and m.kind <> 'comment')`;
  const windowed = since
    ? sql`coalesce(${written}, '-infinity'::timestamptz) <= ${since}::timestamptz`
    : sql`false`;
  const isOut = sql`x.organization_id = ${tenant.id} and x.no_marketing_at is not null
    and reach(x.channel) = reach(${channel})`;
  return sql`
    select distinct on (o.address) o.address, o.name, o.customer_id, o.conversation_id,
      case when exists (select 1 from contacts x where x.external_id = o.address and ${isOut})
          -- Who ended it on one number or address wants it on none of theirs.
          or exists (select 1 from contacts x where x.customer_id = o.customer_id and ${isOut})
          or (o.conversation_id is null and o.address = any(${refused}::text[])) then 'opted_out'
        when ${windowed} then 'window_closed' end as reason
    from (${selectChosen(tenant, choice, at)}) o
    where o.address is not null
    order by o.address, o.conversation_id nulls last`;
}

/** Reads the selected addresses without conversations, whose refusals are only known by their marks. */
export async function readStrangers(
  db: TenantDb,
  choice: Omit<Choice, "refused">,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`select distinct o.address
    from (${selectChosen(db.tenant, choice, at)}) o where o.address is not null and o.conversation_id is null`.execute(
    db,
  );
  return rows.map(({ address }) => address);
}

export interface Preview {
  reaches: number;
  window_closed: number;
  opted_out: number;
  no_address: number;
  without_name: number;
  sample_name: string | null;
}

export async function previewAudience(db: TenantDb, choice: Choice, at: Date): Promise<Preview> {
  const { rows } = await sql<Preview>`
    select count(*) filter (where reason is null) as reaches,
      count(*) filter (where reason = 'window_closed') as window_closed,
      count(*) filter (where reason = 'opted_out') as opted_out,
      count(*) filter (where reason is null and coalesce(name, '') = '') as without_name,
      (select count(*) from (${selectChosen(db.tenant, choice, at)}) o where o.address is null) as no_address,
      min(name) filter (where reason is null and name <> '') as sample_name
    from (${selectWithRefusal(db.tenant, choice, at)}) j`.execute(db);
  return rows[0] as Preview;
}

/** Stores the recipients of a campaign. */
export async function chooseRecipients(db: TenantDb, choice: Choice, at: Date): Promise<void> {
  await sql`
    insert into campaign_recipients (organization_id, campaign_id, address, name, customer_id, conversation_id, state, reason)
    select ${db.tenant.id}, ${choice.campaignId}::uuid, j.address, j.name, j.customer_id, j.conversation_id,
      case when j.reason is null then 'waiting' else 'skipped' end, j.reason
    from (${selectWithRefusal(db.tenant, choice, at)}) j
    on conflict do nothing`.execute(db);
}
