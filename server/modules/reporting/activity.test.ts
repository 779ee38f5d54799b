import fc from "fast-check";
import { expect, test } from "vitest";
import { type SeedMessage, type Seeded, seedConversation } from "#server/testing/seed-conversation.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { runActivityCommand } from "./activity-command.ts";

const now = new Date("2026-11-20T12:00:00+03:00");

/** An event of the test; `pick` selects its object among the existing ones. */
type Step =
  | {
      kind: "written";
      hoursAgo: number;
      channel: string;
      again: boolean;
      messages: SeedMessage[];
      pick: number;
    }
  | {
      kind:
        | "closed"
        | "merged"
        | "unmerged"
        | "joined"
        | "unjoined"
        | "erased"
        | "delivered"
        | "failed"
        | "decided"
        | "edited"
        | "dated"
        | "deleted"
        | "rolled back"
        | "folded"
        | "moved zone";
      pick: number;
    };

const pick = fc.nat({ max: 1000 });
const message: fc.Arbitrary<SeedMessage> = fc.oneof(
  fc.record({
    author: fc.constant("customer" as const),
    text: fc.constant("سؤال"),
    language: fc.constantFrom("ar" as const, "en" as const),
  }),
  fc.record({
    author: fc.constant("agent" as const),
    text: fc.constant("جواب"),
    decision: fc.constantFrom(
      "answer" as const,
      "clarify" as const,
      "handover" as const,
      "smalltalk" as const,
    ),
    status: fc.constantFrom("sent" as const, "queued" as const, "failed" as const),
    citations: fc.array(
      fc.record({
        title: fc.constantFrom("", "السعر", "التوصيل", "Hours"),
        confidence: fc.constantFrom(0.1, 0.35, 0.62, 0.9),
        used: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  }),
  fc.record({ author: fc.constant("staff" as const), text: fc.constant("أهلًا") }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("written" as const),
      hoursAgo: fc.nat({ max: 800 }),
      channel: fc.constantFrom("chat", "whatsapp", "email"),
      again: fc.boolean(),
      messages: fc.array(message, { minLength: 1, maxLength: 4 }),
      pick,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...([
          "closed",
          "merged",
          "unmerged",
          "joined",
          "unjoined",
          "erased",
          "delivered",
          "failed",
          "decided",
        ] as const),
        ...(["edited", "dated", "deleted", "rolled back", "folded", "moved zone"] as const),
      ),
      pick,
    }),
  },
);

