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

test("the simulator: on X, too, staff send a picture and the customer has it on the phone", async () => {
  await using shop = await demoShop();
  const { app, owner } = shop;
  await shop.connect("twitter");
  const [phone] = await shop.phones();
  await shop.write({ channel: "twitter", account: phone?.account ?? "", text: "كيف شكل الكيس؟" });
  await shop.settle();
  const [ticket] = (await app.request({ path: "/api/tickets/", token: owner.token })).body.data;
  const ticketResponse = await app.request({ path: `/api/tickets/${ticket.id}/`, token: owner.token });
  expect(ticketResponse.body.data.sending.pictures.types).toContain("image/png");
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.alloc(20, 7),
  ]);
  await app.request({
    path: `/api/tickets/${ticket.id}/picture/`,
    token: owner.token,
    file: { name: "كيس.png", bytes, fields: { text: "هذا هو" } },
  });
  await shop.settle();
  const line = (await shop.phones())[0]?.lines.at(-1);
  expect(line).toMatchObject({ side: "business", type: "image", text: "هذا هو", public: false });
  const shown = await app.request({ path: line?.media ?? "" });
  expect(shown.headers["content-type"]).toBe("image/png");
  const after = await app.request({ path: `/api/tickets/${ticket.id}/`, token: owner.token });
  // The echo from X does not create a second message of ours.
  const staffMessages = after.body.data.messages.filter(
    ({ author }: { author: string }) => author === "staff",
  );
  expect(staffMessages).toMatchObject([{ text: "هذا هو", status: "sent", more: { kind: "image" } }]);
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
  expect((await shop.app.request({ path: "/api/simulator/phones/", headers })).status).toBe(404);
  const month = await shop.app.request({ path: "/api/simulator/month/", headers });
  expect(month).toMatchObject({ status: 200, body: { data: null } });
});

test("the simulator: connected accounts and what was written are there after a restart", async () => {
  await using shop = await demoShop();
  await shop.connect("instagram");
  const [phone] = await shop.phones();
  await shop.write({ channel: "instagram", account: phone?.account ?? "", text: "سلام" });
  await shop.settle();
  shop.platforms.stop();
  const again = openDemoPlatforms(shop.app.context);
  expect(again.saved()).toEqual(shop.platforms.saved());
  expect(again.instagram.state.lines[0]?.text).toBe("سلام");
  again.stop();
});
