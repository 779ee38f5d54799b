import { expect, test } from "vitest";
import { addOperator } from "#server/modules/identity/index.ts";
import { addMember } from "#server/testing/add-member.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const dayMs = 24 * 3_600_000;

const readState = async (app: TestApp, token: string) => {
  const { body } = await app.request({ path: "/api/subscription/", token });
  return body.data;
};

const startTrial = (app: TestApp, token: string) =>
  app.request({ method: "POST", path: "/api/subscription/trial/", token });

const askFor = (app: TestApp, token: string, json: object, language = "en") =>
  app.request({
    path: "/api/subscription/requests/",
    token,
    json,
    headers: { "accept-language": language },
  });

const basicMonth = { plan: "basic", period: "month", price: 259 };

async function logInOperator(app: TestApp): Promise<string> {
  const account = { email: "ops@wakil.example", password: "operator password" };
  await addOperator(app.database, { ...account, name: "Operator" });
  return (await app.request({ path: "/auth/login/", json: account })).body.data.token;
}

const listOpen = async (app: TestApp, operator: string) =>
  (await app.request({ path: "/api/operator/subscription-requests/", token: operator })).body.data;

const activate = (app: TestApp, operator: string, id: string) =>
  app.request({
    method: "POST",
    path: `/api/operator/subscription-requests/${id}/activate/`,
    token: operator,
  });

test("C147, C242: a sign-up leaves no trial behind", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  expect(await readState(app, owner.token)).toEqual({
    subscription_status: "NA",
    subscription_active: false,
    expire_at_days: 0,
    ends_at: null,
    grace_ends_at: null,
    online_payment: true,
    plan: null,
    period: null,
    request: null,
    declined_note: null,
    withheld: null,
    usage: null,
    card_renewal: true,
    card_notice: null,
  });
});

test("C250, C259, C274: a trial runs seven days by the server's clock, once for each organisation", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  app.setClock(new Date("2026-03-01T10:00:00Z"));
  const answers = await Promise.all([startTrial(app, owner.token), startTrial(app, owner.token)]);
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  expect(await readState(app, owner.token)).toMatchObject({
    subscription_status: "trial_activated",
    subscription_active: true,
    expire_at_days: 7,
    ends_at: "2026-03-08T10:00:00.000Z",
    usage: { used: 0, limit: 3000 },
  });
  app.setClock(new Date("2026-03-08T09:59:59Z"));
  expect(await readState(app, owner.token)).toMatchObject({
    subscription_status: "trial_activated",
    expire_at_days: 1,
  });
  app.setClock(new Date("2026-03-08T10:00:00Z"));
  expect(await readState(app, owner.token)).toMatchObject({
    subscription_status: "trial_expired",
    subscription_active: false,
    expire_at_days: 0,
  });
  const again = await startTrial(app, owner.token);
  expect([again.status, again.body.code]).toEqual([409, "trial_used"]);
});

test("C259: a request made first does not open a second way to the trial", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await startTrial(app, owner.token);
  await askFor(app, owner.token, basicMonth);
  const operator = await logInOperator(app);
  const [open] = await listOpen(app, operator);
  await app.request({
    path: `/api/operator/subscription-requests/${open.id}/decline/`,
    token: operator,
    json: { note: "No answer under the number given." },
  });
  expect((await startTrial(app, owner.token)).body.code).toBe("trial_used");
});

test("C251: a request waits for the operator, who activates it for its period (D07)", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app, { businessName: "محمصة الركن" });
  const operator = await logInOperator(app);
  app.setClock(new Date("2026-03-01T10:00:00Z"));
  await startTrial(app, owner.token);
  app.setClock(new Date("2026-03-03T10:00:00Z"));
  const requested = await askFor(app, owner.token, basicMonth);
  expect(requested.body.data).toMatchObject({
    subscription_status: "subscription_in_progress",
    // The trial continues in the meantime.
    subscription_active: true,
    expire_at_days: 5,
    request: { ...basicMonth, kind: "subscribe", requested_at: "2026-03-03T10:00:00.000Z" },
  });
  expect((await askFor(app, owner.token, basicMonth)).body.code).toBe("subscription_requested");

  app.setClock(new Date("2026-03-03T12:30:00Z"));
  const open = await listOpen(app, operator);
  expect(open).toMatchObject([
    {
      ...basicMonth,
      kind: "subscribe",
      state: "open",
      language: "en",
      age_minutes: 150,
      due_at: "2026-03-04T10:00:00.000Z",
      organization: { id: owner.organizationId, name: "محمصة الركن", phone: owner.phone },
      requested_by: { email: owner.email },
    },
  ]);
  const clicks = await Promise.all([
    activate(app, operator, open[0].id),
    activate(app, operator, open[0].id),
  ]);
  expect(clicks.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  expect(clicks.find(({ status }) => status === 409)?.body.code).toBe("request_decided");
  expect(await listOpen(app, operator)).toEqual([]);
  expect(await readState(app, owner.token)).toMatchObject({
    subscription_status: "subscription_activated",
    subscription_active: true,
    expire_at_days: 31,
    plan: "basic",
    period: "month",
    ends_at: "2026-04-03T12:30:00.000Z",
    request: null,
    usage: { used: 0, limit: 1000, from: "2026-03-03T12:30:00.000Z" },
  });
  const all = await app.request({ path: "/api/operator/subscriptions/", token: operator });
  expect(all.body.data).toEqual([
    {
      organization: { id: owner.organizationId, name: "محمصة الركن" },
      subscription_status: "subscription_activated",
      subscription_active: true,
      expire_at_days: 31,
      ends_at: "2026-04-03T12:30:00.000Z",
      plan: "basic",
      period: "month",
      interactions_30_days: 0,
      usage: {
        used: 0,
        limit: 1000,
        share: 0,
        notice: null,
        from: "2026-03-03T12:30:00.000Z",
        until: "2026-04-03T12:30:00.000Z",
      },
    },
  ]);
});

