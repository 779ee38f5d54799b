import { simulatedCards } from "#server/simulator/moyasar-cards.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { setUpSecondStep } from "#server/testing/authenticator.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { workbookBytes } from "#server/testing/workbook-bytes.ts";
import type { AuditWorld } from "./audit-world.ts";
import { createCardToken } from "#server/testing/card-token.ts";

const basicMonth = { plan: "basic", period: "month", price: 259 };

/** Makes the calls about a subscription that is paid by bank transfer. */
export async function makeRequestCalls({ app, call, find }: AuditWorld): Promise<void> {
  const { token, organizationId } = await signUpOwner(app);
  await call("subscription.startTrial", { token });
  await call("billingDetails.save", {
    token,
    json: { legal_name: "شركة", vat_number: "", address: "الرياض" },
  });
  await call("subscription.request", { token, json: basicMonth });
  await call("subscription.withdraw", { token });
  const request = async () => {
    await call("subscription.request", { token, json: basicMonth });
    const open = "select id from subscription_requests where organization_id = $1 and state = 'open'";
    return find(open, organizationId);
  };
  await call("operator.declineSubscriptionRequest", { at: [await request()] });
  await call("operator.activateSubscriptionRequest", { at: [await request()] });
  const invoice = await find("select id from invoices where organization_id = $1", organizationId);
  await call("operator.refundInvoice", { at: [organizationId, invoice] });
}

/** Makes the calls about online payments and saved cards. */
export async function makePaymentCalls({ app, call, platforms }: AuditWorld): Promise<void> {
  const { moyasar } = platforms;
  const begin = async () => {
    const { token } = await signUpOwner(app);
    const { id, url } = await call("payments.start", { token, json: basicMonth });
    return { token, id, invoice: new URL(url).pathname.split("/").at(-1) ?? "" };
  };
  const payment = await begin();
  moyasar.pay(payment.invoice);
  await call("payments.check", { token: payment.token, at: [payment.id] });
  const read = await begin();
  moyasar.pay(read.invoice);
  await call("operator.checkPayment", { at: [read.id] });
  moyasar.refund(read.invoice);
  await call("operator.checkPayment", { at: [read.id] });
  await call("operator.settlePayment", { at: [read.id] });

  const { token } = payment;
  const saved = await call("savedCard.save", {
    token,
    json: { token: await createCardToken(app, simulatedCards.approved), consents: true },
  });
  await fetch(`${saved.verification_url}?answer=yes`, { redirect: "manual" });
  await call("savedCard.check", { token });
  await call("savedCard.remove", { token });
}

/** Makes the calls of the operator's office. */
export async function makeOfficeCalls({ app, call, find }: AuditWorld): Promise<void> {
  await call("operatorPlans.save", { at: ["basic"] });
  await call("operatorPlans.setPricing");
  await call("operators.invite", { json: { name: "هند", email: "hind@wakil.example" } });
  const other = await operatorToken(app);
  await setUpSecondStep(app, other, "operator password");
  const id = await find("select operator_id from second_steps where operator_id is not null");
  await call("operators.resetSecondStep", { at: [id] });
  await call("operators.disable", { at: [id] });

  const header = ["المنصة", "الحساب", "الاسم", "التخصص", "المدينة", "المتابعون", "سعر المنشور"];
  const reem = ["إنستغرام", "reem.brews", "ريم الحربي", "قهوة مختصة", "الرياض", 38400, 1200];
  await call("operatorInfluencers.import", {
    file: { name: "influencers.xlsx", bytes: workbookBytes({ مؤثرون: [header, reem] }) },
  });
  const influencer = await find("select id from influencers");
  await call("influencers.change", { at: [influencer] });
  await call("operatorInfluencers.save", { at: [influencer] });
  await call("operatorInfluencers.remove", { at: [influencer] });

  await app.request({
    path: "/articles/api/demo-request/",
    json: {
      full_name: "نورة",
      phone_number: "0555550143",
      contact_email: "n@shop.example",
      company_name: "محمصة",
    },
  });
  await call("demoRequests.change", { at: [await find("select id from demo_requests")] });
  const createFailedCharge = async () => {
    await app.database.ownerPool.query(
      `insert into jobs (name, payload, run_at, attempts, max_attempts, last_error, failed_at)
       values ('mail.send', '{}', now(), 8, 8, 'refused', now())`,
    );
    return find("select id from jobs where attempts >= max_attempts order by id desc");
  };
  await call("operatorJobs.retry", { at: [await createFailedCharge()] });
  await call("operatorJobs.discard", { at: [await createFailedCharge()] });
  await createFailedCharge();
  await call("operatorJobs.retryAll", { json: {} });
}

/** Makes the calls that write news. */
export async function makeArticleCalls({ call }: AuditWorld): Promise<void> {
  const { id, revision } = await call("editedArticles.begin");
  const at = [String(id)];
  const text = { title: "a", description: "a", content: "<p>a</p>" };
  const arabic = { title_arabic: "ب", description_arabic: "ب", content_arabic: "<p>ب</p>" };
  const saved = await call("editedArticles.save", {
    at,
    json: { revision, cover_photo: "", ...text, ...arabic },
  });
  const out = await call("editedArticles.publish", { at, json: { revision: saved.revision } });
  await call("editedArticles.unpublish", { at, json: { revision: out.revision } });
}

/** Makes the calls of a support request, from both sides. */
export async function makeSupportCalls({ call }: AuditWorld): Promise<void> {
  const { id } = await call("support.create", {
    json: { category: "problem", subject: "a", text: "b", client_id: "one-question" },
  });
  await call("operatorSupport.answer", { at: [id] });
  await call("support.reply", { at: [id] });
  await call("operatorSupport.close", { at: [id] });
}
