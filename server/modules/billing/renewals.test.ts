import { expect, test } from "vitest";
import type { SavedCardStanding } from "#shared/contract/saved-cards.ts";
import { simulatedCards } from "#server/simulator/moyasar-cards.ts";
import { addMember } from "#server/testing/add-member.ts";
import { createCardToken } from "#server/testing/card-token.ts";
import { basicMonth, type PaymentOffice, paymentOffice } from "#server/testing/payment-office.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const path = "/api/subscription/card/";
const dayMs = 86_400_000;

const save = ({ app, owner }: PaymentOffice, token: string, as = owner.token) =>
  app.request({ path, token: as, json: { token, consents: true } });
const readSavedCard = async ({ app, owner }: PaymentOffice): Promise<SavedCardStanding> =>
  (await app.request({ path, token: owner.token })).body.data;
const check = ({ app, owner }: PaymentOffice) =>
  app.request({ method: "POST", path: `${path}check/`, token: owner.token });
const answer = (url: string, yes: boolean) =>
  fetch(`${url}?answer=${yes ? "yes" : "no"}`, { redirect: "manual" });

/** Sets up a paid month and a saved, confirmed card, with the clock at the time of the first charge. */
async function renewingOffice(number: string) {
  const office = await paymentOffice();
  const start = new Date("2026-11-10T12:00:00Z");
  office.app.setClock(start);
  const started = await office.start();
  office.moyasar.pay(office.invoiceOf(started));
  await office.settle();
  const saved = await save(office, await createCardToken(office.app, number));
  expect(saved.status, saved.text).toBe(200);
  await answer(saved.body.data.verification_url, true);
  expect((await check(office)).body.data.card.state).toBe("active");
  const endsAt = new Date((await office.subscription()).ends_at as string);
  const tick = async (days: number) => {
    office.app.setClock(new Date(endsAt.getTime() + days * dayMs));
    await office.app.database.ownerPool.query("select add_job('renewals.tick', '{}', null, null, null, 1)");
    await office.app.runJobs();
    return office.settle();
  };
  const mails = async () => {
    const { rows } = await office.app.database.ownerPool.query<{ subject: string }>(
      "select subject from mails where subject ~* 'card|renewed|payment' order by created_at",
    );
    return rows.map(({ subject }) => subject);
  };
  return { office, endsAt, tick, mails };
}

test("a card is saved with consent and shown by its last four digits; it renews the term once, a day before its end", async () => {
  const { office, endsAt, tick, mails } = await renewingOffice(simulatedCards.approved);
  await using _ = office;
  const { app, owner, moyasar } = office;
  expect(await readSavedCard(office)).toMatchObject({
    card: { state: "active", brand: "visa", last_four: "1111", expires_on: "2030-12" },
    charge: null,
    next_charge_at: new Date(endsAt.getTime() - dayMs).toISOString(),
    token_request: { publishable_key: app.context.config.moyasar.publishableKey },
  });
  const stored = await app.database.ownerPool.query("select to_jsonb(c)::text as row from saved_cards c");
  expect(stored.rows[0].row).not.toContain(moyasar.state.tokens[0]?.id);
  expect(stored.rows[0].row).not.toContain(simulatedCards.approved);
  await tick(-2);
  expect(moyasar.state.cardPayments).toHaveLength(0);
  await tick(-1);
  await tick(-0.9);
  const [charged] = moyasar.state.cardPayments;
  expect(moyasar.state.cardPayments).toHaveLength(1);
  expect(charged).toMatchObject({ amount: 25_900, currency: "SAR", status: "paid" });
  expect(await office.subscription()).toMatchObject({
    subscription_status: "subscription_activated",
    request: null,
  });
  const { terms, invoices } = await office.history();
  expect(terms).toHaveLength(2);
  expect(invoices).toHaveLength(2);
  expect(new Date(terms[0]?.starts_at ?? "")).toEqual(endsAt);
  expect(await mails()).toEqual(["Your Wakil subscription was renewed"]);
  const removed = await app.request({ method: "DELETE", path, token: owner.token });
  expect(removed.status).toBe(200);
  expect(moyasar.state.tokens).toEqual([]);
  expect((await readSavedCard(office)).card).toBeNull();
});

