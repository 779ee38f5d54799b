import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { paymentOffice } from "#server/testing/payment-office.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const path = "/api/subscription/requests/withdraw/";
const withdraw = (app: TestApp, { token }: { token: string }) => app.request({ method: "POST", path, token });
const ask = (app: TestApp, { token }: SignedUp, plan: string, price: number) =>
  app.request({ path: "/api/subscription/requests/", token, json: { plan, period: "month", price } });

test("an owner withdraws the open request: what ran goes on, another plan can be asked for", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await app.request({ method: "POST", path: "/api/subscription/trial/", token: owner.token });
  const requested = await ask(app, owner, "basic", 259);
  expect((await withdraw(app, await addMember(app, owner, "manager"))).status).toBe(403);
  const withdrawn = await withdraw(app, owner);
  expect(withdrawn.body.data).toMatchObject({
    subscription_status: "trial_activated",
    request: null,
    declined_note: null,
  });
  // The operator was about to activate the request.
  const token = await operatorToken(app);
  const late = await app.request({
    method: "POST",
    path: `/api/operator/subscription-requests/${requested.body.data.request.id}/activate/`,
    token,
  });
  expect(late.body.code).toBe("request_decided");
  expect((await withdraw(app, owner)).body.code).toBe("request_decided");
  expect((await ask(app, owner, "professional", 690)).body.data.request).toMatchObject({
    plan: "professional",
  });
  const history = await app.request({ path: "/api/subscription/history/", token: owner.token });
  expect(history.body.data.requests.map(({ state }: { state: string }) => state)).toEqual([
    "open",
    "withdrawn",
  ]);
  const list = await app.request({ path: "/api/operator/subscription-requests/?state=withdrawn", token });
  expect(list.body.meta.total).toBe(1);
});

test("who asked for nothing has nothing to withdraw, and of two clicks one withdraws", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  expect((await withdraw(app, owner)).status).toBe(404);
  await ask(app, owner, "basic", 259);
  const answers = await Promise.all([withdraw(app, owner), withdraw(app, owner)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test("the page where a withdrawn request was to be paid is closed at the provider, also when it does not answer at first", async () => {
  await using office = await paymentOffice();
  const { app, moyasar, owner } = office;
  const first = await office.start();
  moyasar.faults.next.push({ fault: { kind: "cut" }, path: "/cancel" });
  await withdraw(app, owner);
  await office.settle();
  const page = () => moyasar.state.invoices.find(({ id }) => id === office.invoiceOf(first));
  expect(page()?.canceled).toBe(false);
  app.setClock(new Date(Date.now() + 5 * 60_000));
  await office.sweep();
  expect(page()?.canceled).toBe(true);
  expect(await office.payment()).toMatchObject({ state: "expired", attention: null });
  // The closed page accepts no payment, and another plan gets its own page.
  moyasar.pay(office.invoiceOf(first));
  await office.settle();
  expect(page()?.payments).toEqual([]);
  const second = await office.start();
  expect(office.invoiceOf(second)).not.toBe(office.invoiceOf(first));
  moyasar.pay(office.invoiceOf(second));
  await office.settle();
  expect((await office.subscription()).subscription_status).toBe("subscription_activated");
});

test("what was paid before the withdrawal is not cancelled: it waits for a person", async () => {
  await using office = await paymentOffice();
  const { app, moyasar, owner } = office;
  const started = await office.start();
  moyasar.pay(office.invoiceOf(started));
  await withdraw(app, owner);
  await office.settle();
  expect(await office.payment()).toMatchObject({ state: "paid", attention: "request_decided" });
  expect(moyasar.state.invoices[0]?.canceled).toBe(false);
});
