import type { PoolClient } from "pg";
import type { BenchProduct } from "../product.ts";

export const ticketCount = 208_065;
/** Number of tickets with two messages of the customer; the others have one question and one reply. */
const longTickets = 142_445;
export const messageCount = 2 * (ticketCount + longTickets);
export const customerCount = 60_000;
/** Tags by their frequency: on every thousandth, fiftieth and second ticket. */
export const tagIds = {
  rare: "00000000-0000-4000-8000-000000000001",
  frequent: "00000000-0000-4000-8000-000000000002",
  common: "00000000-0000-4000-8000-000000000003",
} as const;

/**
 * Creates several years of data of one organisation with SQL: customers, some of whom write often, tickets of every
 * channel, status and priority, a tenth of the open ones assigned. Subjects use a hundred and twenty words, so that a
 * word matches hundreds or thousands of tickets. Replies cite three of two hundred and forty entries.
 */
export async function makeLargeOrganization(stage: BenchProduct): Promise<void> {
  const client = await stage.database.ownerPool.connect();
  const { organizationId } = stage;
  try {
    await client.query("select setseed(0.5)");
    await client.query(
      `insert into customers (organization_id, number, name, phone, email, language, first_seen_at, last_seen_at)
       select $1, n, (array['نورة','فهد','سارة','خالد','ريم','ماجد','هند','Omar','Lama','Yousef'])[1 + n % 10] || ' '
           || (array['القحطاني','العتيبي','الحربي','الشهري','Haddad','Khan'])[1 + n % 6] || ' ' || md5(n::text),
         '+9665' || lpad((n * 137 % 100000000)::text, 8, '0'), case when n % 3 = 0 then 'c' || n || '@mail.example' end,
         case when n % 5 = 0 then 'en' else 'ar' end, at, at + interval '20 days' * random()
       from (select n, now() - interval '3 years' * random() as at from generate_series(1, $2::int) n) made`,
      [organizationId, customerCount],
    );
    await client.query(
      `insert into contacts (organization_id, customer_id, channel, external_id, conversation_id, last_in_at, created_at)
       select organization_id, id, (array['whatsapp','whatsapp','whatsapp','chat','chat','email','instagram','twitter'])[1 + number % 8],
         'bench-' || number, gen_random_uuid(), last_seen_at, first_seen_at
       from customers where organization_id = $1`,
      [organizationId],
    );
    await client.query("alter table tickets disable trigger count_ticket");
    await client.query(
      `insert into tickets (organization_id, number, conversation_id, customer_id, channel, subject, language, status, priority,
         handled_by_human, defer_reason, deferred_at, close_reason, closed_at, assignee_id, created_at, updated_at)
       select organization_id, number, conversation_id, customer_id, channel, subject, language, status, priority,
         status = 'deferred', case when status = 'deferred' then 'no_answer' end,
         case when status = 'deferred' then at + interval '1 minute' end,
         case when status = 'closed' then 'answered' end, case when status = 'closed' then at + interval '1 day' end,
         case when number % 10 = 0 then (select id from members where organization_id = $1 limit 1) end, at, at + interval '1 day' * random()
       from (
         select a.organization_id, 1000 + n as number, a.conversation_id, a.customer_id, a.channel,
           case when n % 5 = 0 then 'en' else 'ar' end as language, 'سؤال ' || words.text as subject,
           case when n % 400 = 0 then 'deferred' when n % 40 = 1 then 'pending' else 'closed' end as status,
           (array['medium','medium','medium','low','high','medium','low','urgent'])[1 + n % 8] as priority,
           now() - interval '3 years' * random() as at
         from generate_series(1, $2::int) n
         join (select *, row_number() over (order by id) as place from contacts where organization_id = $1) a
           on a.place = 1 + (n::bigint * n) % $3::int
         cross join lateral (
           select string_agg((array['قهوة','طحن','توصيل','فاتورة','استبدال','كيس','محمصة','ثلاجة','فلتر','عرض','هدية','خصم'])[1 + (n / s) % 12]
               || (array['','ات','ها','نا','كم','ين','ية','وا','تين','هم'])[1 + (n / (s * 7)) % 10], ' ') as text
           from unnest(array[1, 5, 11, 29]) s) words) made`,
      [organizationId, ticketCount, customerCount],
    );
    await client.query("alter table tickets enable trigger count_ticket");
    await client.query(
      "update organizations set next_ticket_number = $2, next_customer_number = $3 where id = $1",
      [organizationId, ticketCount + 2000, customerCount + 1],
    );
    await makeMessages(client, organizationId);
    await makeTagsAndRatings(client, organizationId);
    for (const table of ["customers", "contacts", "tickets", "messages", "tags", "ticket_tags"])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release();
  }
}

