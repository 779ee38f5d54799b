import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { listenToPortal } from "#server/testing/listen-to-portal.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { noticeSubscriptionsJob } from "./jobs/notice-subscriptions.ts";

const start = new Date("2026-03-01T10:00:00Z");
const dayMs = 86_400_000;

async function openOffice() {
  const app = await testApp();
  const owner = await signUpOwner(app);
  const manager = await addMember(app, owner, "manager");
  const operator = await operatorToken(app);
  app.setClock(start);
  return {
    app,
    owner,
    manager,
    /** Runs the timetable's job at a time so many days after the start. */
    tick: async (days: number) => {
      app.setClock(new Date(start.getTime() + days * dayMs));
      return noticeSubscriptionsJob(app.context, {}, { number: 1, last: false });
    },
    mails: async () => {
      const { rows } = await app.database.ownerPool.query<{ to_address: string; subject: string }>(
        "select to_address, subject from mails where subject ~ 'trial|subscription|replies' order by created_at, to_address",
      );
      return rows.map(({ to_address, subject }) => `${to_address}: ${subject}`);
    },
    startTrial: (token = owner.token) =>
      app.request({ method: "POST", path: "/api/subscription/trial/", token }),
    async subscribe() {
      const json = { plan: "basic", period: "month", price: 259 };
      await app.request({ path: "/api/subscription/requests/", token: owner.token, json });
      const { body } = await app.request({ path: "/api/operator/subscription-requests/", token: operator });
      const path = `/api/operator/subscription-requests/${body.data[0].id}/activate/`;
      const activated = await app.request({ method: "POST", path, token: operator });
      expect(activated.status, activated.text).toBe(200);
    },
    /** Stores so many replies of the agent. */
    reply: (count: number) =>
      app.database.ownerPool.query(
        `insert into interactions (organization_id, message_id, sent_at)
          select $1, gen_random_uuid(), $2::timestamptz from generate_series(1, $3)`,
        [owner.organizationId, app.context.clock(), count],
      ),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test("C238 owners are told once that the trial ends soon and that it has ended, nobody else is", async () => {
  await using office = await openOffice();
  const { owner, tick, mails } = office;
  const other = await signUpOwner(office.app);
  await office.startTrial();
  await office.startTrial(other.token);
  const nothing = "Skipped: no owner has to be told of anything";
  expect(await tick(4.9)).toBe(nothing);
  const mute = { notification: "subscription:mail", is_on: false };
  await office.app.request({ method: "PUT", path: "/api/me/notifications/", token: other.token, json: mute });
  expect(await tick(5.1)).toBe("Told owners of 2 things");
  expect(await tick(5.2)).toBe(nothing);
  expect(await mails()).toEqual([`${owner.email}: Your Wakil trial ends on \u20688 Mar\u2069`]);
  expect(await tick(7)).toBe("Told owners of 2 things");
  expect(await tick(7.1)).toBe(nothing);
  expect((await mails()).slice(1)).toEqual([`${owner.email}: Your Wakil trial has ended`]);
});

test("C238 an owner's portal hears of it too; what ended while the server stood still is no news", async () => {
  await using office = await openOffice();
  const { app, owner, manager } = office;
  const url = await app.http.app.listen({ port: 0, host: "127.0.0.1" });
  await office.startTrial();
  await using portal = await listenToPortal(url, owner.token);
  await using managers = await listenToPortal(url, manager.token);
  await expect.poll(portal.heard).not.toBe("");
  await expect.poll(managers.heard).not.toBe("");
  await office.tick(5.5);
  await expect.poll(portal.heard).toContain('{"kind":"subscription_notice","id":"trial_ending"}');
  expect(await office.tick(9)).toBe("Skipped: no owner has to be told of anything");
  app.context.events.publish({ kind: "agent", id: "last", organizationId: owner.organizationId });
  await expect.poll(managers.heard).toContain("last");
  expect(managers.heard()).not.toContain("subscription_notice");
});

test("C238 owners are told of an activation, a week before a term ends, and of its end with the days of grace", async () => {
  await using office = await openOffice();
  const { owner, tick, mails } = office;
  await office.subscribe();
  const ends = "\u20681 Apr\u2069";
  expect(await mails()).toEqual([`${owner.email}: Your Wakil subscription runs until ${ends}`]);
  expect(await tick(23)).toMatch(/^Skipped/);
  expect(await tick(24.5)).toBe("Told owners of 1 things");
  expect((await mails()).slice(1)).toEqual([`${owner.email}: Your Wakil subscription ends on ${ends}`]);
  // An owner who renews is notified of the new end in time, and not of the old one.
  await office.subscribe();
  expect((await mails()).slice(2)).toEqual([
    `${owner.email}: Your Wakil subscription runs until \u20681 May\u2069`,
  ]);
  expect(await tick(31.5)).toMatch(/^Skipped/);
  expect(await tick(61.2)).toBe("Told owners of 1 things");
  const { rows } = await office.app.database.ownerPool.query<{ text: string }>(
    "select text from mails where subject = 'Your Wakil subscription has ended'",
  );
  expect(rows[0]?.text).toContain("keep answering until \u206815 May\u2069");
});

test("C238 owners are told at 80% and at 100% of the replies, once in each month", async () => {
  await using office = await openOffice();
  const { owner, tick, mails } = office;
  await office.startTrial();
  await office.reply(2399);
  expect(await tick(0.1)).toMatch(/^Skipped/);
  await office.reply(1);
  expect(await tick(0.2)).toBe("Told owners of 1 things");
  expect(await tick(0.3)).toMatch(/^Skipped/);
  await office.reply(600);
  expect(await tick(0.4)).toBe("Told owners of 1 things");
  expect(await tick(0.5)).toMatch(/^Skipped/);
  expect(await mails()).toEqual([
    `${owner.email}: 80% of your agents' replies are used`,
    `${owner.email}: All your agents' replies are used`,
  ]);
});
