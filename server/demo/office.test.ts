import { expect, test } from "vitest";
import { addOperator } from "#server/modules/identity/index.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { strictApi } from "#server/testing/strict-api.ts";
import { testApp } from "#server/testing/test-app.ts";
import { createDemoOffice } from "./office.ts";

test("the demo's office has requests with time left, businesses in every state of a subscription, and a question", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const account = { email: "ops@wakil.example", password: "operator password" };
  await addOperator(app.database, { ...account, name: "Operator" });
  const operator = (await app.request({ path: "/auth/login/", json: account })).body.data.token as string;
  const api = strictApi(app);
  const now = new Date("2026-11-22T10:00:00Z");
  await createDemoOffice(api, { agent: owner.token, operator }, now, app.setClock);
  const read = async (path: string) =>
    (await app.request({ path, token: operator })).body.data as Record<string, unknown>[];
  const isOpen = ({ due_at }: Record<string, unknown>) => new Date(due_at as string) > now;
  const requests = await read("/api/operator/demo-requests/?state=open");
  expect(requests).toHaveLength(3);
  expect(requests.every(isOpen)).toBe(true);
  expect(await read("/api/operator/subscription-requests/")).toHaveLength(2);
  expect(await read("/api/operator/support-requests/")).toHaveLength(1);
  const statuses = (await read("/api/operator/subscriptions/")).map((one) => one["subscription_status"]);
  expect(statuses.map(String).toSorted((one, other) => one.localeCompare(other))).toEqual([
    "NA",
    "NA",
    "subscription_activated",
    "subscription_in_progress",
    "subscription_in_progress",
  ]);
});
