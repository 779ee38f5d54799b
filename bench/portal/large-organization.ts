import type { BenchProduct } from "../product.ts";

export const ticketCount = 200_000;
export const customerCount = 60_000;

/**
 * Makes one organisation's years of work through SQL: customers of whom some come often, tickets of every channel, status
 * and priority, a tenth of the open ones assigned. Subjects are made of a hundred and twenty words, so that a word
 * finds hundreds or thousands of tickets.
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
      `insert into contacts (organization_id, customer_id, channel, external_id, last_in_at, created_at)
       select organization_id, id, (array['whatsapp','whatsapp','whatsapp','chat','chat','email','instagram','twitter'])[1 + number % 8],
         'bench-' || number, last_seen_at, first_seen_at
       from customers where organization_id = $1`,
      [organizationId],
    );
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
    await client.query(
      "update organizations set next_ticket_number = $2, next_customer_number = $3 where id = $1",
      [organizationId, ticketCount + 2000, customerCount + 1],
    );
    for (const table of ["customers", "contacts", "tickets"]) await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release();
  }
}
