import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

test("members save views of the tickets' list for themselves, owners for everyone; others' are out of reach", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const add = (token: string, name: string, isShared = false, filters = "status=deferred&channel=email") =>
    app.request({ path: "/api/ticket-views/", token, json: { name, filters, is_shared: isShared } });
  const list = async (token: string) => {
    const { data } = (await app.request({ path: "/api/ticket-views/", token })).body;
    return (data as { name: string; is_own: boolean }[]).map(({ name, is_own }) => [name, is_own]);
  };
  const drop = async (token: string, id: string) =>
    (await app.request({ method: "DELETE", path: `/api/ticket-views/${id}/`, token })).status;
  const shared = (await add(owner.token, " بريد \u200f متأخر ", true)).body.data;
  expect(shared).toMatchObject({
    name: "بريد متأخر",
    filters: "status=deferred&channel=email",
    is_shared: true,
    is_own: true,
  });
  const ownView = (await add(agent.token, "Mine", false, "assignee=me")).body.data;
  expect(await list(agent.token)).toEqual([
    ["Mine", true],
    ["بريد متأخر", false],
  ]);
  expect(await list(owner.token)).toEqual([["بريد متأخر", true]]);
  expect((await add(agent.token, "For all", true)).status).toBe(403);
  for (const filters of ["", "q=a b", "https://example.test", "status", `tag=${"x".repeat(400)}`])
    expect((await add(owner.token, "x", false, filters)).status, filters).toBe(400);
  expect((await add(owner.token, " ")).body.fields).toHaveProperty("name");
  expect(await drop(agent.token, shared.id)).toBe(404);
  expect(await drop(owner.token, ownView.id)).toBe(404);
  expect(await drop(agent.token, ownView.id)).toBe(200);
  expect(await drop(owner.token, shared.id)).toBe(200);
  const made = await Promise.all(Array.from({ length: 21 }, (_, number) => add(agent.token, `${number}`)));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(made.find(({ status }) => status !== 200)?.body.code).toBe("too_many_ticket_views");
});
