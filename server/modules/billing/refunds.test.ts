import { expect, test } from "vitest";
import { operatorToken } from "#server/testing/operator-token.ts";
import { paymentOffice } from "#server/testing/payment-office.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const seller = {
  COMPANY_NAME_AR: "شركة وكيل",
  COMPANY_NAME_EN: "Wakil Company",
  COMPANY_ADDRESS_AR: "حي العليا، الرياض",
  COMPANY_ADDRESS_EN: "Olaya, Riyadh",
  COMPANY_VAT_NUMBER: "300000000000003",
};

const refund = (
  app: TestApp,
  token: string,
  { organizationId }: { organizationId: string },
  invoiceId: string,
  halalas: number,
) =>
  app.request({
    path: `/api/operator/organizations/${organizationId}/invoices/${invoiceId}/refunds/`,
    token,
    json: { halalas, reason: "دُفع مرتين" },
  });

const historyOf = async (app: TestApp, { token }: Pick<SignedUp, "token">) =>
  (await app.request({ path: "/api/subscription/history/", token })).body.data;

/** Creates a business whose plan an operator activated, as after a bank transfer. */
async function invoicedShop(app: TestApp) {
  const owner = await signUpOwner(app);
  const operator = await operatorToken(app);
  const requested = await app.request({
    path: "/api/subscription/requests/",
    token: owner.token,
    json: { plan: "basic", period: "month", price: 259 },
  });
  const id = requested.body.data.request.id as string;
  await app.request({
    method: "POST",
    path: `/api/operator/subscription-requests/${id}/activate/`,
    token: operator,
  });
  const { invoices } = await historyOf(app, owner);
  return { owner, operator, invoice: invoices[0] as { id: string; number: string; vat_halalas: number } };
}

test("parts of an invoice are refunded until nothing is left, each with a credit note whose tax adds up", async () => {
  await using app = await testApp({ env: seller });
  const { owner, operator, invoice } = await invoicedShop(app);
  const first = await refund(app, operator, owner, invoice.id, 10_000);
  expect(first.body.data).toMatchObject({
    went_back_online: false,
    credit_note: {
      number: "CN-000001",
      invoice_number: invoice.number,
      total_halalas: 10_000,
      vat_halalas: 1304,
    },
  });
  expect((await refund(app, operator, owner, invoice.id, 15_901)).body.code).toBe("refund_too_large");
  expect((await refund(app, operator, owner, invoice.id, 5_000)).status).toBe(200);
  expect((await refund(app, operator, owner, invoice.id, 10_900)).status).toBe(200);
  expect((await refund(app, operator, owner, invoice.id, 1)).body.code).toBe("refund_too_large");
  const { credit_notes: notes, invoices, terms } = await historyOf(app, owner);
  expect(notes.map(({ number }: { number: string }) => number)).toEqual([
    "CN-000003",
    "CN-000002",
    "CN-000001",
  ]);
  const vat = notes.reduce((sum: number, note: { vat_halalas: number }) => sum + note.vat_halalas, 0);
  expect(vat).toBe(invoice.vat_halalas);
  expect(invoices[0]).toMatchObject({ credited_halalas: 25_900, paid_online: false });
  // A refund alone does not end a subscription.
  expect(terms).toMatchObject([{ state: "running" }]);
  const file = `/api/subscription/credit-notes/${notes[0].id}/file/`;
  const pdf = await app.request({ path: file, token: owner.token });
  expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  const other = await signUpOwner(app);
  expect((await app.request({ path: file, token: other.token })).status).toBe(404);
  const office = `/api/operator/organizations/${owner.organizationId}/credit-notes/${notes[0].id}/file/`;
  expect((await app.request({ path: office, token: operator })).bytes.equals(pdf.bytes)).toBe(true);
  expect((await app.request({ path: office, token: owner.token })).status).toBe(404);
});

test("refunds at the same moment never credit more than the invoice, and another business's invoice is none", async () => {
  await using app = await testApp();
  const { owner, operator, invoice } = await invoicedShop(app);
  const answers = await Promise.all(
    [20_000, 20_000, 20_000].map((sum) => refund(app, operator, owner, invoice.id, sum)),
  );
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409]);
  const other = await signUpOwner(app);
  expect((await refund(app, operator, other, invoice.id, 100)).status).toBe(404);
  for (const halalas of [0, -1, 1.5, "100"])
    expect((await refund(app, operator, owner, invoice.id, halalas as number)).status, String(halalas)).toBe(
      400,
    );
  expect((await historyOf(app, owner)).credit_notes).toMatchObject([
    { total_halalas: 20_000, vat_halalas: null },
  ]);
});

