import { expect, test } from "vitest";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 8));

test("a campaign reaches those with a tag, and those who have not written for a while", async () => {
  await using app = await testApp();
  app.setClock(at(20));
  const owner = await signUpOwner(app);
  const { token } = owner;
  const customers = new Map<string, string>();
  for (const [name, day] of [
    ["early", 1],
    ["tagged", 2],
    ["late", 18],
  ] as const) {
    const customer = { name, email: `${name}@mail.example` };
    const seeded = await seedConversation(app, owner.organizationId, { at: at(day), customer });
    customers.set(name, seeded.customerId);
  }
  const tagged = await app.request({
    path: `/api/customers/${customers.get("tagged")}/tags/`,
    token,
    json: { name: "VIP" },
  });
  const [tag] = tagged.body.data;
  const reaches = async (audience: object) => {
    const json = { name: "Offer", channel: "email", subject: "x", text: "y", audience };
    const { id } = (await app.request({ path: "/api/campaigns/", token, json })).body.data;
    return (await app.request({ path: `/api/campaigns/${id}/preview/`, token })).body.data.reaches;
  };
  const filter = { kind: "filter", seen_within_days: null, ticket: null };
  expect(await reaches(filter)).toBe(3);
  expect(await reaches({ ...filter, tag_id: tag.id })).toBe(1);
  expect(await reaches({ ...filter, quiet_days: 10 })).toBe(2);
  expect(await reaches({ ...filter, quiet_days: 10, tag_id: tag.id })).toBe(1);
  expect(await reaches({ ...filter, quiet_days: 30 })).toBe(0);
  expect(await reaches({ ...filter, seen_within_days: 10 })).toBe(1);
});
