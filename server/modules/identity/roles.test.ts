import { expect, test } from "vitest";
import type { AuditEntry } from "#shared/contract/audit.ts";
import type { Permission } from "#shared/rules/permissions.ts";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const decide = (app: TestApp, token: string, role: string, permission: string, allowed: unknown) =>
  app.request({ method: "PUT", path: `/api/roles/${role}/${permission}/`, token, json: { allowed } });

const permissionsOf = async (app: TestApp, token: string): Promise<Permission[]> =>
  (await app.request({ path: "/api/me/", token })).body.data.permissions;

const addFaq = async (app: TestApp, token: string) =>
  (
    await app.request({
      path: "/api/faqs/",
      token,
      json: { phrasings: [`هل عندكم مواقف؟ ${crypto.randomUUID()}`], answer: { ar: "نعم", en: null } },
    })
  ).status;

const agentsFirst = ["campaigns", "knowledge", "publishing", "merging"];
const all = [...agentsFirst, "channels", "settings", "exports"];

test("an agent may do at first what agents always could, a manager all an owner can give, an owner everything", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const manager = await addMember(app, owner, "manager");
  const agent = await addMember(app, owner, "agent");
  expect(await permissionsOf(app, owner.token)).toEqual(all);
  expect(await permissionsOf(app, manager.token)).toEqual(all);
  expect(await permissionsOf(app, agent.token)).toEqual(agentsFirst);
  expect(await permissionsOf(app, await operatorToken(app))).toEqual([]);
  expect((await app.request({ path: "/api/roles/", token: owner.token })).body.data).toEqual([
    { role: "manager", permissions: all },
    { role: "agent", permissions: agentsFirst },
  ]);
});

test("what an owner decides counts at the next call, for that role and that business alone, and stands in the log", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const manager = await addMember(app, owner, "manager");
  const foreign = await addMember(app, other, "agent");
  expect(await addFaq(app, agent.token)).toBe(200);
  const answer = await decide(app, owner.token, "agent", "knowledge", false);
  expect(answer.body.data).toEqual({ role: "agent", permissions: ["campaigns", "publishing", "merging"] });
  expect(await addFaq(app, agent.token)).toBe(403);
  for (const { token } of [manager, foreign, owner]) expect(await addFaq(app, token)).toBe(200);
  await decide(app, owner.token, "agent", "knowledge", true);
  expect(await addFaq(app, agent.token)).toBe(200);

  const log = (await app.request({ path: "/api/activity/", token: owner.token })).body.data as AuditEntry[];
  const [latest] = log.filter(({ action }) => action === "roles.setPermission");
  expect(latest?.author.id).toBe(owner.memberId);
  expect(latest?.items[0]).toMatchObject({
    kind: "role",
    label: "agent",
    fields: [{ name: "may_knowledge", before: false, after: true }],
  });
});

test("only owners decide: no manager, agent or operator, and neither for owners nor of what does not exist", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const manager = await addMember(app, owner, "manager");
  const agent = await addMember(app, owner, "agent");
  for (const { token } of [manager, agent]) {
    expect((await decide(app, token, "agent", "exports", true)).status).toBe(403);
    expect((await app.request({ path: "/api/roles/", token })).status).toBe(403);
  }
  expect((await decide(app, await operatorToken(app), "agent", "exports", true)).status).toBe(404);
  for (const [role, permission, allowed] of [
    ["owner", "exports", false],
    ["operator", "exports", true],
    ["agent", "organizations", true],
    ["agent", "exports", "yes"],
    ["agent", "exports", null],
  ] as const)
    expect([400, 404]).toContain((await decide(app, owner.token, role, permission, allowed)).status);
  expect(await permissionsOf(app, agent.token)).toEqual(agentsFirst);
});
