import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { basicMonth, paymentOffice } from "#server/testing/payment-office.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const minuteMs = 60_000;

test("a plan that is paid is active for its period with one invoice, whoever hears of it first and however often", async () => {
  await using office = await paymentOffice();
  const { moyasar } = office;
  moyasar.faults.delivery.duplicates = 2;
  const started = await office.start();
  expect(started.status, started.text).toBe(200);
  // The account manager has the request, whatever the result of the payment.
  expect(await office.subscription()).toMatchObject({
    subscription_status: "subscription_in_progress",
    online_payment: true,
    request: { plan: "basic", period: "month", price: 259 },
  });
  expect(moyasar.state.invoices).toMatchObject([
    { amount: 25_900, currency: "SAR", metadata: { payment_id: started.body.data.id, language: "en" } },
  ]);
  expect(new URL(started.body.data.url).searchParams.get("lang")).toBe("en");
  moyasar.pay(office.invoiceOf(started));
  // The webhooks, the page to which the owner returns, and the sweep run at once.
  await Promise.all([
    office.settle(),
    office.check(started.body.data.id),
    office.check(started.body.data.id),
    office.sweep(),
  ]);
  await office.settle();
  expect(await office.payment()).toMatchObject({ state: "paid", attention: null });
  expect(await office.subscription()).toMatchObject({
    subscription_status: "subscription_activated",
    subscription_active: true,
    plan: "basic",
    request: null,
  });
  const { terms, invoices, requests } = await office.history();
  expect(terms).toHaveLength(1);
  expect(invoices).toMatchObject([{ plan: "basic", total_halalas: 25_900 }]);
  expect(requests).toMatchObject([{ state: "activated" }]);
});

test("two clicks, and a call after an answer that was lost or a crash, are one payment with one invoice", async () => {
  await using office = await paymentOffice();
  const { moyasar } = office;
  const [first, second] = await Promise.all([office.start(), office.start()]);
  const answers = [first, second].toSorted((one, other) => one.status - other.status);
  expect(answers[0]?.status).toBe(200);
  // The other click is refused while the first one runs, or comes after its response and leads to the same page.
  if (answers[1]?.status === 409) expect(answers[1].body.code).toBe("payment_preparing");
  else expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect((await office.start()).body).toEqual(answers[0]?.body);
  expect(moyasar.state.invoices).toHaveLength(1);

  const other = await signUpOwner(office.app);
  // Moyasar creates the invoice, and the connection breaks before its response arrives.
  moyasar.faults.next.push({ fault: { kind: "lost" }, path: "/v1/invoices" });
  const lost = await office.start(basicMonth, other.token);
  expect(lost.status).toBe(503);
  expect(lost.body.code).toBe("payment_unavailable");
  expect(moyasar.state.invoices).toHaveLength(2);
  const again = await office.start(basicMonth, other.token);
  expect(again.status, again.text).toBe(200);
  expect(office.invoiceOf(again)).toBe(moyasar.state.invoices[1]?.id);
  expect(moyasar.state.invoices).toHaveLength(2);
});

test("a crash between Moyasar's answer and its storing: the sweep finds the invoice on a later page of the list, and the payment on it", async () => {
  await using office = await paymentOffice();
  const { moyasar, app } = office;
  moyasar.faults.next.push({ fault: { kind: "lost" }, path: "/v1/invoices" });
  expect((await office.start()).status).toBe(503);
  const [made] = moyasar.state.invoices;
  // Other programs of the company use the same account.
  for (let count = 0; count < 60; count += 1)
    moyasar.state.invoices.push({ ...made!, id: crypto.randomUUID(), metadata: null, payments: [] });
  moyasar.pay(made?.id ?? "");
  // The webhook names an invoice that is not known here: nothing is activated, and no error makes Moyasar send the
  // webhook again.
  expect(await office.settle()).toEqual([]);
  expect(moyasar.deliveries.tries.map(({ status }) => status)).toEqual([200]);
  await app.passTime(minuteMs);
  expect(await office.sweep()).toEqual(["1 due", "The payment is paid"]);
  expect((await office.subscription()).subscription_status).toBe("subscription_activated");
});

