import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

test("C137 C151 who signed up can log in, with the session's user and organisation", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const answer = await app.request({ path: "/auth/login/", json: { email: ` ${owner.email.toUpperCase()} `, password: ` ${owner.password} ` } });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { id: owner.memberId, email: owner.email, role: "owner" },
    organization: { id: owner.organizationId, phone: owner.phone, support_email: owner.email, industry: "food_beverage" },
  });
  const me = await app.request({ path: "/api/me/", token: answer.body.data.token });
  expect(me.status).toBe(200);
  expect(me.body.data.organization.id).toBe(owner.organizationId);
});
