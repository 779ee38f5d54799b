import { expect, test } from "vitest";
import { openDemoPlatforms } from "#server/simulator/demo-platforms.ts";
import { demoShop } from "#server/testing/demo-shop.ts";

test("the simulator: whoever sits at this machine writes as a customer on each channel and sees the agent answer", async () => {
  await using shop = await demoShop();
  expect((await shop.phones()).map(({ channel }) => channel)).toEqual([]);
  await shop.connect("instagram");
  await shop.connect("twitter");
  const phones = await shop.phones();
  expect(phones.map(({ channel }) => channel)).toEqual(["instagram", "twitter"]);
  for (const { channel, account } of phones) await shop.write({ channel, account, text: "كم سعر القهوة؟" });
  await shop.settle();
  for (const { lines } of await shop.phones())
    expect(lines.map(({ side }) => side)).toEqual(["person", "business"]);
});

test("the simulator: codes sent to a number are shown, and the platforms stumble when asked to", async () => {
  await using shop = await demoShop();
  const { app, owner } = shop;
  const added = await app.request({
    path: "/api/channels/whatsapp/number/",
    token: owner.token,
    json: { phone: "+966500007777" },
  });
  expect(added.status).toBe(200);
  const seen = await app.request({ path: "/api/simulator/phones/" });
  expect(seen.body.data.codes).toEqual([
    { number: "+966 500007777", code: expect.stringMatching(/^\d{6}$/) },
  ]);
  const weather = { slow: false, duplicates: true, trouble: "limit" };
  await app.request({ method: "PUT", path: "/api/simulator/weather/", json: weather });
  expect((await app.request({ path: "/api/simulator/phones/" })).body.data.weather).toEqual(weather);
});

test("the simulator: through a proxy or from another machine there is no such thing", async () => {
  await using shop = await demoShop();
  const headers = { "x-forwarded-for": "127.0.0.1" };
  for (const path of ["/api/simulator/phones/"])
    expect((await shop.app.request({ path, headers })).status).toBe(404);
});

test("the simulator: connected accounts and what was written are there after a restart", async () => {
  await using shop = await demoShop();
  await shop.connect("instagram");
  const [phone] = await shop.phones();
  await shop.write({ channel: "instagram", account: phone?.account ?? "", text: "سلام" });
  await shop.settle();
  shop.app.context.platforms?.stop();
  const again = openDemoPlatforms(shop.app.context);
  expect(again.saved()).toEqual(shop.app.context.platforms?.saved());
  expect(again.instagram.state.lines[0]?.text).toBe("سلام");
  again.stop();
});