test("an answer that is lost, and a crash before the order arrives, are one charge", async () => {
  const { office, tick } = await renewingOffice(simulatedCards.approved);
  await using _ = office;
  const { moyasar } = office;
  // The first order never arrives, and the response to the second is lost.
  moyasar.faults.next.push({
    fault: { kind: "answer", answer: { status: 503, body: "" } },
    path: "/v1/payments",
  });
  await tick(-1);
  expect(moyasar.state.cardPayments).toHaveLength(0);
  moyasar.state.webhook = null;
  moyasar.faults.next.push({ fault: { kind: "lost" }, path: "/v1/payments" });
  await tick(-0.99);
  await tick(-0.98);
  await tick(-0.97);
  expect(moyasar.state.cardPayments).toHaveLength(1);
  expect((await office.history()).terms).toHaveLength(2);
});

test("a declined card is tried again on its days with a mail each, then the days of grace go on", async () => {
  const { office, tick, mails } = await renewingOffice(simulatedCards.declined);
  await using _ = office;
  const { moyasar } = office;
  for (const days of [-1, -0.5, 0, 1, 2, 3, 4, 5, 6, 7]) await tick(days);
  expect(moyasar.state.cardPayments).toHaveLength(5);
  expect(new Set(moyasar.state.cardPayments.map(({ id }) => id)).size).toBe(5);
  expect(await mails()).toEqual([
    ...Array.from({ length: 4 }, () => "Your card was not charged"),
    "Your subscription was not renewed",
  ]);
  expect(await office.subscription()).toMatchObject({
    subscription_status: "subscription_expired",
    subscription_active: true,
    card_notice: "failed",
  });
  expect((await office.history()).terms).toHaveLength(1);
  // A valid card that is saved now is not charged for the abandoned renewal; the owner renews manually.
  expect((await readSavedCard(office)).next_charge_at).toBeNull();
});

test("where the bank asks for it the owner confirms; an unconfirmed charge is given up after a day, and renews if it is paid late", async () => {
  const { office, tick, mails } = await renewingOffice(simulatedCards.challenged);
  await using _ = office;
  const { moyasar } = office;
  await tick(-1);
  const { charge } = await readSavedCard(office);
  expect(charge).toMatchObject({ state: "confirming", confirm_url: expect.stringContaining("/payments/") });
  expect((await office.subscription()).card_notice).toBe("confirm");
  expect(await mails()).toEqual(["Confirm the payment for your Wakil subscription"]);
  await tick(-0.5);
  expect(moyasar.state.cardPayments).toHaveLength(1);
  await tick(0.1);
  expect((await readSavedCard(office)).charge).toMatchObject({ state: "failed", problem: "not_confirmed" });
  await tick(0.2);
  expect(moyasar.state.cardPayments).toHaveLength(2);
  // The webhook of the confirmed payment is a hint; the payment is read from the API.
  await answer((await readSavedCard(office)).charge?.confirm_url as string, true);
  await office.settle();
  expect((await office.history()).terms).toHaveLength(2);
  expect((await office.subscription()).card_notice).toBeNull();
});