/** Applies a step to the existing data. Without a suitable object it does nothing. */
async function take(app: TestApp, owner: SignedUp, seeded: Seeded[], step: Step): Promise<void> {
  const { ownerPool } = app.database;
  const here = owner.organizationId;
  const chooseRow = async (rows: string) => {
    const { rows: found } = await ownerPool.query(`select * from (${rows}) r order by 1`, [here]);
    return found[step.pick % Math.max(found.length, 1)] as Record<string, string> | undefined;
  };
  const chosenMessage = () => chooseRow("select id from messages where organization_id = $1");
  const customer = () =>
    chooseRow("select id from customers where organization_id = $1 and merged_into_id is null");
  const post = (path: string, json: object) => app.request({ path, token: owner.token, json });
  const update = async (change: string) =>
    ownerPool.query(`update messages set ${change} where id = $1`, [(await chosenMessage())?.["id"]]);
  switch (step.kind) {
    case "written": {
      const at = new Date(now.getTime() - step.hoursAgo * 3_600_000 - step.pick * 1000);
      const contact = step.again ? seeded[step.pick % Math.max(seeded.length, 1)] : undefined;
      const { channel, messages } = step;
      seeded.push(
        await seedConversation(app, here, { at, channel, messages, ...(contact && { of: contact }) }),
      );
      return;
    }
    case "closed": {
      const ticket = await chooseRow("select id from tickets where organization_id = $1");
      if (ticket) await post(`/api/tickets/${ticket["id"]}/close/`, { reason: "answered" });
      return;
    }
    case "merged": {
      const pair = await chooseRow(`select b.id, a.id as into_id from tickets b join tickets a
        on a.customer_id = b.customer_id and a.id <> b.id where b.organization_id = $1`);
      if (pair) await post(`/api/tickets/${pair["id"]}/merge/`, { into_id: pair["into_id"] });
      return;
    }
    case "unmerged": {
      const ticket = await chooseRow(
        "select id from tickets where organization_id = $1 and merged_into_id is not null",
      );
      if (ticket) await post(`/api/tickets/${ticket["id"]}/merge/undo/`, {});
      return;
    }
    case "joined": {
      const [one, other] = [await customer(), seeded[(step.pick * 7) % Math.max(seeded.length, 1)]];
      if (one && other) await post(`/api/customers/${one["id"]}/join/`, { other_id: other.customerId });
      return;
    }
    case "unjoined": {
      const merged = await chooseRow(
        "select id, merged_into_id from customers where organization_id = $1 and merged_into_id is not null",
      );
      if (merged)
        await post(`/api/customers/${merged["merged_into_id"]}/undo-join/`, { join_id: merged["id"] });
      return;
    }
    case "erased": {
      const person = await chooseRow("select customer_id from contacts where organization_id = $1");
      if (!person) return;
      const { rows } = await ownerPool.query<{ id: string }>(
        "select conversation_id as id from contacts where customer_id = $1",
        [person["customer_id"]],
      );
      await post(`/api/customers/${person["customer_id"]}/erase/`, {});
      const deletedIds = rows.map(({ id }) => id);
      const stays = seeded.filter(({ conversationId }) => !deletedIds.includes(conversationId));
      seeded.splice(0, seeded.length, ...stays);
      return;
    }
    case "delivered":
      return void (await update("status = case author when 'customer' then status else 'delivered' end"));
    case "failed":
      return void (await update("status = case author when 'customer' then status else 'failed' end"));
    case "decided":
      return void (await update("decision = case author when 'agent' then 'handover' end"));
    case "edited":
      return void (await update("text = 'أخرى', language = 'en'"));
    case "dated":
      return void (await update("created_at = created_at - interval '3 days 20 minutes'"));
    case "deleted":
      return void (await ownerPool.query("delete from messages where id = $1", [
        (await chosenMessage())?.["id"],
      ]));
    case "rolled back":
      await ownerPool.query(
        `begin; delete from contacts where organization_id = '${here}'; delete from tickets where organization_id = '${here}'; rollback`,
      );
      return;
    case "folded":
      return void (await ownerPool.query("select gate.fold_activity(50)"));
    case "moved zone":
      await ownerPool.query("update organizations set time_zone = $2 where id = $1", [
        here,
        ["Asia/Riyadh", "Asia/Kathmandu", "America/New_York"][step.pick % 3],
      ]);
  }
}

async function differences(app: TestApp, owner: SignedUp) {
  const { rows } = await app.database.ownerPool.query("select * from gate.activity_differences($1)", [
    owner.organizationId,
  ]);
  return rows;
}

const dashboards = (app: TestApp, owner: SignedUp) =>
  Promise.all(
    ["weekly", "monthly", "annual"].map(
      async (period) =>
        (await app.request({ path: `/api/dashboard/?period=${period}`, token: owner.token })).body.data,
    ),
  );

test("whatever happens to messages, tickets, customers and counts: each step leaves what a full count finds", async () => {
  await using app = await testApp();
  app.setClock(now);
  const owner = await signUpOwner(app);
  const seeded: Seeded[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 30 }), async (steps) => {
      for (const step of steps) {
        await take(app, owner, seeded, step);
        expect(await differences(app, owner), step.kind).toEqual([]);
      }
      // The dashboard is the same from counts that were added one by one, from their sums, and from a full count.
      const before = await dashboards(app, owner);
      await app.database.ownerPool.query("select gate.fold_activity(100000)");
      expect(await dashboards(app, owner)).toEqual(before);
      await app.database.ownerPool.query("select gate.recount_activity($1)", [owner.organizationId]);
      expect(await dashboards(app, owner)).toEqual(before);
    }),
    // The data stays for the next run, so a failure is described by its step and not by the smallest sequence.
    { numRuns: 4, endOnFailure: true },
  );
}, 60_000);

