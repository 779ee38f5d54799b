import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

const secret = "the-secret-of-the-app-in-tests";
const env = { DEMO: "false", META_APP_ID: "510000000000001", META_APP_SECRET: secret };

async function connectAccount(app: TestApp, account: string): Promise<string> {
  const { organizationId } = await signUpOwner(app);
  await app.database.ownerPool.query(
    `insert into channel_connections (organization_id, kind, account, name, sealed_secrets, connected_at)
     values ($1, 'whatsapp_meta', $2, '+966 55 000 1002', 'sealed', now())`,
    [organizationId, account],
  );
  return organizationId;
}

const message = (account: string, id: string, body = "متى تفتحون؟", from = "966500000001") => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: "104200000000002",
      changes: [
        {
          field: "messages",
          value: {
            metadata: { phone_number_id: account },
            messages: [{ id, from, timestamp: "1763000000", type: "text", text: { body } }],
          },
        },
      ],
    },
  ],
});

async function deliver(app: TestApp, payload: object): Promise<{ status: number; stored: number }> {
  const bytes = JSON.stringify(payload);
  const answer = await app.http.app.inject({
    method: "POST",
    url: "/webhook/whatsapp/",
    headers: {
      "content-type": "application/json",
      "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(bytes).digest("hex")}`,
    },
    payload: bytes,
  });
  return { status: answer.statusCode, stored: answer.json().data?.stored };
}

const eventsOf = async (app: TestApp, organizationId: string) =>
  (
    await app.database.ownerPool.query<{ external_id: string; text: string }>(
      `select external_id, body #>> '{message,text,body}' as text from channel_events where organization_id = $1`,
      [organizationId],
    )
  ).rows;

test("what is told of an account that is being connected comes again, and takes nobody else's along; not for ever", async () => {
  await using app = await testApp({ env });
  const organizationId = await connectAccount(app, "one");
  await app.database.ownerPool.query(
    `insert into connecting_accounts (id, organization_id, platform, account, until)
     values (gen_random_uuid(), $1, 'whatsapp', 'two', $2)`,
    [organizationId, new Date(app.context.clock().getTime() + 60_000)],
  );
  expect((await deliver(app, message("two", "a"))).status).toBe(503);
  const { entry } = message("one", "b");
  const both = { ...message("two", "c"), entry: [...message("two", "c").entry, ...entry] };
  const [mixed, alone] = await Promise.all([deliver(app, both), deliver(app, message("one", "d"))]);
  expect(mixed.status).toBe(503);
  expect(alone).toEqual({ status: 200, stored: 1 });
  expect((await eventsOf(app, organizationId)).length).toBe(2);
  expect((await deliver(app, message("nobody", "e"))).status).toBe(200);
  // The process that was connecting the account has died in the meantime.
  await app.passTime(61_000);
  expect(await deliver(app, message("two", "a"))).toEqual({ status: 200, stored: 0 });
});

test("deliveries of many accounts at once: each event is stored once, at its own account, and told to one of its deliveries", async () => {
  await using app = await testApp({ env });
  const [one, other] = [
    await connectAccount(app, "106500000000002"),
    await connectAccount(app, "106500000000003"),
  ];
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      deliver(app, message(index % 2 ? "106500000000003" : "106500000000002", `wamid.${index % 40}`)),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  // The same ids at two accounts are two events: 40 numbers, each found at one of the two accounts.
  expect(answers.reduce((sum, { stored }) => sum + stored, 0)).toBe(40);
  const [mine, theirs] = [await eventsOf(app, one), await eventsOf(app, other)];
  expect(mine.map((row) => Number(row.external_id.split(".")[1])).every((at) => at % 2 === 0)).toBe(true);
  expect([mine.length, theirs.length]).toEqual([20, 20]);
});

test("letters that the database cannot hold are left out, and what comes with them is stored", async () => {
  await using app = await testApp({ env });
  const organizationId = await connectAccount(app, "106500000000002");
  const texts = ["a\u0000b", "half \ud83d", "plain", String.raw`written \u0000`];
  const answers = await Promise.all(
    texts.map((text, index) => deliver(app, message("106500000000002", `wamid.${index}`, text))),
  );
  expect(answers.map(({ stored }) => stored)).toEqual([1, 1, 1, 1]);
  expect((await eventsOf(app, organizationId)).map(({ text }) => text).toSorted()).toEqual(
    ["ab", "half \ufffd", "plain", String.raw`written \u0000`].toSorted(),
  );
});

test("a delivery that the database refuses is refused alone: those that came with it are stored", async () => {
  await using app = await testApp({ env });
  const organizationId = await connectAccount(app, "106500000000002");
  // An index cannot hold an id of this length.
  const tooLong = `wamid.${Array.from({ length: 1500 }, (_, index) => (index * 7919).toString(36)).join("")}`;
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      deliver(app, message("106500000000002", index === 13 ? tooLong : `wamid.${index}`)),
    ),
  );
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([500]);
  expect(await eventsOf(app, organizationId)).toHaveLength(29);
});
