import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const path = "/api/customer-segments/";
const quiet = { quiet_days: 60 };

async function shop() {
  const app = await testApp();
  const owner = await signUpOwner(app);
  const add = (token: string, name: string, filters: object = quiet) =>
    app.request({ path, token, json: { name, filters } });
  const names = async (token: string) =>
    ((await app.request({ path, token })).body.data as { name: string }[]).map(({ name }) => name);
  const drop = async (token: string, id: string) =>
    (await app.request({ method: "DELETE", path: `${path}${id}/`, token })).status;
  return { app, owner, add, names, drop, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

test("filters of the customers' list are saved under a name, listed by name and deleted, and the log says so", async () => {
  await using on = await shop();
  const { token } = on.owner;
  const filters = { quiet_days: 60, new_from: "2026-01-01", new_before: "2026-06-30", wrote_from: null };
  const saved = (await on.add(token, " هدأوا \u200f منذ مدة ", filters)).body.data;
  expect(saved).toEqual({
    id: expect.any(String),
    name: "هدأوا منذ مدة",
    filters: { tag_id: null, channel: null, language: null, ...filters },
  });
  await on.add(token, "أوائل", { wrote_from: "2026-03-01" });
  expect(await on.names(token)).toEqual(["أوائل", "هدأوا منذ مدة"]);
  expect(await on.drop(token, saved.id)).toBe(200);
  expect(await on.drop(token, saved.id)).toBe(404);
  expect(await on.names(token)).toEqual(["أوائل"]);
  const { body } = await on.app.request({ path: "/api/activity/", token });
  const entries = (body.data as { action: string; target: string }[]).filter(({ action }) =>
    action.startsWith("customerSegments"),
  );
  expect(entries.map(({ action, target }) => [action, target])).toEqual([
    ["customerSegments.delete", "هدأوا منذ مدة"],
    ["customerSegments.add", "أوائل"],
    ["customerSegments.add", "هدأوا منذ مدة"],
  ]);
});

test("a segment needs a condition and a name of its own; 50 are the most, also at the same time", async () => {
  await using on = await shop();
  const { token } = on.owner;
  for (const filters of [
    {},
    { quiet_days: null },
    { quiet_days: 0 },
    { new_from: "soon" },
    { new_from: "0000-01-01" },
    { q: "lama" },
  ])
    expect((await on.add(token, "x", filters)).status, JSON.stringify(filters)).toBe(400);
  expect((await on.add(token, " ")).body.fields).toHaveProperty("name");
  expect((await on.add(token, "x".repeat(41))).body.fields).toHaveProperty("name");
  await on.add(token, "أصدقاء");
  expect((await on.add(token, "اصدقاء")).body.code).toBe("customer_segment_taken");
  const made = await Promise.all(Array.from({ length: 50 }, (_, number) => on.add(token, `n${number}`)));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(49);
  expect(made.find(({ status }) => status !== 200)?.body.code).toBe("too_many_customer_segments");
});

test("a segment goes with its tag, because without it everybody would be in it", async () => {
  await using on = await shop();
  const { token, organizationId } = on.owner;
  const { customerId } = await seedConversation(on.app, organizationId, { at: new Date(0) });
  const tagged = await on.app.request({
    path: `/api/customers/${customerId}/tags/`,
    token,
    json: { name: "VIP" },
  });
  const [tag] = tagged.body.data;
  expect((await on.add(token, "VIP", { tag_id: tag.id })).body.data.filters.tag_id).toBe(tag.id);
  await on.app.request({ method: "DELETE", path: `/api/tags/${tag.id}/`, token });
  expect(await on.names(token)).toEqual([]);
  expect((await on.add(token, "VIP", { tag_id: tag.id })).status).toBe(404);
});

test("whoever may send campaigns saves segments, everyone of the team sees them, and nobody of another organisation", async () => {
  await using on = await shop();
  const { app, owner } = on;
  const agent = await addMember(app, owner, "agent");
  const { id } = (await on.add(agent.token, "Quiet")).body.data;
  const role = { method: "PUT", path: "/api/roles/agent/campaigns/" } as const;
  expect((await app.request({ ...role, token: owner.token, json: { allowed: false } })).status).toBe(200);
  expect((await on.add(agent.token, "Another")).status).toBe(403);
  expect(await on.drop(agent.token, id)).toBe(403);
  expect(await on.names(agent.token)).toEqual(["Quiet"]);
  const other = await signUpOwner(app);
  expect(await on.names(other.token)).toEqual([]);
  expect(await on.drop(other.token, id)).toBe(404);
  expect((await on.add(other.token, "Quiet")).status).toBe(200);
});
