import { expect, test } from "vitest";
import type { AuditEntry } from "#shared/contract/audit.ts";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

const setSupportEmail = (app: TestApp, owner: SignedUp, name: string) =>
  app.request({
    method: "PUT",
    path: "/api/organization/support-email/",
    token: owner.token,
    json: { support_email: `${name}@shop.example` },
  });

const setBrand = (app: TestApp, token: string, en: string) =>
  app.request({ method: "PUT", path: "/api/knowledge/brand/", token, json: { ar: "محمصة", en } });

const list = async (app: TestApp, token: string, query = "") =>
  (await app.request({ path: `/api/activity/?${query}`, token })).body as {
    data: AuditEntry[];
    meta: { next: number | null; people: { id: string; name: string }[] };
  };

test("A21: only owners read, export and check the log, and only their own business's", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app, { businessName: "ZANZIBAR" });
  const agent = await addMember(app, owner, "agent");
  const operator = await operatorToken(app);
  await setSupportEmail(app, other, "zanzibar");
  for (const path of ["/api/activity/", "/api/activity/export/", "/api/activity/check/"]) {
    expect((await app.request({ path, token: agent.token })).status, path).toBe(403);
    expect((await app.request({ path, token: operator })).status, path).toBe(404);
    const answer = await app.request({ path, token: owner.token });
    expect(answer.status, path).toBe(200);
    expect(answer.text.toLowerCase()).not.toContain("zanzibar");
  }
  for (const path of ["/api/operator/activity/", "/api/operator/activity/check/"])
    for (const token of [owner.token, agent.token])
      expect((await app.request({ path, token })).status, path).toBe(404);
  const foreign = await list(app, owner.token, `author=${other.memberId}`);
  expect(foreign.data).toEqual([]);
});

test("the log is narrowed by person, area and day on the business's clock, and read page by page", async () => {
  await using app = await testApp();
  // The time is 22:30 in Riyadh, so that the next hour is another day there and the same day in UTC.
  app.setClock(new Date("2026-11-20T19:30:00Z"));
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  await setSupportEmail(app, owner, "one");
  app.setClock(new Date("2026-11-20T21:30:00Z"));
  await setBrand(app, agent.token, "Roastery");
  await setSupportEmail(app, owner, "two");

  const actions = async (query: string) =>
    (await list(app, owner.token, query)).data.map((one) => one.action);
  expect(await actions(`author=${agent.memberId}&area=knowledge`)).toEqual(["knowledge.setBrand"]);
  expect(await actions(`author=${owner.memberId}&from=2026-11-21`)).toEqual([
    "organizations.setSupportEmail",
  ]);
  expect(await actions("area=people&to=2026-11-20&page_size=1")).toEqual(["organizations.setSupportEmail"]);
  expect(await actions("from=2026-11-22")).toEqual([]);
  expect((await app.request({ path: "/api/activity/?area=none", token: owner.token })).status).toBe(400);

  const all = await list(app, owner.token, "page_size=100");
  expect(all.meta.next).toBeNull();
  expect(all.meta.people.map(({ id }) => id).sort()).toEqual([owner.memberId, agent.memberId].sort());
  const read: AuditEntry[] = [];
  let next: number | null | undefined;
  do {
    const page = await list(app, owner.token, `page_size=2${next ? `&before=${next}` : ""}`);
    read.push(...page.data);
    next = page.meta.next;
  } while (next);
  expect(read).toEqual(all.data);
});

test("A42: the exported file names actions and fields in the caller's language, and no cell is a formula", async () => {
  await using app = await testApp();
  app.setClock(new Date("2026-11-20T21:30:00Z"));
  const owner = await signUpOwner(app);
  await app.request({
    path: "/api/campaigns/",
    token: owner.token,
    json: { name: '=HYPERLINK("x")', channel: "whatsapp" },
  });
  const file = async (language: string) => {
    const headers = { "accept-language": language };
    const path = "/api/activity/export/?area=campaigns";
    return (await app.request({ path, token: owner.token, headers })).text.split("\r\n");
  };
  const english = await file("en");
  expect(english[0]).toContain("Number,When,Who,What,Item,Changes");
  expect(english[1]).toContain("2,2026-11-21 00:30:00,");
  expect(english[1]).toContain(',Campaign created,"\'=HYPERLINK(""x"")",');
  expect(english).toHaveLength(3);
  const arabic = await file("ar");
  expect(arabic[1]).toContain("إنشاء حملة");
  expect(arabic[1]).not.toContain("Campaign");
});

test("operators see what operators did, and of a business who did what without what was changed", async () => {
  await using app = await testApp();
  const operator = await operatorToken(app, { name: "Huda" });
  const owner = await signUpOwner(app, { businessName: "Corner" });
  await setSupportEmail(app, owner, "secret-address");
  await app.request({
    path: "/api/subscription/requests/",
    token: owner.token,
    json: { plan: "basic", period: "month", price: 259 },
  });
  const invited = { name: "Noura", email: "noura@wakil.example" };
  expect(
    (await app.request({ path: "/api/operator/operators/", token: operator, json: invited })).status,
  ).toBe(200);
  const requests = await app.request({ path: "/api/operator/subscription-requests/", token: operator });
  const path = `/api/operator/subscription-requests/${requests.body.data[0].id}/activate/`;
  expect((await app.request({ method: "POST", path, token: operator, json: {} })).status).toBe(200);

  const read = async (query: string) =>
    (await app.request({ path: `/api/operator/activity/?${query}`, token: operator })).body as {
      data: (AuditEntry & { organization: { id: string; name: string } | null })[];
      meta: { next: string | null };
    };
  const entries = await read("");
  expect(
    entries.data.map(({ action, author, organization }) => [action, author.name, organization?.name]),
  ).toEqual([
    ["operator.activateSubscriptionRequest", "Huda", "Corner"],
    ["operators.invite", "Huda", undefined],
    ["auth.logIn", "Huda", undefined],
  ]);
  const first = await read("page_size=2");
  expect([...first.data, ...(await read(`page_size=2&before=${first.meta.next}`)).data]).toEqual(
    entries.data,
  );
  expect((await app.request({ path: "/api/operator/activity/?before=x", token: operator })).status).toBe(400);

  const business = await read(`organization_id=${owner.organizationId}`);
  expect(business.data.map(({ action }) => action)).toEqual([
    "operator.activateSubscriptionRequest",
    "subscription.request",
    "organizations.setSupportEmail",
    "auth.signUp",
  ]);
  expect(business.data.flatMap(({ items }) => items)).toEqual([]);
  expect(JSON.stringify(business)).not.toContain("secret-address");

  // The business sees that the company did it, not which of its people.
  const [seen] = (await list(app, owner.token)).data;
  expect(seen).toMatchObject({
    action: "operator.activateSubscriptionRequest",
    author: { kind: "operator", id: null, name: "" },
  });
  for (const query of ["", `organization_id=${owner.organizationId}`]) {
    const check = await app.request({ path: `/api/operator/activity/check/?${query}`, token: operator });
    expect(check.body.data).toMatchObject({ broken_at: null });
    expect(check.body.data.entries).toBeGreaterThan(1);
  }
});
