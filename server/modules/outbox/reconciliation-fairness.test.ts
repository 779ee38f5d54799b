import { expect, test } from "vitest";
import { requeueDeliveries } from "./requeue-deliveries.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { readUnknown } from "./store/reconciliation.ts";

/** This number exceeds what one run takes. */
const stuck = 1100;

/**
 * Creates an organisation with so many conversations on Instagram, each with a message that waits or whose outcome
 * is unknown.
 */
async function withWaiting(app: TestApp, count: number, state: "queued" | "uncertain"): Promise<string> {
  const { organizationId } = await signUpOwner(app);
  const { customerId } = await seedConversation(app, organizationId, { at: new Date() });
  await app.database.ownerPool.query(
    `insert into channel_connections (organization_id, kind, account, name, sealed_secrets, connected_at)
     select id, 'instagram', id::text, '@shop', 'x', now() from organizations where id = $1`,
    [organizationId],
  );
  await app.database.ownerPool.query(
    `with contact as (
      insert into contacts (organization_id, customer_id, channel, external_id, conversation_id, created_at)
      select $1, $3, 'instagram', n::text, gen_random_uuid(), now() from generate_series(1, $2::int) n
      returning organization_id, conversation_id)
    insert into messages (organization_id, conversation_id, author, text, status, created_at)
    select organization_id, conversation_id, 'campaign', 'x', $4, now() - interval '1 day' from contact`,
    [organizationId, count, customerId, state],
  );
  await app.database.ownerPool.query(
    `insert into outbox (organization_id, message_id, conversation_id, part, text, state, tried_at, created_at, updated_at)
     select organization_id, id, conversation_id, 0, 'x', status, now() - interval '1 day', now(), now() from messages
     where organization_id = $1 and author = 'campaign'`,
    [organizationId],
  );
  return organizationId;
}

test("one business's thousand messages that wait do not keep another's from being queued again", async () => {
  await using app = await testApp();
  const many = await withWaiting(app, stuck, "queued");
  const one = await withWaiting(app, 1, "queued");
  const { ownerPool } = app.database;
  expect(await requeueDeliveries(app.context, new Date())).toBe(1000);
  const jobs = await ownerPool.query(
    `select c.organization_id, count(*)::int as n from jobs j
     join contacts c on j.key = 'deliver:' || c.conversation_id group by 1`,
  );
  expect(Object.fromEntries(jobs.rows.map((row) => [row.organization_id, row.n]))).toEqual({
    [many]: 999,
    [one]: 1,
  });
});

test("A06: one business's thousand messages that nobody knows of do not keep another's from a person", async () => {
  await using app = await testApp();
  await withWaiting(app, stuck, "uncertain");
  const one = await withWaiting(app, 1, "uncertain");
  const found = await readUnknown(app.context.db, new Date());
  expect(found).toHaveLength(1000);
  expect(found.filter(({ organization_id }) => organization_id === one)).toHaveLength(1);
});

test("one business's thousand reminders and campaigns that are due do not keep another's from their turn", async () => {
  await using app = await testApp();
  const { ownerPool } = app.database;
  for (const count of [stuck, 1]) {
    const { organizationId } = await signUpOwner(app);
    const { ticketId } = await seedConversation(app, organizationId, { at: new Date() });
    // The messages of the large organisation have waited longer.
    await ownerPool.query(
      `insert into reminders (organization_id, ticket_id, text, due_at, unless_answered, created_at, updated_at)
       select $1, $2, 'x', now() - make_interval(hours => $3::int), false, now(), now() from generate_series(1, $3::int)`,
      [organizationId, ticketId, count],
    );
    await ownerPool.query(
      `insert into campaigns (organization_id, name, channel, status, created_at, updated_at)
       select $1, 'x', 'whatsapp', 'sending', now(), now() from generate_series(1, $2::int)`,
      [organizationId, count],
    );
  }
  const { rows } = await ownerPool.query(
    `select kind, array_agg(n order by n) as counts from (
       select organization_id, kind, count(*)::int as n from gate.due_outreach(now()) group by 1, 2) x group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { kind: "campaign", counts: [1, 999] },
    { kind: "reminder", counts: [1, 999] },
  ]);
});
