import { expect, test } from "vitest";
import type { Plan } from "#shared/contract/plans.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const path = "/api/operator/plans/";
const prices = { price_month: 300, price_year_ar: 3000, price_year_en: 2900, interactions: 1500 };

const save = (app: TestApp, token: string, id: string, json: unknown) =>
  app.request({ method: "PUT", path: `${path}${id}/`, token, json });

const setPricing = (app: TestApp, token: string, json: unknown) =>
  app.request({ method: "PUT", path: "/api/operator/pricing/", token, json });

/** Returns a plan as readers of a language see it. */
const planOf = async (app: TestApp, id: string, language: string): Promise<Plan> => {
  const answer = await app.request({ path: "/api/plans/", headers: { "accept-language": language } });
  return answer.body.data.find((plan: Plan) => plan.id === id);
};

test("C106 D01 an operator changes a plan: everybody sees it at once, and an open request keeps its price", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const token = await operatorToken(app);
  const ask = (price: number) =>
    app.request({
      path: "/api/subscription/requests/",
      token: owner.token,
      json: { plan: "basic", period: "month", price },
    });
  expect((await ask(259)).status).toBe(200);
  expect((await save(app, token, "basic", prices)).status).toBe(200);
  expect(await planOf(app, "basic", "ar")).toMatchObject({
    price_month: 300,
    price_year: 3000,
    interactions: 1500,
  });
  expect(await planOf(app, "basic", "en")).toMatchObject({ price_year: 2900 });
  const subscription = await app.request({ path: "/api/subscription/", token: owner.token });
  expect(subscription.body.data.request.price).toBe(259);
  const other = await signUpOwner(app);
  const late = await app.request({
    path: "/api/subscription/requests/",
    token: other.token,
    json: { plan: "basic", period: "month", price: 259 },
  });
  expect(late.body.code).toBe("price_changed");
  const log = await app.request({ path: "/api/operator/activity/", token });
  expect(log.body.data[0]).toMatchObject({
    action: "operatorPlans.save",
    target: "basic",
    organization: null,
    items: [
      {
        kind: "plan",
        fields: expect.arrayContaining([{ name: "price_month", before: 259, after: 300, cut: false }]),
      },
    ],
  });
});

test("D01 C105 one switch makes both languages show the Arabic yearly price, another hides the limited offer", async () => {
  await using app = await testApp();
  const token = await operatorToken(app);
  expect(await planOf(app, "basic", "en")).toMatchObject({ price_year: 2333, offer: true });
  expect((await planOf(app, "professional", "en")).offer).toBe(false);
  expect((await setPricing(app, token, { unify: true, offer: false })).status).toBe(200);
  expect(await planOf(app, "basic", "en")).toMatchObject({ price_year: 2799, offer: false });
  const list = await app.request({ path, token });
  expect(list.body.data).toMatchObject({ unify: true, offer: false });
  expect(list.body.data.plans[0]).toEqual({
    id: "basic",
    price_month: 259,
    price_year_ar: 2799,
    price_year_en: 2333,
    interactions: 1000,
  });
  await setPricing(app, token, { unify: false, offer: true });
  expect(await planOf(app, "basic", "en")).toMatchObject({ price_year: 2333, offer: true });
});

test("prices that are missing in part, no whole number or out of range are refused and change nothing", async () => {
  await using app = await testApp();
  const token = await operatorToken(app);
  const before = await planOf(app, "basic", "ar");
  for (const wrong of [
    { price_month: null },
    { price_month: 0 },
    { price_month: 259.5 },
    { price_year_ar: 1_000_001 },
    { interactions: 0 },
    { extra: 1 },
  ])
    expect((await save(app, token, "basic", { ...prices, ...wrong })).status, JSON.stringify(wrong)).toBe(
      400,
    );
  expect((await save(app, token, "gold", prices)).status).toBe(404);
  expect(await planOf(app, "basic", "ar")).toEqual(before);
  const agreed = { price_month: null, price_year_ar: null, price_year_en: null, interactions: null };
  expect((await save(app, token, "enterprise", agreed)).status).toBe(200);
});
