import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { Api } from "#server/demo/api.ts";
import { demoAgent, demoBusiness, demoOwner } from "#server/demo/business.ts";
import { demoConversations } from "#server/demo/conversations.ts";
import { messageTimes } from "#server/demo/moment.ts";
import { updateMember } from "#server/modules/identity/index.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { hashPassword } from "#server/passwords/hash.ts";
import { openDemoPlatforms } from "#server/simulator/demo-platforms.ts";
import { tenantOf } from "#server/tenant.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { createMonth } from "./create-month.ts";
import { planMonth } from "./plan.ts";
import { prepareMonth } from "./prepare-month.ts";

const endsAt = new Date("2026-11-23T15:20:00Z");
const others = demoConversations.map((one) => messageTimes(one, endsAt)[0]!);

/** Creates the demo's business without its files, so that the agent hands everything over and the team answers. */
async function signUpDemo(app: TestApp): Promise<{ owner: string }> {
  const api = new Api(app.http);
  const { data } = await api.call<{ data: { token: string; organization: { id: string } } }>(
    "POST",
    "/auth/signup/",
    {
      json: {
        businessName: demoBusiness.name.ar,
        email: demoOwner.email,
        phoneNumber: demoBusiness.phone,
        industry: demoBusiness.industry,
        password: demoOwner.password,
      },
    },
  );
  const organizationId = mintOrganizationId(data.organization.id);
  await tenantOf(app.context, organizationId).transaction((db) =>
    updateMember(db, demoOwner.email, { email_verified_at: endsAt }),
  );
  await api.call("POST", "/api/members/", {
    token: data.token,
    json: { name: demoAgent.name.ar, email: demoAgent.email, role: "agent" },
  });
  const hash = await hashPassword(demoAgent.password);
  await tenantOf(app.context, organizationId).transaction((db) =>
    updateMember(db, demoAgent.email, { password_hash: hash }),
  );
  await api.call("POST", "/api/chatbot/generate/", { token: data.token });
  const numbers = await prepareMonth(app.context, app.database.ownerPool, api, data.token, {
    endsAt,
    others,
  });
  await numbers.end();
  return { owner: data.token };
}

async function playUntil(app: TestApp, made: number, meanwhile?: () => Promise<void>): Promise<void> {
  const live = openDemoPlatforms(app.context);
  app.context.platforms = live;
  const month = createMonth(app.context, app.database, live, () => {});
  let isOver = false;
  void month.done.then(() => (isOver = true));
  while (!isOver && (live.month?.made ?? 0) < made) {
    await sleep(20);
    await meanwhile?.();
  }
  await month.stop();
  live.stop();
}

test("a month that is interrupted goes on where it was, with every conversation once and at its time", async () => {
  await using app = await testApp({
    env: { DEMO: "true", DEMO_MONTH: "true", PUBLIC_URL: "http://127.0.0.1:3999" },
  });
  await signUpDemo(app);
  const shown: unknown[] = [];
  const recordProgress = async () =>
    void shown.push((await app.request({ path: "/api/simulator/month/" })).body.data);
  await playUntil(app, 2, recordProgress);
  await recordProgress();
  const { length: planned } = planMonth(endsAt, others).conversations;
  expect(shown).toContainEqual({ made: expect.any(Number), planned });
  expect(shown.at(-1)).toBeNull();
  // A month that has begun stays unchanged when the server starts with DEMO_MONTH=false.
  const startMonth = async () =>
    (await app.database.ownerPool.query<{ made: number }>("select made from demo_month")).rows[0]?.made;
  const before = await startMonth();
  const live = openDemoPlatforms(app.context);
  const without = { ...app.context, config: { ...app.context.config, demoMonth: false } };
  await createMonth(without, app.database, live, () => {}).done;
  live.stop();
  expect(await startMonth()).toBe(before);
  let isCut = false;
  // The test simulates the death of the process in the middle of a conversation: its uncommitted rows are lost with
  // its connection.
  await playUntil(app, 5, async () => {
    if (isCut || !app.context.platforms?.month) return;
    const { rowCount } = await app.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and datname = current_database() and xact_start is not null`,
    );
    isCut = (rowCount ?? 0) > 0;
  });
  expect(isCut).toBe(true);
  const { rows: months } = await app.database.ownerPool.query<{ made: number }>(
    "select made from demo_month",
  );
  const made = months[0]!.made;
  const { conversations } = planMonth(endsAt, others);
  const { rows: tickets } = await app.database.ownerPool.query<{
    number: number;
    created_at: Date;
    messages: string[];
  }>(
    `select t.number, t.created_at,
       (select array_agg(m.text order by m.created_at) from messages m where m.ticket_id = t.id and m.author = 'customer') as messages
     from tickets t order by t.number`,
  );
  const done = conversations.slice(0, made);
  expect(tickets.map(({ number }) => number)).toEqual(done.map(({ rank }) => 1001 + rank));
  expect(tickets.map(({ created_at }) => created_at)).toEqual(done.map(({ messages }) => messages[0]!.at));
  for (const [place, { messages }] of tickets.entries()) {
    const { messages: placeMessages, staff } = done[place]!;
    const texts = placeMessages.map(({ text }) => text);
    expect([texts, [...texts, staff.thanks]]).toContainEqual(messages);
  }
  const next = await app.database.ownerPool.query("select next_ticket_number as n from organizations");
  expect(next.rows).toEqual([{ n: 1001 + conversations.length + others.length }]);
  const { rows: jobs } = await app.database.ownerPool.query(
    "select name from jobs where name = 'agent.reply'",
  );
  expect(jobs).toEqual([]);
  const { rows: staff } = await app.database.ownerPool.query<{ members: number; late: number }>(
    `select count(distinct member_id)::int as members, count(*) filter (where created_at > $1)::int as late
     from messages where author = 'staff'`,
    [endsAt],
  );
  expect(staff[0]!.members).toBeGreaterThanOrEqual(2);
  expect(staff[0]!.late).toBe(0);
}, 120_000);
