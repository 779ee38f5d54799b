import { expect, test } from "vitest";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { routes } from "#server/app.ts";
import { Failure } from "#server/http/failure.ts";
import { maxHalfRequests } from "#server/http/half-requests.ts";
import { maxOpenStreams } from "#server/http/open-streams.ts";
import type { Route } from "#server/http/serve.ts";
import { createHttpServer } from "#server/http/server.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { send, testApp, type TestApp } from "#server/testing/test-app.ts";
import { requireSubscription } from "./read-only.ts";

const begin = new Date("2026-03-01T10:00:00Z");
const ended = new Date("2026-03-08T10:00:00Z");

async function startTrial(app: TestApp, token: string): Promise<void> {
  app.setClock(begin);
  expect((await app.request({ path: "/api/subscription/trial/", token, json: {} })).status).toBe(200);
}

/** Every route of members with a handler that only reports that it was reached, without its schemas. */
const reachedRoutes = routes
  .filter(({ endpoint }) => endpoint.access === "member" || endpoint.access === "owner")
  .map(({ endpoint }): Route => {
    const { body: _, bodyKind: _kind, params: _params, query: _query, streams: _streams, ...rest } = endpoint;
    return requireSubscription({
      endpoint: rest as Endpoint,
      handle: () => Promise.reject(new Failure("trial_used")),
      unaudited: "the handler changes nothing",
    });
  });

test("a business whose trial has ended reads, answers, exports, deletes and pays, and changes nothing of the service", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  await startTrial(app, token);
  const http = await createHttpServer(app.context, reachedRoutes, [], async () => null, {
    limits: false,
    maxOpenStreams,
    maxHalfRequests,
    maxHeaderMs: 15_000,
    maxRequestMs: 60_000,
    maxIdleMs: 120_000,
    draining: () => false,
  });
  const answers = async () => {
    const codes: Record<string, string> = {};
    for (const { endpoint } of reachedRoutes) {
      const path = endpoint.path.replaceAll(/:\w+/g, "1");
      codes[endpoint.name] = (await send(http, { method: endpoint.method, path, token })).body.code;
    }
    return codes;
  };
  try {
    expect(new Set(Object.values(await answers()))).toEqual(new Set(["trial_used"]));
    app.setClock(ended);
    const codes = await answers();
    const refused = Object.keys(codes).filter((name) => codes[name] === "subscription_ended");
    expect(Object.keys(codes).filter((name) => codes[name] === "trial_used")).toHaveLength(
      reachedRoutes.length - refused.length,
    );
    expect(refused).toEqual(
      expect.arrayContaining([
        "agents.save",
        "campaigns.add",
        "campaigns.start",
        "channels.begin",
        "chatbot.generate",
        "faqs.create",
        "knowledge.train",
        "knowledge.uploadFile",
        "lessons.teach",
        "mailboxes.connect",
        "triageRules.add",
      ]),
    );
    for (const name of [
      "campaigns.cancel",
      "channels.disconnect",
      "customers.erase",
      "customers.exportList",
      "knowledge.deleteSource",
      "organizations.changeMember",
      "payments.start",
      "privacy.requestCopy",
      "subscription.request",
      "support.create",
      "tickets.close",
      "tickets.list",
      "tickets.reply",
    ])
      expect([name, codes[name]]).toEqual([name, "trial_used"]);
  } finally {
    await http.app.close();
  }
});

test("after the trial a change is refused with what to do, a ticket is answered, and a renewal opens everything again", async () => {
  await using app = await testApp();
  const { token, organizationId } = await signUpOwner(app);
  await startTrial(app, token);
  const { ticketId } = await seedConversation(app, organizationId, { at: begin });
  const addAnswer = (question: string) =>
    app.request({
      path: "/api/faqs/",
      token,
      json: { phrasings: [question], answer: { ar: null, en: "Yes." } },
      headers: { "accept-language": "ar" },
    });
  expect((await addAnswer("Do you deliver?")).status).toBe(200);
  app.setClock(ended);
  const refused = await addAnswer("Do you open on Fridays?");
  expect([refused.status, refused.body.code]).toEqual([403, "subscription_ended"]);
  expect(refused.body.message).toContain("من صفحة الاشتراك");
  const reply = { path: `/api/tickets/${ticketId}/reply/`, token, json: { text: "مرحبًا" } };
  expect((await app.request(reply)).status).toBe(200);
  expect((await app.request({ path: "/api/faqs/", token })).body.data).toHaveLength(1);
  await app.database.ownerPool.query(
    `update subscriptions set trial_ends_at = trial_ends_at + interval '30 days' where organization_id = $1`,
    [organizationId],
  );
  expect((await addAnswer("Do you open on Fridays?")).status).toBe(200);
});

test("a business that has started nothing is being set up, and changes what it likes", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const json = { phrasings: ["Do you deliver?"], answer: { ar: null, en: "Yes." } };
  expect((await app.request({ path: "/api/faqs/", token, json })).status).toBe(200);
});