test("what was paid online goes back the same way and needs nobody's attention, also when it is read again", async () => {
  await using office = await paymentOffice();
  const { app, moyasar } = office;
  const started = await office.start();
  moyasar.pay(office.invoiceOf(started));
  await office.settle();
  const { invoices } = await office.history();
  const operator = await operatorToken(app);
  const part = await refund(app, operator, office.owner, invoices[0]?.id ?? "", 5_000);
  expect(part.body.data, part.text).toMatchObject({
    went_back_online: true,
    credit_note: { total_halalas: 5_000 },
  });
  expect(moyasar.state.invoices[0]?.payments[0]?.refunded).toBe(5_000);
  await office.settle();
  await office.check(started.body.data.id);
  expect(await office.payment()).toMatchObject({ state: "paid", attention: null });
  await refund(app, operator, office.owner, invoices[0]?.id ?? "", 20_900);
  await office.settle();
  expect(await office.payment()).toMatchObject({ state: "refunded", attention: null });
  expect((await office.history()).credit_notes).toHaveLength(2);
  expect((await office.subscription()).subscription_active).toBe(true);
});

test("a refund whose answer was lost goes back once: the same order again finishes it, another amount waits", async () => {
  await using office = await paymentOffice();
  const { app, moyasar } = office;
  const started = await office.start();
  moyasar.pay(office.invoiceOf(started));
  await office.settle();
  const { invoices } = await office.history();
  const operator = await operatorToken(app);
  const order = (halalas: number) => refund(app, operator, office.owner, invoices[0]?.id ?? "", halalas);
  const loseAnswer = () => moyasar.faults.next.push({ fault: { kind: "lost" }, path: "/refund" });
  loseAnswer();
  const lost = await order(5_000);
  expect([lost.status, lost.body.code]).toEqual([503, "payment_unavailable"]);
  expect(moyasar.state.invoices[0]?.payments[0]?.refunded).toBe(5_000);
  expect((await office.history()).credit_notes).toEqual([]);
  expect((await order(6_000)).body.code).toBe("refund_under_way");
  expect((await order(5_000)).status).toBe(200);
  expect(moyasar.state.invoices[0]?.payments[0]?.refunded).toBe(5_000);
  expect((await office.history()).credit_notes).toHaveLength(1);
  // Nobody repeats the order: the provider's webhook leads to a reading that completes the refund.
  loseAnswer();
  expect((await order(700)).status).toBe(503);
  await office.settle();
  expect((await office.history()).credit_notes).toMatchObject([
    { total_halalas: 700 },
    { total_halalas: 5_000 },
  ]);
  expect(await office.payment()).toMatchObject({ state: "paid", attention: null });
});

test("a refund that the provider refuses sends nothing back, and one made in its dashboard gets its credit note here", async () => {
  await using office = await paymentOffice();
  const { app, moyasar } = office;
  const started = await office.start();
  const id = office.invoiceOf(started);
  moyasar.pay(id);
  await office.settle();
  const { invoices } = await office.history();
  const operator = await operatorToken(app);
  const order = (halalas: number) => refund(app, operator, office.owner, invoices[0]?.id ?? "", halalas);
  const body = JSON.stringify({ type: "invalid_request_error", message: "Balance too low", errors: null });
  const headers = { "content-type": "application/json" };
  moyasar.faults.next.push({
    fault: { kind: "answer", answer: { status: 400, headers, body } },
    path: "/refund",
  });
  const refused = await order(5_000);
  expect([refused.status, refused.body.code]).toEqual([409, "refund_refused"]);
  expect((await office.history()).credit_notes).toEqual([]);
  moyasar.refund(id);
  await office.settle();
  expect(await office.payment()).toMatchObject({ state: "refunded", attention: "refunded" });
  expect((await order(25_900)).body.data).toMatchObject({ credit_note: { total_halalas: 25_900 } });
  expect(moyasar.state.invoices[0]?.payments[0]?.refunded).toBe(25_900);
});