test("writing, folding and counting anew at the same time count everything once", async () => {
  await using app = await testApp();
  app.setClock(now);
  const owner = await signUpOwner(app);
  const { ownerPool } = app.database;
  const write = async (count: number) => {
    for (let n = 0; n < count; n += 1)
      await seedConversation(app, owner.organizationId, {
        at: new Date(now.getTime() - n * 60_000),
        messages: [
          { author: "customer", text: "سؤال" },
          { author: "agent", text: "جواب", decision: "answer", citations: [{ title: "السعر" }] },
        ],
      });
  };
  const repeat = async (statement: string) => {
    for (let n = 0; n < 15; n += 1) await ownerPool.query(statement);
  };
  await Promise.all([
    write(15),
    write(15),
    repeat("select gate.fold_activity(10)"),
    repeat("select gate.fold_activity(1000)"),
    repeat(`select gate.recount_activity('${owner.organizationId}')`),
  ]);
  expect(await differences(app, owner)).toEqual([]);
  expect((await dashboards(app, owner))[0]).toMatchObject({ total_tickets: 30, answered: 30 });
});

test("a topic's example is of a day on which it is still asked about, before the counts are summed up too", async () => {
  await using app = await testApp();
  app.setClock(now);
  const owner = await signUpOwner(app);
  const ask = (text: string, daysAgo: number) =>
    seedConversation(app, owner.organizationId, {
      at: new Date(now.getTime() - daysAgo * 24 * 3_600_000),
      messages: [
        { author: "customer", text },
        { author: "agent", text: "جواب", decision: "answer", citations: [{ title: "السعر" }] },
      ],
    });
  await ask("كم سعر القهوة؟", 2);
  const { conversationId } = await ask("بكم؟", 1);
  await app.database.ownerPool.query("delete from messages where conversation_id = $1", [conversationId]);
  const readIssues = async () => (await dashboards(app, owner))[0].common_issues;
  const only = [{ id: expect.any(String), title: "السعر", count: 1, answered: 1, example: "كم سعر القهوة؟" }];
  expect(await readIssues()).toEqual(only);
  await app.database.ownerPool.query("select gate.fold_activity(1000)");
  expect(await readIssues()).toEqual(only);
});

test("an organisation that is deleted takes its counts along", async () => {
  await using app = await testApp();
  app.setClock(now);
  const owner = await signUpOwner(app);
  await seedConversation(app, owner.organizationId, {
    at: now,
    messages: [{ author: "customer", text: "س" }],
  });
  await app.database.ownerPool.query("delete from organizations where id = $1", [owner.organizationId]);
  const { rows } = await app.database.ownerPool.query("select from activity_quarters");
  expect(rows).toEqual([]);
});

test("the command finds counts that are wrong, and mends them by counting anew; the job sums rows up", async () => {
  await using app = await testApp();
  app.setClock(now);
  const owner = await signUpOwner(app);
  const run = (...args: string[]) => runActivityCommand(app.database.ownerPool, args);
  await seedConversation(app, owner.organizationId, {
    at: now,
    messages: [
      { author: "customer", text: "س" },
      { author: "customer", text: "س" },
    ],
  });
  const added = "select count(*)::int as count from activity_quarters";
  expect((await app.database.ownerPool.query(added)).rows).toEqual([{ count: 3 }]);
  const fold = "select add_job('activity.fold')";
  await app.database.ownerPool.query(fold);
  expect(await app.runJobs()).toEqual(["Summed up 5 rows of counts"]);
  expect((await app.database.ownerPool.query(added)).rows).toEqual([{ count: 1 }]);
  await app.database.ownerPool.query(fold);
  expect(await app.runJobs()).toEqual(["Skipped: no counts were added"]);
  const right = { isDone: true, lines: [`${owner.organizationId}: right`] };
  expect(await run("check")).toEqual(right);
  await app.database.ownerPool.query("update activity_quarters set messages = messages + 1");
  const wrong = await run("check", owner.organizationId);
  expect(wrong.isDone).toBe(false);
  expect(wrong.lines).toEqual([
    `${owner.organizationId}: 1 counts differ from a full count`,
    expect.stringContaining("[1,3,0,0,0], counted [1,2,0,0,0]"),
  ]);
  expect(await run("recount")).toMatchObject({ isDone: true });
  expect(await run("check")).toEqual(right);
  expect((await run("check", "nobody")).isDone).toBe(false);
  expect((await run()).isDone).toBe(false);
});