test("a changed price, an open request and a refused card charge nothing; another business's card is refused; off unless configured", async () => {
  const { office, tick, mails } = await renewingOffice(simulatedCards.approved);
  await using _ = office;
  const { app, owner, moyasar } = office;
  const other = await signUpOwner(app);
  const token = moyasar.state.tokens[0]?.id ?? "";
  expect((await save(office, token, other.token)).body.code).toBe("card_refused");
  expect((await save(office, "token_unknown000", other.token)).body.code).toBe("card_refused");
  const withoutConsent = { path, token: other.token, json: { token, consents: false } };
  expect((await app.request(withoutConsent)).status).toBe(400);
  const agent = await addMember(app, owner, "agent");
  expect((await app.request({ path, token: agent.token })).status).toBe(403);
  app.setClock(new Date("2026-11-20T12:00:00Z"));
  const subscriptionRequest = { path: "/api/subscription/requests/", token: owner.token, json: basicMonth };
  expect((await app.request(subscriptionRequest)).status).toBe(200);
  await tick(-1);
  expect(moyasar.state.cardPayments).toHaveLength(0);
  await app.request({ method: "POST", path: "/api/subscription/requests/withdraw/", token: owner.token });
  await app.database.ownerPool.query("update plans set price_month = 300 where id = 'basic'");
  await tick(-0.5);
  expect(moyasar.state.cardPayments).toHaveLength(0);
  expect((await readSavedCard(office)).charge).toMatchObject({ state: "failed", problem: "price_changed" });
  expect(await mails()).toEqual(["Your subscription was not renewed"]);
  await using closed = await testApp({ env: { DEMO: "false" } });
  const nobody = await signUpOwner(closed);
  expect((await closed.request({ path, token: nobody.token })).status).toBe(404);
});

test("operators see the card and its latest failure; what a card paid goes back to it, once and never more than the invoice", async () => {
  const { office, tick } = await renewingOffice(simulatedCards.approved);
  await using _ = office;
  const { app, owner, operator, moyasar } = office;
  const readOrganization = async (token: string) =>
    app.request({ path: `/api/operator/organizations/${owner.organizationId}/subscription/`, token });
  expect((await readOrganization(operator)).body.data.saved_card).toMatchObject({
    state: "active",
    brand: "visa",
    last_four: "1111",
    last_failure: null,
  });
  expect((await readOrganization(owner.token)).status).toBe(404);
  await tick(-1);
  const [renewed, first] = (await office.history()).invoices;
  expect([renewed?.paid_online, first?.paid_online]).toEqual([true, true]);
  const refund = (halalas: number) =>
    app.request({
      path: `/api/operator/organizations/${owner.organizationId}/invoices/${renewed?.id}/refunds/`,
      token: operator,
      json: { halalas, reason: "خُصم مرتين" },
    });
  const [charge] = moyasar.state.cardPayments;
  // The response to the first order is lost, and repeating the order refunds nothing twice.
  moyasar.faults.next.push({ fault: { kind: "lost" }, path: "/refund" });
  expect((await refund(5_000)).body.code).toBe("payment_unavailable");
  expect((await refund(6_000)).body.code).toBe("refund_under_way");
  expect((await refund(5_000)).body.data).toMatchObject({
    went_back_online: true,
    credit_note: { total_halalas: 5_000, invoice_number: renewed?.number },
  });
  expect(charge?.refunded).toBe(5_000);
  expect((await refund(20_901)).body.code).toBe("refund_too_large");
  expect((await refund(20_900)).status).toBe(200);
  expect(charge).toMatchObject({ status: "refunded", refunded: 25_900 });
  await office.settle();
  const history = await office.history();
  expect(history.credit_notes.map(({ total_halalas }) => total_halalas)).toEqual([20_900, 5_000]);
  expect(history.invoices.find(({ id }) => id === first?.id)?.credited_halalas).toBe(0);
  expect((await office.subscription()).subscription_active).toBe(true);
});

test("operators see why the latest charge failed, until another is paid", async () => {
  const { office, tick } = await renewingOffice(simulatedCards.declined);
  await using _ = office;
  const { app, owner, operator } = office;
  await tick(-1);
  const { body } = await app.request({
    path: `/api/operator/organizations/${owner.organizationId}/subscription/`,
    token: operator,
  });
  expect(body.data.saved_card).toMatchObject({
    last_four: "0002",
    next_charge_at: expect.any(String),
    last_failure: { problem: "declined", at: expect.any(String) },
  });
});
