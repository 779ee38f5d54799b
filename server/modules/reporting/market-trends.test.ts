import { expect, test } from "vitest";
import type { Industry } from "#shared/rules/industries.ts";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { countIndustryTrendsJob } from "./jobs/count-industry-trends.ts";

const now = new Date("2026-11-20T09:00:00Z");
const sharing = "/api/market-trends/sharing/";

const count = (app: TestApp) => countIndustryTrendsJob(app.context, {}, { number: 1, last: false });
const see = async (app: TestApp, { token }: { token: string }, period = "weekly") =>
  (await app.request({ path: `/api/market-trends/?period=${period}`, token })).body.data;
const share = (app: TestApp, { token }: { token: string }, isSharing = true) =>
  app.request({ method: "PUT", path: sharing, token, json: { is_sharing: isSharing } });

/** Stores questions that a business's knowledge answered, on a day of November, each title so many times. */
const ask = (app: TestApp, owner: SignedUp, day: number, titles: Record<string, number>) =>
  seedConversation(app, owner.organizationId, {
    at: new Date(Date.UTC(2026, 10, day, 9)),
    messages: Object.entries(titles).flatMap(([title, times]) =>
      Array.from({ length: times }, () => ({
        author: "agent" as const,
        text: "جواب",
        decision: "answer" as const,
        citations: [{ title }],
        at: new Date(Date.UTC(2026, 10, day, 9)),
      })),
    ),
  });

/**
 * Creates so many businesses of an industry that share their counts. Each was asked twice about delivery this week
 * and once in the week before.
 */
