import { expect, test } from "vitest";
import { addOperator } from "#server/modules/identity/index.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { strictApi } from "#server/testing/strict-api.ts";
import { testApp } from "#server/testing/test-app.ts";
import { runStepsUntil, subscriptionSteps } from "./subscription.ts";

test("the demo's business takes its trial, asks for a year and is activated by the company, each in its time", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const account = { email: "ops@wakil.example", password: "operator password" };
  await addOperator(app.database, { ...account, name: "Operator" });
  const operator = (await app.request({ path: "/auth/login/", json: account })).body.data.token as string;
  const api = strictApi(app);
  const read = async () => (await app.request({ path: "/api/subscription/", token: owner.token })).body.data;
  const now = new Date("2026-11-22T10:00:00Z");
  const steps = subscriptionSteps(api, { owner: owner.token, operator }, now);
  await runStepsUntil(new Date("2026-10-28T10:00:00Z"), steps, app.setClock);
  expect((await read()).subscription_status).toBe("trial_activated");
  await runStepsUntil(new Date("2026-10-31T12:00:00Z"), steps, app.setClock);
  expect((await read()).subscription_status).toBe("subscription_in_progress");
  await runStepsUntil(now, steps, app.setClock);
  expect(steps).toEqual([]);
  app.setClock(now);
  expect(await read()).toMatchObject({
    subscription_status: "subscription_activated",
    plan: "professional",
    period: "year",
    ends_at: "2027-10-31T15:00:00.000Z",
    usage: { from: "2026-10-31T15:00:00.000Z", limit: 3000 },
  });
  const history = await app.request({ path: "/api/subscription/history/", token: owner.token });
  expect(history.body.data.terms).toMatchObject([{ plan: "professional", price: 7455, state: "running" }]);
});
