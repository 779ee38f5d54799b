import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { addOperator } from "./operators.ts";

test("the operator sees every organisation with its counts; members and strangers see nothing", async () => {
  await using app = await testApp();
  const first = await signUpOwner(app, { businessName: "محمصة الركن" });
  const second = await signUpOwner(app, { businessName: "عطور الدار" });
  await addOperator(app.context, {
    email: "ops@wakil.example",
    name: "Operator",
    password: "operator password",
  });
  const login = await app.request({
    path: "/auth/login/",
    json: { email: "ops@wakil.example", password: "operator password" },
  });
  const { token } = login.body.data;
  const list = await app.request({ path: "/api/operator/organizations/", token });
  expect(list.status).toBe(200);
  expect(list.body.data).toHaveLength(2);
  expect(list.body.data).toContainEqual({
    id: first.organizationId,
    name: "محمصة الركن",
    industry: "food_beverage",
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    members: 1,
    tickets: 0,
    published_version: null,
  });
  const member = await app.request({ path: "/api/operator/organizations/", token: second.token });
  expect([member.status, member.body.code]).toEqual([404, "not_found"]);
  expect(member.text).not.toContain(first.organizationId);
  expect((await app.request({ path: "/api/operator/organizations/" })).status).toBe(401);
  expect((await app.request({ path: "/api/members/", token })).status).toBe(404);
});
