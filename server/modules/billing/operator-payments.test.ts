import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { paymentOffice } from "#server/testing/payment-office.ts";

test("an operator sees the payment of a request, reads it again with an entry in the log, and marks what needed a look", async () => {
  await using office = await paymentOffice();
  const { app, owner, operator, moyasar } = office;
  moyasar.faults.delivery.lost = true;
  const started = await office.start();
  const invoice = office.invoiceOf(started);
  const id = started.body.data.id as string;
  const read = async (path: string) => (await app.request({ path, token: operator })).body.data;
  const runAction = (action: string) =>
    app.request({ method: "POST", path: `/api/operator/payments/${id}/${action}/`, token: operator });
  expect((await read("/api/operator/subscription-requests/"))[0].payment).toMatchObject({
    id,
    state: "pending",
    attention: null,
    total_halalas: 25_900,
    provider_invoice: invoice,
    organization: { id: owner.organizationId },
  });
  expect(await read("/api/operator/payments/")).toEqual([]);
  expect(await read(`/api/operator/payments/?organization=${owner.organizationId}`)).toMatchObject([{ id }]);

  moyasar.pay(invoice);
  expect((await runAction("check")).body.data).toMatchObject({ state: "paid" });
  expect((await office.subscription()).subscription_status).toBe("subscription_activated");
  const { body: log } = await app.request({ path: "/api/activity/", token: owner.token });
  expect(log.data[0]).toMatchObject({ action: "operator.checkPayment" });

  moyasar.refund(invoice);
  expect((await runAction("check")).body.data).toMatchObject({ state: "refunded", attention: "refunded" });
  expect(await read("/api/operator/payments/")).toMatchObject([{ id, attention: "refunded" }]);
  expect((await runAction("settle")).body.data).toMatchObject({ state: "refunded", attention: null });
  expect(await read("/api/operator/payments/")).toEqual([]);
  expect((await read("/api/operator/subscription-requests/?state=activated"))[0].payment).toMatchObject({
    id,
  });
});

test("only operators see payments of all businesses, and an unknown one is not found", async () => {
  await using office = await paymentOffice();
  const { app, owner, operator } = office;
  const id = (await office.start()).body.data.id as string;
  const agent = await addMember(app, owner, "agent");
  const calls = (payment: string) =>
    [
      { path: "/api/operator/payments/" },
      { method: "POST", path: `/api/operator/payments/${payment}/check/` },
      { method: "POST", path: `/api/operator/payments/${payment}/settle/` },
    ] as const;
  for (const token of [owner.token, agent.token])
    for (const call of calls(id))
      // For other callers the operator's calls do not exist.
      expect((await app.request({ ...call, token })).body.code, call.path).toBe("not_found");
  expect((await office.payment())?.state).toBe("pending");
  for (const call of calls(crypto.randomUUID()).slice(1))
    expect((await app.request({ ...call, token: operator })).body.code, call.path).toBe("not_found");
});