test("a lost webhook loses nothing, a declined card leaves the page open, and an expired page leads to a new one", async () => {
  await using office = await paymentOffice();
  const { moyasar, app } = office;
  moyasar.faults.delivery.lost = true;
  app.setClock(new Date("2026-03-01T10:00:00Z"));
  const started = await office.start();
  moyasar.pay(office.invoiceOf(started), { declined: true });
  await app.passTime(minuteMs);
  expect(await office.sweep()).toEqual(["1 due", "The payment is failed"]);
  expect((await office.subscription()).request).not.toBeNull();
  expect((await office.start()).body).toEqual(started.body);
  await app.passTime(24 * 60 * minuteMs);
  expect(await office.sweep()).toEqual(["1 due", "The payment is expired"]);
  const second = await office.start();
  expect(second.status, second.text).toBe(200);
  expect(second.body.data.id).not.toBe(started.body.data.id);
  moyasar.pay(office.invoiceOf(second));
  await app.passTime(minuteMs);
  await office.sweep();
  expect((await office.history()).invoices).toHaveLength(1);
  expect(await office.payment()).toMatchObject({ id: second.body.data.id, state: "paid" });
});

test("webhooks in any order, with a wrong secret, a foreign invoice or no sense change nothing but when the payment is read", async () => {
  await using office = await paymentOffice();
  const { moyasar, app } = office;
  const started = await office.start();
  const invoice_id = office.invoiceOf(started);
  const post = (json: unknown) => app.request({ path: "/webhook/moyasar/", json });
  const body = {
    id: "1",
    type: "payment_paid",
    data: { id: "2", status: "paid", amount: 25_900, invoice_id },
  };
  expect((await post(body)).status).toBe(401);
  for (const secret_token of ["", "wrong", `${office.webhookSecret}x`, 7])
    expect((await post({ ...body, secret_token })).body.code).toBe("signature_wrong");
  expect((await post("no object")).status).toBe(401);
  const secret_token = office.webhookSecret;
  expect((await post({ ...body, secret_token, data: { invoice_id: "another" } })).body.data.queued).toBe(0);
  // The database cannot look for such an id.
  expect((await post({ ...body, secret_token, data: { invoice_id: "a\0b" } })).body.data.queued).toBe(0);
  expect((await post({ type: "payout_paid", secret_token })).body.data.queued).toBe(0);
  // The webhook says "paid", and the API does not.
  expect((await post({ ...body, secret_token })).body.data.queued).toBe(1);
  expect(await office.settle()).toEqual(["The payment is pending"]);
  expect((await office.subscription()).subscription_status).toBe("subscription_in_progress");

  // The card was declined first, and the webhook of that arrives last.
  moyasar.faults.delivery.lost = true;
  moyasar.pay(invoice_id, { declined: true });
  moyasar.pay(invoice_id);
  for (const type of ["payment_paid", "payment_failed"]) {
    await post({ ...body, type, secret_token });
    expect(await office.settle()).toEqual(["The payment is paid"]);
  }
  expect(await office.payment()).toMatchObject({ state: "paid" });
  expect((await office.history()).terms).toHaveLength(1);
});

test("another amount or currency, and a refund, are shown and activate nothing", async () => {
  await using office = await paymentOffice();
  const { moyasar, app } = office;
  for (const paid of [{ amount: 100 }, { currency: "USD" }]) {
    const owner = await signUpOwner(app);
    const started = await office.start(basicMonth, owner.token);
    moyasar.pay(office.invoiceOf(started), paid);
    await office.settle();
    const checked = await office.check(started.body.data.id, owner.token);
    expect(checked.body.data).toMatchObject({ state: "pending", attention: "amount_differs" });
    const { body } = await app.request({ path: "/api/subscription/", token: owner.token });
    expect(body.data.subscription_active).toBe(false);
  }
  const started = await office.start();
  const invoice = office.invoiceOf(started);
  // The payment was made and refunded before the first reading.
  moyasar.faults.delivery.lost = true;
  moyasar.pay(invoice);
  moyasar.refund(invoice);
  expect((await office.check(started.body.data.id)).body.data).toMatchObject({
    state: "refunded",
    attention: "refunded",
  });
  expect((await office.subscription()).subscription_status).toBe("subscription_in_progress");
});

test("a refund of what was activated, and a payment of a request that was decided meanwhile, are left to a person", async () => {
  await using office = await paymentOffice();
  const { moyasar, app, operator } = office;
  const started = await office.start();
  const invoice = office.invoiceOf(started);
  moyasar.pay(invoice);
  await office.settle();
  moyasar.refund(invoice);
  await office.settle();
  expect(await office.payment()).toMatchObject({ state: "refunded", attention: "refunded" });
  expect((await office.subscription()).subscription_status).toBe("subscription_activated");

  const renewal = await office.start();
  const { request } = await office.subscription();
  await app.request({
    method: "POST",
    path: `/api/operator/subscription-requests/${request?.id}/activate/`,
    token: operator,
  });
  moyasar.pay(office.invoiceOf(renewal));
  await office.settle();
  expect(await office.payment()).toMatchObject({ state: "paid", attention: "request_decided" });
  expect((await office.history()).terms).toHaveLength(2);
});

