import { expect, test } from "vitest";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const atDay = (day: number) => new Date(Date.UTC(2026, 10, day, 8));

test("a campaign reaches those with a tag, and those who have not written for a while", async () => {
  await using app = await testApp();
  app.setClock(atDay(20));
  const owner = await signUpOwner(app);
  const { token } = owner;
  const customers = new Map<string, string>();
  for (const [name, day] of [
    ["early", 1],
    ["tagged", 2],
    ["late", 18],
  ] as const) {
    const customer = { name, email: `${name}@mail.example` };
    const seeded = await seedConversation(app, owner.organizationId, { at: atDay(day), customer });
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
  // In Riyadh it was the second day from nine in the evening of the first on.
  expect(await reaches({ ...filter, new_from: "2026-11-02" })).toBe(2);
  expect(await reaches({ ...filter, new_before: "2026-11-02" })).toBe(1);
  expect(await reaches({ ...filter, wrote_from: "2026-11-18" })).toBe(1);
  expect(await reaches({ ...filter, wrote_from: "2026-11-19" })).toBe(0);
});

test("a campaign reaches those who write on a channel, and those of a language, as the list of customers does", async () => {
  await using app = await testApp();
  app.setClock(atDay(20));
  const owner = await signUpOwner(app);
  const { token } = owner;
  for (const [name, channel, language] of [
    ["layla", "chat", "ar"],
    ["sami", "whatsapp", "ar"],
    ["tom", "whatsapp", "en"],
  ] as const) {
    const customer = { name, email: `${name}@mail.example` };
    const seeded = await seedConversation(app, owner.organizationId, { at: atDay(2), customer, channel });
    await app.database.ownerPool.query("update customers set language = $1 where id = $2", [
      language,
      seeded.customerId,
    ]);
    await app.database.ownerPool.query("update contacts set last_in_at = $1 where conversation_id = $2", [
      atDay(2),
      seeded.conversationId,
    ]);
  }
  const names = async (query: string) =>
    (await app.request({ path: `/api/customers/?${query}`, token })).body.data
      .map(({ name }: { name: string }) => name)
      .toSorted();
  const reaches = async (filters: object) => {
    const saved = await app.request({
      path: "/api/customer-segments/",
      token,
      json: { name: JSON.stringify(filters).slice(0, 40), filters },
    });
    const audience = { kind: "filter", seen_within_days: null, ticket: null, ...saved.body.data.filters };
    const json = { name: "Offer", channel: "email", subject: "x", text: "y", audience };
    const { id } = (await app.request({ path: "/api/campaigns/", token, json })).body.data;
    return (await app.request({ path: `/api/campaigns/${id}/preview/`, token })).body.data.reaches;
  };
  expect(await names("channel=whatsapp")).toEqual(["sami", "tom"]);
  expect(await names("language=ar")).toEqual(["layla", "sami"]);
  expect(await names("channel=whatsapp&language=ar")).toEqual(["sami"]);
  expect((await app.request({ path: "/api/customers/?channel=fax", token })).status).toBe(400);
  expect(await reaches({ channel: "whatsapp" })).toBe(2);
  expect(await reaches({ language: "en" })).toBe(1);
  expect(await reaches({ channel: "chat", language: "en" })).toBe(0);
});

test("a campaign to a saved segment reaches those whom the list shows for it, also after the segment is deleted", async () => {
  await using app = await testApp();
  app.setClock(atDay(20));
  const owner = await signUpOwner(app);
  const { token } = owner;
  for (const [name, day] of [
    ["early", 1],
    ["late", 18],
  ] as const) {
    const customer = { name, email: `${name}@mail.example` };
    await seedConversation(app, owner.organizationId, { at: atDay(day), customer });
  }
  const filters = { quiet_days: 10, new_before: "2026-11-10" };
  const listed = await app.request({
    path: "/api/customers/?quiet_days=10&new_before=2026-11-10",
    token,
  });
  expect(listed.body.data.map(({ name }: { name: string }) => name)).toEqual(["early"]);
  const segment = (
    await app.request({ path: "/api/customer-segments/", token, json: { name: "Quiet", filters } })
  ).body.data;
  const audience = { kind: "filter", seen_within_days: null, ticket: null, ...segment.filters };
  const json = { name: "Offer", channel: "email", subject: "x", text: "y", audience };
  const campaign = (await app.request({ path: "/api/campaigns/", token, json })).body.data;
  expect(campaign.audience).toEqual(audience);
  const preview = async () =>
    (await app.request({ path: `/api/campaigns/${campaign.id}/preview/`, token })).body.data;
  expect(await preview()).toMatchObject({ reaches: 1 });
  await app.request({ method: "DELETE", path: `/api/customer-segments/${segment.id}/`, token });
  expect(await preview()).toMatchObject({ reaches: 1 });
});
