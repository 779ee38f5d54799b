import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { addOperator } from "#server/modules/identity/index.ts";
import { replyToMessage } from "#server/modules/conversations/replies.ts";
import { tenantOf } from "#server/tenant.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";

const question = "متى تفتحون؟";
const trialStart = new Date("2026-03-01T10:00:00Z");

async function openShop() {
  const app = await testApp();
  const owner = await signUpOwner(app);
  await trainAgent(app, owner.organizationId, shopEntries());
  const chat = (await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token }))
    .body.data.token;
  app.setClock(trialStart);
  return {
    app,
    owner,
    /** A new customer asks when the shop opens. */
    async ask() {
      const answer = await app.request({
        path: "/webhook/chatbot/",
        headers: { "x-session-id": `session_${randomBytes(16).toString("hex")}` },
        form: { customer_msg: question, chat_token: chat },
      });
      expect(answer.status, answer.text).toBe(200);
      return answer.body;
    },
    startTrial: () => app.request({ method: "POST", path: "/api/subscription/trial/", token: owner.token }),
    async read() {
      return (await app.request({ path: "/api/subscription/", token: owner.token })).body.data;
    },
    async tickets() {
      return (await app.request({ path: "/api/tickets/", token: owner.token })).body.data;
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test("every reply of the agent counts once, and a message that is answered twice counts once", async () => {
  await using shop = await openShop();
  await shop.startTrial();
  expect((await shop.ask()).decision).toBe("answer");
  expect((await shop.ask()).decision).toBe("answer");
  expect((await shop.read()).usage).toMatchObject({ used: 2, limit: 3000 });
  const { rows } = await shop.app.database.ownerPool.query<{ id: string }>(
    "select id from messages where author = 'customer' limit 1",
  );
  const again = await replyToMessage(
    tenantOf(shop.app.context, shop.owner.organizationId),
    rows[0]?.id ?? "",
    {
      inline: true,
    },
  );
  expect(again?.did).toBe("already answered");
  expect((await shop.read()).usage.used).toBe(2);
});

test("before the trial the agent answers, after it the message goes to the team and nothing is lost", async () => {
  await using shop = await openShop();
  expect((await shop.ask()).decision).toBe("answer");
  await shop.startTrial();
  shop.app.setClock(new Date("2026-03-08T10:00:00Z"));
  expect((await shop.read()).withheld).toBe("subscription_ended");
  const reply = await shop.ask();
  expect(reply.decision).toBe("handover");
  // The customer is told that the team has the message, and nothing about the subscription.
  expect(reply.chatbot_msg).toBe("وصلتنا رسالتك، وحوّلتها إلى فريقنا، وسيردّون عليك هنا.");
  const [ticket] = (await shop.tickets()).filter(({ status }: { status: string }) => status === "deferred");
  expect(ticket).toMatchObject({ defer_reason: "subscription_ended", subject: question });

  const account = { email: "ops@wakil.example", password: "operator password" };
  await addOperator(shop.app.database, { ...account, name: "Operator" });
  const operator = (await shop.app.request({ path: "/auth/login/", json: account })).body.data.token;
  const requested = await shop.app.request({
    path: "/api/subscription/requests/",
    token: shop.owner.token,
    json: { plan: "basic", period: "month", price: 259 },
  });
  // A request alone does not reactivate the agent (D07).
  expect((await shop.ask()).decision).toBe("handover");
  await shop.app.request({
    method: "POST",
    path: `/api/operator/subscription-requests/${requested.body.data.request.id}/activate/`,
    token: operator,
  });
  expect((await shop.ask()).decision).toBe("answer");
  expect((await shop.read()).usage).toMatchObject({ used: 1, limit: 1000 });
});

test("A47 at the plan's limit the agent hands over, and the portal's preview still answers", async () => {
  await using shop = await openShop();
  await shop.startTrial();
  await shop.app.database.ownerPool.query(
    "insert into interactions select $1, gen_random_uuid(), $2 from generate_series(1, 2999)",
    [shop.owner.organizationId, trialStart],
  );
  expect((await shop.read()).usage).toMatchObject({ used: 2999, notice: "near_limit" });
  expect((await shop.ask()).decision).toBe("answer");
  expect((await shop.read()).usage).toMatchObject({ used: 3000, limit: 3000, notice: "limit_reached" });
  expect((await shop.read()).withheld).toBe("limit_reached");
  expect((await shop.ask()).decision).toBe("handover");
  const reasons = (await shop.tickets()).map((row: { defer_reason: string | null }) => row.defer_reason);
  expect(reasons).toContain("limit_reached");
  // A message that was handed over because of the limit does not count against it.
  expect((await shop.read()).usage.used).toBe(3000);
  const preview = await shop.app.request({
    path: "/api/agents/support/preview/",
    token: shop.owner.token,
    json: { question },
  });
  expect(preview.body.data.decision, preview.text).toBe("answer");
});
