import { expect, test } from "vitest";
import { routes } from "#server/app.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { validBodies } from "./valid-bodies.fixture.ts";

const office = routes.map(({ endpoint }) => endpoint).filter(({ access }) => access === "operator");

test("an operator without two-step log-in gets nothing of the office, and an owner of a business never does", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const operator = await operatorToken(app);
  await app.database.ownerPool.query("update operators set is_demo = false");
  const refusals: [token: string, status: number, code: string][] = [
    [operator, 403, "second_step_missing"],
    [owner.token, 404, "not_found"],
  ];
  expect(office.length).toBeGreaterThan(40);
  for (const endpoint of office)
    for (const [token, status, code] of refusals) {
      const answer = await app.request({
        method: endpoint.method,
        path: endpoint.path.replace(/:\w+/g, owner.organizationId),
        token,
        ...(endpoint.method !== "GET" && { json: validBodies[endpoint.name] ?? {} }),
      });
      expect([answer.status, answer.body.code], endpoint.name).toEqual([status, code]);
      expect(Object.keys(answer.body), endpoint.name).not.toContain("data");
    }
});
