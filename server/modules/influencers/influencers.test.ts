import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

let app: TestApp;
let operator: string;
let owner: SignedUp;

const sheet = `Platform,Account,Name,Specialization,City,Followers,Engagement %,Price,About
Instagram,reem.brews,ريم الحربي,Specialty coffee,Riyadh,38400,6.8,1200,تحضير القهوة في البيت
TikTok,sultan_cup,سلطان العمري,Specialty coffee,Jeddah,61200,4.1,1800,مقاهي جدة
Snapchat,dana.home,Dana Al-Saleh,Home and hosting,Khobar,22900,,,
`;

beforeAll(async () => {
  app = await testApp();
  operator = await operatorToken(app);
  owner = await signUpOwner(app);
});
afterAll(() => app[Symbol.asyncDispose]());

beforeEach(async () => {
  await app.database.ownerPool.query("delete from influencers");
  await app.request({
    path: "/api/operator/influencers/import/",
    token: operator,
    file: { name: "influencers.csv", bytes: Buffer.from(sheet) },
  });
});

const list = async (query = "", token = owner.token) => {
  const { status, body } = await app.request({ path: `/api/influencers/${query}`, token });
  expect(status).toBe(200);
  return body;
};

const namesOf = async (query: string, token = owner.token): Promise<string[]> =>
  (await list(query, token)).data.map(({ name }: { name: string }) => name);

const idOf = async (name: string): Promise<string> =>
  (await list()).data.find((one: { name: string }) => one.name === name).id;

const change = (id: string, json: object, token = owner.token) =>
  app.request({ method: "PATCH", path: `/api/influencers/${id}/`, token, json });

test("C213 influencers are sorted by each figure both ways; what is not known comes last either way", async () => {
  const [reem, sultan, dana] = ["ريم الحربي", "سلطان العمري", "Dana Al-Saleh"];
  expect(await namesOf("")).toEqual([sultan, reem, dana]);
  expect(await namesOf("?order=asc")).toEqual([dana, reem, sultan]);
  expect(await namesOf("?sort=engagement")).toEqual([reem, sultan, dana]);
  expect(await namesOf("?sort=engagement&order=asc")).toEqual([sultan, reem, dana]);
  expect(await namesOf("?sort=price")).toEqual([sultan, reem, dana]);
  expect(await namesOf("?sort=price&order=asc")).toEqual([reem, sultan, dana]);
  expect((await app.request({ path: "/api/influencers/?sort=name", token: owner.token })).status).toBe(400);
});

test("C213 influencers are found by name, account, description, subject and city in either language, however spelled", async () => {
  for (const [words, names] of [
    ["الحَربي", ["ريم الحربي"]],
    ["@SULTAN_CUP", ["سلطان العمري"]],
    ["مقاهى جده", ["سلطان العمري"]],
    ["قهوه مختصه", ["سلطان العمري", "ريم الحربي"]],
    ["coffee riyadh", ["ريم الحربي"]],
    ["الخبر", ["Dana Al-Saleh"]],
    ["100%", []],
    ["nobody", []],
  ] as const)
    expect([words, await namesOf(`?q=${encodeURIComponent(words)}`)]).toEqual([words, names]);
});

test("C213 influencers are filtered by specialisation and city, counted by specialisation, and paged", async () => {
  const coffee = await list("?specialization=coffee");
  expect(coffee.meta).toEqual({ page: 1, page_size: 25, total: 2 });
  const counts = coffee.specializations as { specialization: string; total: number }[];
  expect(Object.fromEntries(counts.map((one) => [one.specialization, one.total]))).toEqual({
    coffee: 2,
    home: 1,
  });
  expect(await namesOf("?specialization=coffee&city=jeddah")).toEqual(["سلطان العمري"]);
  expect(await namesOf("?specialization=coffee&city=khobar")).toEqual([]);
  expect(await namesOf("?page=2&page_size=2")).toEqual(["Dana Al-Saleh"]);
  // The total is also returned for a page after the last one.
  expect((await list("?page=9")).meta.total).toBe(3);
});

test("an organisation's list, notes and campaigns are its own, for its owner and its staff", async () => {
  const agent = await addMember(app, owner, "agent");
  const other = await signUpOwner(app);
  const id = await idOf("ريم الحربي");
  const campaign = await app.request({
    path: "/api/campaigns/",
    token: owner.token,
    json: { name: "محصول الشتاء", channel: "whatsapp" },
  });
  const campaignId: string = campaign.body.data.id;
  const changed = await change(id, { is_shortlisted: true, note: " تحدثنا الأحد ", campaign_id: campaignId });
  expect(changed.body.data).toMatchObject({
    is_shortlisted: true,
    note: "تحدثنا الأحد",
    campaign: { id: campaignId, name: "محصول الشتاء" },
  });
  expect(await namesOf("?list=mine", agent.token)).toEqual(["ريم الحربي"]);
  expect(await list("", agent.token)).toMatchObject({ shortlisted: 1 });

  expect(await list("?list=mine", other.token)).toMatchObject({ data: [], shortlisted: 0 });
  const seen = await app.request({ path: `/api/influencers/${id}/`, token: other.token });
  expect(seen.body.data).toMatchObject({ is_shortlisted: false, note: "", campaign: null });
  const foreign = await change(id, { campaign_id: campaignId }, other.token);
  expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([400, ["campaign_id"]]);
  await change(id, { note: "ملاحظة منشأة أخرى" }, other.token);

  // Removing an influencer from the list keeps the note and the campaign; a deleted campaign leaves nothing behind.
  await change(id, { is_shortlisted: false }, agent.token);
  expect((await change(id, {})).body.data).toMatchObject({
    is_shortlisted: false,
    note: "تحدثنا الأحد",
    campaign: { id: campaignId },
  });
  await app.request({ method: "DELETE", path: `/api/campaigns/${campaignId}/`, token: owner.token });
  expect((await change(id, {})).body.data).toMatchObject({ note: "تحدثنا الأحد", campaign: null });
});

test("two members who decide at once leave one decision with both their changes", async () => {
  const id = await idOf("سلطان العمري");
  await Promise.all([change(id, { is_shortlisted: true }), change(id, { note: "سعره مناسب" })]);
  const { body } = await app.request({ path: `/api/influencers/${id}/`, token: owner.token });
  expect(body.data).toMatchObject({ is_shortlisted: true, note: "سعره مناسب" });
});

test("what is not there, too long or unknown is refused, and operators have no list", async () => {
  const id = await idOf("ريم الحربي");
  expect((await change(crypto.randomUUID(), { is_shortlisted: true })).status).toBe(404);
  expect((await change(id, { note: "x".repeat(2001) })).status).toBe(400);
  expect((await change(id, { rating: 5 })).status).toBe(400);
  expect((await change(id, { is_shortlisted: true }, operator)).status).toBe(404);
  expect((await app.request({ path: "/api/influencers/", token: operator })).status).toBe(404);
  expect((await app.request({ path: "/api/influencers/" })).status).toBe(401);
});