/** A fifth of the closed tickets were rated, two thirds of these with the best rating; the team had a quarter of them. */
async function makeTagsAndRatings(client: PoolClient, organizationId: string): Promise<void> {
  for (const [name, every] of [
    ["rare", 1000],
    ["frequent", 50],
    ["common", 2],
  ] as const) {
    await client.query(
      "insert into tags (id, organization_id, name, created_at) values ($1, $2, $3, now())",
      [tagIds[name], organizationId, name],
    );
    await client.query(
      `insert into ticket_tags (organization_id, ticket_id, tag_id)
       select organization_id, id, $2 from tickets where organization_id = $1 and number % $3 = 0`,
      [organizationId, tagIds[name], every],
    );
  }
  await client.query(
    `update tickets set rating = (array['good','good','good','good','okay','bad'])[1 + number % 6], rated_at = closed_at
     where organization_id = $1 and status = 'closed' and number % 5 = 0`,
    [organizationId],
  );
  await client.query(
    `update tickets set first_replied_at = created_at + interval '20 minutes', first_reply_seconds = number % 7200,
       closed_by = (select id from members where organization_id = $1 limit 1)
     where organization_id = $1 and status = 'closed' and number % 4 = 0`,
    [organizationId],
  );
}

/**
 * The dashboard's counts and the topics of tickets are computed from all messages at once, because adding them one by
 * one would take minutes.
 */
async function makeMessages(client: PoolClient, organizationId: string): Promise<void> {
  await client.query("alter table messages disable trigger user");
  await client.query(
    `insert into messages (organization_id, conversation_id, ticket_id, author, text, language, status, created_at)
     select t.organization_id, t.conversation_id, t.id, 'customer', t.subject, t.language, 'received',
       t.created_at + pair * interval '7 minutes'
     from tickets t, generate_series(0, 1) pair where t.organization_id = $1 and (pair = 0 or t.number <= 1000 + $2::int)`,
    [organizationId, longTickets],
  );
  await client.query(
    `insert into messages (organization_id, conversation_id, ticket_id, author, text, language, status, reply_to, decision,
       confidence, citations, created_at)
     select organization_id, conversation_id, ticket_id, 'agent', 'جواب عن: ' || text, language, 'sent', id, decision, confidence,
       (select jsonb_agg(jsonb_build_object('source_id', null, 'entry_id', 'e' || (place * rank) % 240, 'label', 'faq.xlsx',
           'title', 'سؤال رقم ' || (place * rank) % 240 || ' من أسئلة العملاء', 'quote', repeat('جملة من المصدر ', 12),
           'confidence', confidence / rank, 'used', decision = 'answer' and rank = 1) order by rank)
         from generate_series(1, 3) rank),
       created_at + interval '4 seconds'
     from (select *, (array['answer','answer','answer','answer','answer','handover','clarify','smalltalk'])[1 + place % 8] as decision,
         random() as confidence
       from (select m.organization_id, m.conversation_id, m.ticket_id, m.text, m.language, m.id, m.created_at,
           (random() * random() * 1000000)::int as place from messages m
         where m.organization_id = $1 and m.author = 'customer') asked) decided`,
    [organizationId],
  );
  await client.query("alter table messages enable trigger user");
  await client.query(
    `insert into ticket_topics (organization_id, message_id, own_ticket_id, ticket_id, topic_id, above, up_to, asked_at)
     select m.organization_id, m.id, m.ticket_id, m.ticket_id, topic_id(o.title), o.above, o.up_to, m.created_at
     from messages m cross join message_activity(m.author, m.status, m.decision)
     cross join message_topics(m.decision, m.citations) o
     where m.organization_id = $1 and m.author = 'agent'`,
    [organizationId],
  );
  await client.query("select gate.recount_activity($1)", [organizationId]);
  const counts = ["quarters", "hours", "channels", "topics", "topic_months"].map(
    (name) => `activity_${name}`,
  );
  for (const table of [...counts, "ticket_topics"]) await client.query(`vacuum analyze ${table}`);
}