test("a request to the account manager is paid at the price that it has, another plan beside it is refused, and so is another price", async () => {
  await using office = await paymentOffice();
  const { app, owner, moyasar } = office;
  await app.request({ path: "/api/subscription/requests/", token: owner.token, json: basicMonth });
  expect((await office.start({ plan: "professional", period: "month", price: 690 })).body.code).toBe(
    "subscription_requested",
  );
  await app.database.ownerPool.query("update plans set price_month = 299 where id = 'basic'");
  expect((await office.start({ ...basicMonth, price: 299 })).body.code).toBe("price_changed");
  const started = await office.start();
  expect(started.status, started.text).toBe(200);
  expect(moyasar.state.invoices[0]?.amount).toBe(25_900);
  expect((await office.history()).requests).toHaveLength(1);
  const other = await signUpOwner(app);
  expect((await office.start(basicMonth, other.token)).body.code).toBe("price_changed");
  expect((await office.start({ plan: "enterprise", period: "month", price: null }, other.token)).status).toBe(
    400,
  );
});

test("Moyasar slow, down, busy or with a wrong key: the owner is told, the request stays, and the next try pays", async () => {
  await using office = await paymentOffice();
  const { moyasar, app } = office;
  const answer = (status: number, headers: Record<string, string> = {}) => ({
    kind: "answer" as const,
    answer: {
      status,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ type: "api_error", message: "no", errors: null }),
    },
  });
  const faults = [
    { kind: "cut" as const },
    { kind: "half" as const },
    answer(500),
    answer(503),
    answer(429, { "retry-after": "30" }),
    answer(401),
    answer(200),
  ];
  for (const fault of faults) {
    moyasar.faults.always = fault;
    const refused = await office.start();
    expect(refused.status).toBe(503);
    expect(refused.body.code).toBe("payment_unavailable");
    expect(refused.text).not.toContain("sk_test");
    moyasar.faults.always = null;
  }
  expect((await office.subscription()).request).toMatchObject({ plan: "basic" });
  const started = await office.start();
  expect(started.status, started.text).toBe(200);
  expect(moyasar.state.invoices).toHaveLength(1);
  moyasar.pay(office.invoiceOf(started));
  moyasar.faults.always = answer(500);
  expect(await office.settle()).toEqual(["The provider did not answer: status 500: api_error, no"]);
  expect((await office.check(started.body.data.id)).status).toBe(503);
  moyasar.faults.always = null;
  await app.passTime(5 * minuteMs);
  expect(await office.sweep()).toEqual(["1 due", "The payment is paid"]);
});

test("payments are their own business's, and its owners' alone", async () => {
  await using office = await paymentOffice();
  const { app, owner, moyasar } = office;
  const started = await office.start();
  const agent = await addMember(app, owner, "agent");
  expect((await office.start(basicMonth, agent.token)).body.code).toBe("forbidden");
  expect((await office.check(started.body.data.id, agent.token)).body.code).toBe("forbidden");
  const read = await app.request({ path: "/api/subscription/payment/", token: agent.token });
  expect(read.body.code).toBe("forbidden");
  const other = await signUpOwner(app);
  moyasar.pay(office.invoiceOf(started));
  expect((await office.check(started.body.data.id, other.token)).body.code).toBe("not_found");
  const foreign = await app.request({ path: "/api/subscription/payment/", token: other.token });
  expect(foreign.body).toEqual({ data: null });
});

test("without a key nothing of it is there", async () => {
  await using app = await testApp({ env: { DEMO: "false" } });
  const owner = await signUpOwner(app);
  const { body } = await app.request({ path: "/api/subscription/", token: owner.token });
  expect(body.data.online_payment).toBe(false);
  for (const call of [
    { path: "/api/subscription/payment/" },
    { path: "/api/subscription/payments/", json: basicMonth },
    { path: `/api/subscription/payments/${crypto.randomUUID()}/check/`, method: "POST" as const },
    { path: "/webhook/moyasar/", json: { secret_token: "" } },
  ])
    expect((await app.request({ ...call, token: owner.token })).body.code, call.path).toBe("not_found");
  await app.database.ownerPool.query("select add_job('payments.tick', '{}', null, null, null, 1)");
  expect(await app.runJobs()).toEqual(["Skipped: nobody takes online payments"]);
});
