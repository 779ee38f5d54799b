import type { Payment } from "#shared/contract/payments.ts";
import type { Subscription, SubscriptionHistory } from "#shared/contract/subscriptions.ts";
import { findFreePort } from "#server/find-free-port.ts";
import { operatorToken } from "./operator-token.ts";
import { signUpOwner, type SignedUp } from "./sign-up-owner.ts";
import { type StartedPlatforms, startPlatforms } from "./start-platforms.ts";
import { testApp, type TestApp, type TestResponse } from "./test-app.ts";

export const basicMonth = { plan: "basic", period: "month", price: 259 };

/** A business, an operator and Moyasar's simulator, which reaches the product's webhook over HTTP. */
export interface PaymentOffice extends AsyncDisposable {
  app: TestApp;
  moyasar: StartedPlatforms["moyasar"];
  webhookSecret: string;
  owner: SignedUp;
  operator: string;
  start: (json?: object, token?: string) => Promise<TestResponse>;
  /** Returns the id of the invoice that a started payment belongs to. */
  invoiceOf: (started: TestResponse) => string;
  check: (id: string, token?: string) => Promise<TestResponse>;
  payment: () => Promise<Payment | null>;
  subscription: () => Promise<Subscription>;
  history: () => Promise<SubscriptionHistory>;
  /** Waits for webhooks and runs the resulting jobs. */
  settle: () => Promise<string[]>;
  /** Runs the job of every minute and the jobs that it queues. */
  sweep: () => Promise<string[]>;
}

export async function paymentOffice(env: Record<string, string> = {}): Promise<PaymentOffice> {
  const port = await findFreePort();
  // Both sides use one clock, so that a page expires at the same time for both.
  let clock = () => new Date();
  const platforms = await startPlatforms({ clock: () => clock() });
  const app = await testApp({
    env: { ...platforms.env, PUBLIC_URL: `http://127.0.0.1:${port}`, ...env },
  });
  clock = app.context.clock;
  await app.http.app.listen({ port, host: "127.0.0.1" });
  platforms.moyasar.setWebhook(`http://127.0.0.1:${port}/webhook/moyasar/`);
  const owner = await signUpOwner(app);
  const read = async (path: string) => (await app.request({ path, token: owner.token })).body.data;
  // Only results of payments are returned, because an activation also queues mails.
  const runJobs = async () => (await app.runJobs()).filter((line) => !line.startsWith("mail "));
  const office: PaymentOffice = {
    app,
    moyasar: platforms.moyasar,
    webhookSecret: platforms.env["MOYASAR_WEBHOOK_SECRET"] ?? "",
    owner,
    operator: await operatorToken(app),
    start: (json = basicMonth, token = owner.token) =>
      app.request({ path: "/api/subscription/payments/", token, json }),
    invoiceOf: (started) => new URL(started.body.data.url).pathname.split("/").at(-1) ?? "",
    check: (id, token = owner.token) =>
      app.request({ method: "POST", path: `/api/subscription/payments/${id}/check/`, token }),
    payment: () => read("/api/subscription/payment/"),
    subscription: () => read("/api/subscription/"),
    history: () => read("/api/subscription/history/"),
    async settle() {
      await platforms.settled();
      return runJobs();
    },
    async sweep() {
      await app.database.ownerPool.query("select add_job('payments.tick', '{}', null, null, null, 1)");
      return runJobs();
    },
    async [Symbol.asyncDispose]() {
      await platforms[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
    },
  };
  return office;
}