test("C249: a paid term ends by the server's clock, and 14 days of grace follow as the terms say", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const operator = await logInOperator(app);
  app.setClock(new Date("2026-03-01T10:00:00Z"));
  await askFor(app, owner.token, basicMonth);
  await activate(app, operator, (await listOpen(app, operator))[0].id);
  const end = new Date("2026-04-01T10:00:00Z").getTime();
  app.setClock(new Date(end));
  expect(await readState(app, owner.token)).toMatchObject({
    subscription_status: "subscription_expired",
    subscription_active: true,
    expire_at_days: 0,
    grace_ends_at: "2026-04-15T10:00:00.000Z",
  });
  app.setClock(new Date(end + 14 * dayMs));
  expect(await readState(app, owner.token)).toMatchObject({
    subscription_status: "subscription_expired",
    subscription_active: false,
    grace_ends_at: null,
  });
  // The renewal is a request like the first one, and its term starts with its activation.
  expect((await askFor(app, owner.token, basicMonth)).body.data.request.kind).toBe("renew");
  await activate(app, operator, (await listOpen(app, operator))[0].id);
  expect(await readState(app, owner.token)).toMatchObject({
    subscription_status: "subscription_activated",
    ends_at: "2026-05-15T10:00:00.000Z",
  });
});

test("D01: no other price is taken than the one shown in the reader's language", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const year = (price: number | null) => ({ plan: "basic", period: "year", price });
  expect((await askFor(app, owner.token, year(2799), "en")).body.code).toBe("price_changed");
  expect((await askFor(app, owner.token, year(1), "ar")).body.code).toBe("price_changed");
  expect((await askFor(app, owner.token, year(null), "ar")).body.code).toBe("price_changed");
  expect((await askFor(app, owner.token, year(2799), "ar")).body.data.request.price).toBe(2799);
});

test("a declined request leaves what ran before, and the business reads why", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const operator = await logInOperator(app);
  await startTrial(app, owner.token);
  await askFor(app, owner.token, { plan: "enterprise", period: "month", price: null });
  const [open] = await listOpen(app, operator);
  const path = `/api/operator/subscription-requests/${open.id}/decline/`;
  expect((await app.request({ path, token: operator, json: { note: " " } })).status).toBe(400);
  expect((await app.request({ path, token: operator, json: { note: "Call us first." } })).status).toBe(200);
  expect(await readState(app, owner.token)).toMatchObject({
    subscription_status: "trial_activated",
    request: null,
    declined_note: "Call us first.",
  });
  expect((await activate(app, operator, open.id)).body.code).toBe("request_decided");
  const declined = await app.request({
    path: "/api/operator/subscription-requests/?state=declined",
    token: operator,
  });
  expect(declined.body.data).toMatchObject([{ id: open.id, note: "Call us first." }]);
});

test("only owners start and ask, every member reads, and the operator's calls are the operator's", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const operator = await logInOperator(app);
  expect((await readState(app, agent.token)).subscription_status).toBe("NA");
  expect((await startTrial(app, agent.token)).status).toBe(403);
  expect((await askFor(app, agent.token, basicMonth)).status).toBe(403);
  await askFor(app, owner.token, basicMonth);
  const [open] = await listOpen(app, operator);
  for (const token of [owner.token, agent.token]) {
    expect((await activate(app, token, open.id)).status).toBe(404);
    for (const list of ["subscription-requests", "subscriptions"])
      expect((await app.request({ path: `/api/operator/${list}/`, token })).status).toBe(404);
  }
  expect((await readState(app, owner.token)).subscription_status).toBe("subscription_in_progress");
  expect((await app.request({ path: "/api/subscription/", token: operator })).status).toBe(404);
  const other = await signUpOwner(app);
  expect((await readState(app, other.token)).subscription_status).toBe("NA");
});