async function market(count: number, industry: Industry = "food_beverage") {
  const app = await testApp();
  app.setClock(now);
  const owners: SignedUp[] = [];
  for (let place = 0; place < count; place += 1) owners.push(await join(app, industry));
  return { app, owners, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

async function join(app: TestApp, industry: Industry): Promise<SignedUp> {
  const owner = await signUpOwner(app);
  await app.database.ownerPool.query("update organizations set industry = $1 where id = $2", [
    industry,
    owner.organizationId,
  ]);
  await ask(app, owner, 17, { "رسوم التوصيل": 2, [`قهوة ${owner.organizationId}`]: 5, "طرق الدفع": 1 });
  await ask(app, owner, 10, { "Delivery fees": 1, "طرق الدفع": 3 });
  expect((await share(app, owner)).body.data).toEqual({ is_sharing: true });
  return owner;
}

const none = { is_sharing: true, counted_at: null, rising: [], falling: [] };

test("C202 nine businesses see nothing; with the tenth all see the counts of what rises and falls", async () => {
  await using on = await market(9);
  const { app, owners } = on;
  expect(await count(app)).toBe("Skipped: no topic is shared by enough businesses");
  expect(await see(app, owners[0] as SignedUp)).toEqual(none);
  owners.push(await join(app, "food_beverage"));
  expect(await see(app, owners[0] as SignedUp), "until they are counted").toEqual(none);
  expect(await count(app)).toBe("counted 2 trends");
  const counted = {
    is_sharing: true,
    counted_at: now.toISOString(),
    rising: [{ topic: "delivery", now: 20, before: 10, businesses: 10 }],
    falling: [{ topic: "payments", now: 10, before: 30, businesses: 10 }],
  };
  for (const owner of owners) expect(await see(app, owner)).toEqual(counted);
  const member = await addMember(app, owners[0] as SignedUp, "agent");
  expect(await see(app, member)).toEqual(counted);
});

test("each figure of a topic has ten businesses of its own, in each of its periods", async () => {
  await using on = await market(10);
  const { app, owners } = on;
  // Nine businesses were asked about returns in both weeks. All ten were asked about warranty, but one of them only
  // this week.
  for (const owner of owners.slice(1)) {
    await ask(app, owner, 18, { "سياسة الاسترجاع": 3, الضمان: 2 });
    await ask(app, owner, 11, { "سياسة الاسترجاع": 1, الضمان: 1 });
  }
  await ask(app, owners[0] as SignedUp, 18, { الضمان: 2 });
  await count(app);
  const { rising, falling } = await see(app, owners[0] as SignedUp);
  expect([...rising, ...falling].map(({ topic }: { topic: string }) => topic)).toEqual([
    "delivery",
    "payments",
  ]);
  await ask(app, owners[0] as SignedUp, 11, { الضمان: 1 });
  await count(app);
  expect((await see(app, owners[0] as SignedUp)).rising).toEqual([
    { topic: "delivery", now: 20, before: 10, businesses: 10 },
    { topic: "warranty", now: 20, before: 10, businesses: 10 },
  ]);
});

test("a figure that is mostly one business's own is left out", async () => {
  await using on = await market(10);
  await ask(on.app, on.owners[0] as SignedUp, 18, { "رسوم التوصيل": 100 });
  await count(on.app);
  expect((await see(on.app, on.owners[0] as SignedUp)).rising).toEqual([]);
});

test("a business without consent is in no count and sees none; who withdraws sees nothing at once and is gone with the next count", async () => {
  await using on = await market(10);
  const { app, owners } = on;
  const stranger = await join(app, "food_beverage");
  await share(app, stranger, false);
  await count(app);
  const off = { is_sharing: false, counted_at: null, rising: [], falling: [] };
  expect(await see(app, stranger)).toEqual(off);
  expect((await see(app, owners[0] as SignedUp)).rising[0]).toMatchObject({ now: 20, businesses: 10 });

  const left = owners[9] as SignedUp;
  expect((await share(app, left, false)).body.data).toEqual({ is_sharing: false });
  expect(await see(app, left)).toEqual(off);
  expect((await see(app, owners[0] as SignedUp)).rising[0], "until the next count").toMatchObject({
    now: 20,
  });
  await count(app);
  expect(await see(app, owners[0] as SignedUp)).toEqual(none);
  const { rows } = await app.database.ownerPool.query("select * from industry_trends");
  expect(rows).toEqual([]);
});

test("industries are apart, and so are periods", async () => {
  await using on = await market(10);
  const { app, owners } = on;
  const school = await join(app, "education");
  await count(app);
  expect(await see(app, school)).toEqual(none);
  // Over thirty days all questions are in the present period, and there is nothing before.
  expect(await see(app, owners[0] as SignedUp, "monthly")).toEqual(none);
  for (const owner of owners) await ask(app, owner, 1, { "رسوم التوصيل": 1 });
  await app.database.ownerPool.query(
    "update activity_topics set day = '2026-10-10' where day = '2026-11-01'",
  );
  await count(app);
  expect((await see(app, owners[0] as SignedUp, "monthly")).rising).toEqual([
    { topic: "delivery", now: 30, before: 10, businesses: 10 },
  ]);
});

test("what is stored and shown has no organisation and no words of one, and the application cannot reach the table", async () => {
  await using on = await market(10);
  const { app, owners } = on;
  await count(app);
  const { ownerPool, pool } = app.database;
  const { rows: columns } = await ownerPool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'industry_trends' order by 1",
  );
  expect(columns.map(({ column_name: name }) => name)).toEqual([
    "businesses",
    "businesses_before",
    "counted_at",
    "industry",
    "period",
    "questions",
    "questions_before",
    "topic",
  ]);
  const { rows } = await ownerPool.query("select * from industry_trends");
  const responses = JSON.stringify([rows, await see(app, owners[0] as SignedUp)]);
  const { rows: names } = await ownerPool.query<{ id: string; name: string }>(
    "select id, name from organizations",
  );
  for (const { id, name } of names) {
    expect(responses).not.toContain(id);
    expect(responses).not.toContain(name);
  }
  expect(responses).not.toContain("قهوة");
  await expect(pool.query("select * from industry_trends")).rejects.toThrow(/permission denied/);
  const few = (businesses: number, before: number) =>
    ownerPool.query("select gate.replace_industry_trends($1, now())", [
      JSON.stringify([
        {
          industry: "education",
          period: "weekly",
          topic: "hours",
          now: 9,
          before: 9,
          businesses,
          businesses_before: before,
        },
      ]),
    ]);
  await expect(few(9, 10)).rejects.toThrow(/check/);
  await expect(few(10, 9)).rejects.toThrow(/check/);
  await few(10, 10);
});

test("only an owner decides about it, and the decision is in the activity log", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  expect((await see(app, owner)).is_sharing).toBe(false);
  for (const role of ["manager", "agent"] as const) {
    const member = await addMember(app, owner, role);
    const refused = await share(app, member);
    expect([role, refused.status, refused.body.code]).toEqual([role, 403, "forbidden"]);
  }
  expect((await app.request({ method: "PUT", path: sharing, json: { is_sharing: true } })).status).toBe(401);
  expect((await app.request({ method: "PUT", path: sharing, token: owner.token, json: {} })).status).toBe(
    400,
  );
  const both = await Promise.all([share(app, owner), share(app, owner)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await see(app, owner)).is_sharing).toBe(true);
  const other = await signUpOwner(app);
  expect((await see(app, other)).is_sharing, "another business decides for itself").toBe(false);
  await share(app, owner, false);
  const log = (await app.request({ path: "/api/activity/", token: owner.token })).body.data;
  const actions = log.filter((entry: { action: string }) => entry.action === "marketTrends.setSharing");
  expect(actions.length).toBeGreaterThanOrEqual(2);
});
