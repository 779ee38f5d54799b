import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { findStoredText } from "#server/testing/find-stored-text.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { applyRetentionsJob } from "./retention.ts";

const now = new Date("2026-11-20T09:00:00Z");
const monthsAgo = (months: number) => new Date(Date.UTC(2026, 10 - months, 19, 9));
const retention = "/api/privacy/retention/";

async function shopWithOldTickets() {
  const app = await testApp();
  app.setClock(now);
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const seed = async (owner: SignedUp, word: string, at: Date, isClosed = true) => {
    const seeded = await seedConversation(app, owner.organizationId, {
      at,
      customer: { name: `${word} name` },
      subject: word,
      messages: [
        { author: "customer", text: `${word} asked` },
        { author: "agent", text: `${word} answered`, decision: "answer" },
      ],
    });
    if (isClosed)
      await app.database.ownerPool.query(
        "update tickets set status = 'closed', close_reason = 'answered', closed_at = $2 where id = $1",
        [seeded.ticketId, at],
      );
    return seeded;
  };
  await seed(owner, "zqold", monthsAgo(13));
  await seed(owner, "zqopen", monthsAgo(13), false);
  await seed(owner, "zqyoung", monthsAgo(11));
  await seed(other, "zqother", monthsAgo(13));
  const run = () => applyRetentionsJob(app.context, {}, { number: 1, last: false });
  const set = (months: unknown, token = owner.token) =>
    app.request({ method: "PUT", path: retention, token, json: { months } });
  return { app, owner, run, set };
}

test("closed conversations are erased once they are older than an owner keeps them, and nothing else is", async () => {
  const { app, owner, run, set } = await shopWithOldTickets();
  await using _ = app;
  expect((await app.request({ path: retention, token: owner.token })).body.data).toEqual({
    months: null,
    applied_at: null,
    erased_tickets: 0,
  });
  expect(await run()).toBe("Skipped: nothing is older than it is kept");
  const preview = await app.request({ path: `${retention}preview/?months=12`, token: owner.token });
  expect(preview.body.data).toEqual({ tickets: 1, messages: 2 });
  // Opening the preview changes nothing.
  expect(await run()).toBe("Skipped: nothing is older than it is kept");
  expect((await set(12)).body.data).toMatchObject({ months: 12, erased_tickets: 0 });
  expect(await run()).toBe("erased 1 old tickets");
  await app.runJobs();
  const words = ["zqold asked", "zqold answered", "zqopen asked", "zqyoung asked", "zqother asked"];
  const found = await findStoredText(app, words);
  expect(words.filter((word) => found[word]?.length === 0)).toEqual(["zqold asked", "zqold answered"]);
  expect((await app.request({ path: retention, token: owner.token })).body.data).toMatchObject({
    months: 12,
    applied_at: now.toISOString(),
    erased_tickets: 1,
  });
  expect((await set(null)).body.data).toMatchObject({ months: null });
  app.setClock(new Date("2028-11-20T09:00:00Z"));
  expect(await run()).toBe("Skipped: nothing is older than it is kept");
  const log = (await app.request({ path: "/api/activity/", token: owner.token })).body.data;
  expect(JSON.stringify(log)).toContain("privacy.setRetention");
});

test("a ticket that was merged into an old one goes with it, and one that was opened again stays", async () => {
  const { app, owner, run, set } = await shopWithOldTickets();
  await using _ = app;
  const { rows } = await app.database.ownerPool.query<{ id: string; subject: string }>(
    "select id, subject from tickets where organization_id = $1",
    [owner.organizationId],
  );
  const idOf = (subject: string) => rows.find((row) => row.subject === subject)?.id;
  await app.database.ownerPool.query(
    `update tickets set status = 'closed', close_reason = 'answered', closed_at = $3, merged_at = $3, merged_into_id = $2,
       merged_into_number = (select number from tickets where id = $2), before_merge = '{}' where id = $1`,
    [idOf("zqyoung"), idOf("zqold"), monthsAgo(1)],
  );
  await set(12);
  expect(await run()).toBe("erased 2 old tickets");
  const left = await app.database.ownerPool.query(
    "select subject from tickets where organization_id = $1 order by subject",
    [owner.organizationId],
  );
  expect(left.rows).toEqual([{ subject: "zqopen" }]);
});

test("only owners see and set it, and only to what can be chosen", async () => {
  const { app, owner, set } = await shopWithOldTickets();
  await using _ = app;
  const manager = await addMember(app, owner, "manager");
  expect((await set(12, manager.token)).status).toBe(403);
  for (const months of [0, 1, 7, "12", -3])
    expect([months, (await set(months)).status]).toEqual([months, 400]);
});
