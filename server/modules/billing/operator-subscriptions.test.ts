import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addOperator } from "#server/modules/identity/index.ts";
import { addMember } from "#server/testing/add-member.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const basicMonth = { plan: "basic", period: "month", price: 259 };
const professionalYear = { plan: "professional", period: "year", price: 6210 };

/** Starts the product with an operator in its office, and returns what operators and owners do there. */
async function openOffice() {
  const app = await testApp();
  const account = { email: "ops@wakil.example", password: "operator password" };
  await addOperator(app.database, { ...account, name: "Operator" });
  const operator = (await app.request({ path: "/auth/login/", json: account })).body.data.token as string;
  const decide = (id: string, action: string, json?: object) =>
    app.request({
      method: "POST",
      path: `/api/operator/subscription-requests/${id}/${action}/`,
      token: operator,
      ...(json && { json }),
    });
  return {
    app,
    operator,
    read: (path: string, token = operator) => app.request({ path, token }),
    /** Requests a plan and returns the request's id. */
    async ask(owner: SignedUp, json: object): Promise<string> {
      const answer = await app.request({
        path: "/api/subscription/requests/",
        token: owner.token,
        json,
        headers: { "accept-language": "en" },
      });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.data.request.id;
    },
    activate: (id: string) => decide(id, "activate"),
    decline: (id: string, note: string) => decide(id, "decline", { note }),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test("requests come page by page, open ones with the longest waiting first, decided ones the latest first", async () => {
  await using office = await openOffice();
  const { app, read } = office;
  const ids: string[] = [];
  for (const hour of ["08", "09", "10"]) {
    app.setClock(new Date(`2026-03-01T${hour}:00:00Z`));
    ids.push(await office.ask(await signUpOwner(app), basicMonth));
  }
  const page = await read("/api/operator/subscription-requests/?page=2&page_size=2");
  expect(page.body.meta).toEqual({ page: 2, page_size: 2, total: 3 });
  expect(page.body.data.map(({ id }: { id: string }) => id)).toEqual([ids[2]]);
  for (const id of ids.toReversed()) {
    app.setClock(new Date(app.context.clock().getTime() + 60_000));
    expect((await office.activate(id)).status).toBe(200);
  }
  const activated = await read("/api/operator/subscription-requests/?state=activated");
  expect(activated.body.data.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect((await read("/api/operator/subscription-requests/")).body.meta.total).toBe(0);
});

test("a page of subscriptions names the same organisations as the page of organisations, searched and not", async () => {
  await using office = await openOffice();
  const owners = [];
  for (const businessName of ["Zamzam One", "Zamzam Two", "Other"])
    owners.push(await signUpOwner(office.app, { businessName }));
  for (const query of ["?page=1&page_size=2", "?page=2&page_size=2", "?q=zamzam"]) {
    const organizations = (await office.read(`/api/operator/organizations/${query}`)).body;
    const subscriptions = (await office.read(`/api/operator/subscriptions/${query}`)).body;
    expect(subscriptions.meta).toEqual(organizations.meta);
    expect(
      subscriptions.data.map(({ organization }: { organization: { id: string } }) => organization.id),
    ).toEqual(organizations.data.map(({ id }: { id: string }) => id));
    expect(subscriptions.data.length).toBeGreaterThan(0);
  }
});

test("each business's replies are counted since its own month began, with and without a limit", async () => {
  await using office = await openOffice();
  const { app, read } = office;
  app.setClock(new Date("2026-03-01T08:00:00Z"));
  const [trial, paid, silent] = [await signUpOwner(app), await signUpOwner(app), await signUpOwner(app)];
  await app.request({ method: "POST", path: "/api/subscription/trial/", token: trial.token });
  await office.activate(await office.ask(paid, basicMonth));
  app.setClock(new Date("2026-04-02T08:00:00Z"));
  const listSentMails = async ({ organizationId }: SignedUp, ...days: string[]) => {
    for (const day of days)
      await app.database.ownerPool.query(
        "insert into interactions (organization_id, message_id, sent_at) values ($1, $2, $3)",
        [organizationId, randomUUID(), new Date(`2026-${day}T09:00:00Z`)],
      );
  };
  await listSentMails(trial, "03-01", "03-02");
  // The second month of this business began on 1 April.
  await listSentMails(paid, "03-31", "04-01", "04-02");
  await app.database.ownerPool.query("update plans set interactions = null where id = 'basic'");
  const usage = async () => {
    const { body } = await read("/api/operator/subscriptions/");
    return Object.fromEntries(
      body.data.map(
        (row: { organization: { id: string }; usage: { used: number; limit: number } | null }) => [
          row.organization.id,
          row.usage && [row.usage.used, row.usage.limit],
        ],
      ),
    );
  };
  expect(await usage()).toEqual({
    [trial.organizationId]: null,
    [paid.organizationId]: [2, null],
    [silent.organizationId]: null,
  });
  app.setClock(new Date("2026-03-05T08:00:00Z"));
  expect((await usage())[trial.organizationId]).toEqual([2, 3000]);
});

test("C258: members and the operator read what was asked for, declined with a note, and activated", async () => {
  await using office = await openOffice();
  const { app } = office;
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  app.setClock(new Date("2026-03-01T10:00:00Z"));
  await office.decline(await office.ask(owner, professionalYear), "Which branches is it for?");
  app.setClock(new Date("2026-03-02T10:00:00Z"));
  await office.activate(await office.ask(owner, basicMonth));
  app.setClock(new Date("2026-03-20T10:00:00Z"));
  await office.activate(await office.ask(owner, basicMonth));

  const expected = {
    requests: [
      { ...basicMonth, kind: "renew", state: "activated" },
      { ...basicMonth, kind: "subscribe", state: "activated", due_at: "2026-03-03T10:00:00.000Z" },
      {
        ...professionalYear,
        kind: "subscribe",
        state: "declined",
        note: "Which branches is it for?",
        decided_at: "2026-03-01T10:00:00.000Z",
      },
    ],
    terms: [
      { ...basicMonth, state: "upcoming", starts_at: "2026-04-02T10:00:00.000Z" },
      { ...basicMonth, state: "running", ends_at: "2026-04-02T10:00:00.000Z" },
    ],
  };
  for (const token of [owner.token, agent.token])
    expect((await office.read("/api/subscription/history/", token)).body.data).toMatchObject(expected);
  const path = `/api/operator/organizations/${owner.organizationId}/subscription/`;
  expect((await office.read(path)).body.data).toMatchObject({
    ...expected,
    subscription_status: "subscription_activated",
    plan: "basic",
    expire_at_days: 43,
  });
  app.setClock(new Date("2026-04-02T10:00:00Z"));
  expect((await office.read(path)).body.data.terms).toMatchObject([{ state: "running" }, { state: "ended" }]);

  const unknown = `/api/operator/organizations/${randomUUID()}/subscription/`;
  expect((await office.read(unknown)).status).toBe(404);
  expect((await office.read(path, owner.token)).status).toBe(404);
});
