import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { inOrganization } from "#server/db/organization.ts";
import { addOperator } from "#server/modules/identity/index.ts";
import { tenantOf } from "#server/tenant.ts";
import { addMember } from "#server/testing/add-member.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const basicMonth = { plan: "basic", period: "month", price: 259 };
const company = {
  COMPANY_NAME_AR: "شركة وكيل",
  COMPANY_NAME_EN: "Wakil Company",
  COMPANY_ADDRESS_AR: "حي العليا، الرياض",
  COMPANY_ADDRESS_EN: "Olaya, Riyadh",
  COMPANY_VAT_NUMBER: "300000000000003",
};
const details = {
  legal_name: "شركة الركن للقهوة",
  vat_number: "310000000000003",
  address: "حي الملقا، الرياض",
};

/** Starts the product with an operator, and does everything that an invoice requires. */
async function openOffice(env: Record<string, string> = {}) {
  const app = await testApp({ env });
  const account = { email: "ops@wakil.example", password: "operator password" };
  await addOperator(app.database, { ...account, name: "Operator" });
  const operator = (await app.request({ path: "/auth/login/", json: account })).body.data.token as string;
  const office = {
    app,
    operator,
    async ask(owner: SignedUp, json: object = basicMonth): Promise<string> {
      const answer = await app.request({ path: "/api/subscription/requests/", token: owner.token, json });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.data.request.id;
    },
    activate: (id: string) =>
      app.request({
        method: "POST",
        path: `/api/operator/subscription-requests/${id}/activate/`,
        token: operator,
      }),
    async invoicesOf(owner: Pick<SignedUp, "token">) {
      const { body } = await app.request({ path: "/api/subscription/history/", token: owner.token });
      return body.data.invoices;
    },
    saveDetails: (token: string, json: object) =>
      app.request({ method: "PUT", path: "/api/subscription/billing-details/", token, json }),
    download: (id: string, token: string) =>
      app.request({ path: `/api/subscription/invoices/${id}/file/`, token }),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
  return office;
}

test("an activation issues one invoice, however often it is clicked, and a renewal the next one for its own term", async () => {
  await using office = await openOffice(company);
  const { app } = office;
  const owner = await signUpOwner(app);
  app.setClock(new Date("2026-03-01T10:00:00Z"));
  const first = await office.ask(owner);
  expect(await office.invoicesOf(owner)).toEqual([]);
  app.setClock(new Date("2026-03-03T12:30:00Z"));
  await Promise.all([office.activate(first), office.activate(first)]);
  app.setClock(new Date("2026-03-20T10:00:00Z"));
  await office.activate(await office.ask(owner));
  const same = {
    plan: "basic",
    period: "month",
    kind: "simplified",
    total_halalas: 25_900,
    vat_halalas: 3_378,
  };
  expect(await office.invoicesOf(owner)).toMatchObject([
    {
      ...same,
      number: "INV-000002",
      issued_at: "2026-03-20T10:00:00.000Z",
      starts_at: "2026-04-03T12:30:00.000Z",
      ends_at: "2026-05-03T12:30:00.000Z",
    },
    {
      ...same,
      number: "INV-000001",
      issued_at: "2026-03-03T12:30:00.000Z",
      starts_at: "2026-03-03T12:30:00.000Z",
      ends_at: "2026-04-03T12:30:00.000Z",
    },
  ]);
});

test("numbers run on without a gap over all organisations, also where activations meet or fail", async () => {
  await using office = await openOffice();
  const owners = await Promise.all([1, 2, 3, 4].map(() => signUpOwner(office.app)));
  const requests = await Promise.all(owners.map((owner) => office.ask(owner)));
  // The third activation fails after its invoice has taken a number.
  const failing = owners[2] as SignedUp;
  await office.app.database.ownerPool.query(
    `create function refuse_third() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
     create trigger refuse_third before insert or update on subscriptions for each row
       when (new.organization_id = '${failing.organizationId}'::uuid) execute function refuse_third()`,
  );
  const answers = await Promise.all(requests.map((id) => office.activate(id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 500, 200]);
  expect(await office.invoicesOf(failing)).toEqual([]);
  await office.app.database.ownerPool.query("drop trigger refuse_third on subscriptions");
  await office.activate(requests[2] as string);
  const numbers: string[] = [];
  for (const owner of owners) numbers.push((await office.invoicesOf(owner))[0].number);
  expect(numbers.toSorted()).toEqual(["INV-000001", "INV-000002", "INV-000003", "INV-000004"]);
  expect(numbers[2]).toBe("INV-000004");
});

test("an invoice keeps what was said when it was issued; the next one says what is said now", async () => {
  await using office = await openOffice(company);
  const { app } = office;
  const owner = await signUpOwner(app, { businessName: "محمصة الركن" });
  await office.activate(await office.ask(owner));
  const [before] = await office.invoicesOf(owner);
  const file = (await office.download(before.id, owner.token)).bytes;
  expect((await office.saveDetails(owner.token, details)).body.data).toEqual(details);
  await office.activate(await office.ask(owner));
  const [next, same] = await office.invoicesOf(owner);
  expect([next.kind, same.kind]).toEqual(["tax", "simplified"]);
  expect(same).toEqual(before);
  expect((await office.download(before.id, owner.token)).bytes.equals(file)).toBe(true);
  const { rows } = await app.database.ownerPool.query("select buyer, seller from invoices order by number");
  expect(rows.map(({ buyer }) => buyer)).toEqual([
    { name: "محمصة الركن", vat_number: "", address: "" },
    { name: details.legal_name, vat_number: details.vat_number, address: details.address },
  ]);
  expect(rows[0].seller).toEqual({
    name: { ar: "شركة وكيل", en: "Wakil Company" },
    address: { ar: "حي العليا، الرياض", en: "Olaya, Riyadh" },
    vat_number: "300000000000003",
    registration: null,
  });
});

test("the application can neither change nor remove an invoice, nor add one past its number", async () => {
  await using office = await openOffice();
  const owner = await signUpOwner(office.app);
  await office.activate(await office.ask(owner));
  const within = (work: Parameters<typeof inOrganization<unknown>>[2]) =>
    tenantOf(office.app.context, owner.organizationId).transaction(work);
  await expect(
    within((db) => db.updateTable("invoices").set({ total_halalas: 1 }).execute()),
  ).rejects.toThrow("permission denied");
  await expect(within((db) => db.deleteFrom("invoices").execute())).rejects.toThrow("permission denied");
  await expect(
    within((db) => db.updateTable("invoice_numbers").set({ latest: 9 }).execute()),
  ).rejects.toThrow("permission denied");
  expect((await office.invoicesOf(owner))[0].total_halalas).toBe(25_900);
});

test("a price by agreement is not known here and gets no invoice; without a VAT number no tax is named", async () => {
  await using office = await openOffice();
  const owner = await signUpOwner(office.app);
  await office.activate(await office.ask(owner, { plan: "enterprise", period: "year", price: null }));
  expect(await office.invoicesOf(owner)).toEqual([]);
  await office.activate(await office.ask(owner));
  expect(await office.invoicesOf(owner)).toMatchObject([
    { number: "INV-000001", kind: "plain", vat_halalas: null },
  ]);
});

test("every member downloads the organisation's invoices, nobody another's, and the operator all of them", async () => {
  await using office = await openOffice();
  const { app } = office;
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const other = await signUpOwner(app);
  await office.activate(await office.ask(owner));
  const [{ id, number }] = await office.invoicesOf(agent);
  for (const token of [owner.token, agent.token]) {
    const answer = await office.download(id, token);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toContain(`${number}.pdf`);
    expect(answer.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  }
  expect(await office.invoicesOf(other)).toEqual([]);
  expect((await office.download(id, other.token)).status).toBe(404);
  expect((await office.download(randomUUID(), owner.token)).status).toBe(404);
  const path = (organizationId: string) =>
    `/api/operator/organizations/${organizationId}/invoices/${id}/file/`;
  expect((await app.request({ path: path(owner.organizationId), token: office.operator })).status).toBe(200);
  expect((await app.request({ path: path(other.organizationId), token: office.operator })).status).toBe(404);
  for (const token of [owner.token, agent.token, other.token])
    expect((await app.request({ path: path(owner.organizationId), token })).status).toBe(404);
});

test("only owners read and change what invoices say of the organisation, and a VAT number needs its address", async () => {
  await using office = await openOffice();
  const { app } = office;
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const other = await signUpOwner(app);
  const read = (token: string) => app.request({ path: "/api/subscription/billing-details/", token });
  const empty = { legal_name: "", vat_number: "", address: "" };
  expect((await read(owner.token)).body.data).toEqual(empty);
  expect((await read(agent.token)).status).toBe(403);
  expect((await office.saveDetails(agent.token, details)).status).toBe(403);
  const typed = { ...details, legal_name: ` ${details.legal_name} `, vat_number: "٣١٠٠٠ ٠٠٠٠٠ ٠٠٠٠٣" };
  expect((await office.saveDetails(owner.token, typed)).body.data).toEqual(details);
  expect((await read(owner.token)).body.data).toEqual(details);
  expect((await read(other.token)).body.data).toEqual(empty);
  const fieldsOf = async (change: object) =>
    Object.keys((await office.saveDetails(owner.token, { ...details, ...change })).body.fields);
  expect(await fieldsOf({ vat_number: "123" })).toEqual(["vat_number"]);
  expect(await fieldsOf({ address: " " })).toEqual(["address"]);
  expect(await fieldsOf({ legal_name: "م".repeat(201) })).toEqual(["legal_name"]);
  expect((await read(owner.token)).body.data).toEqual(details);
});
