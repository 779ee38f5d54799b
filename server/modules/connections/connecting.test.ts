import { expect, test } from "vitest";
import { signRequest } from "#server/simulator/signing.ts";
import { signupUserId } from "#server/simulator/whatsapp-signup.ts";
import {
  businessPhone,
  channelShop,
  type ChannelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";
import { demoShop } from "#server/testing/demo-shop.ts";
import { testApp } from "#server/testing/test-app.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";

const connections = async ({ app }: ChannelShop) =>
  (
    await app.database.ownerPool.query<{ account: string; details: Record<string, unknown>; live: boolean }>(
      "select account, details, disconnected_at is null as live from channel_connections",
    )
  ).rows;

const openTransactions = async ({ app }: ChannelShop) =>
  Number(
    (
      await app.database.ownerPool.query(
        "select count(*) as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
      )
    ).rows[0]?.n,
  );

const subscribedFields = ({ platforms }: ChannelShop) =>
  Object.values(platforms.whatsapp.state.wabas).find(({ phones }) => phones.includes(businessPhone))
    ?.subscribed;

/** Resolves when the platform has received a call to this path, and holds the response back until `release`. */
function held({ platforms }: ChannelShop, path: string) {
  const graph = platforms.mounted["graph"];
  if (!graph) throw new Error("no Graph stand-in");
  const { answer } = graph;
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  graph.answer = async (graphCall) => {
    if (graphCall.path.includes(path)) {
      reached.resolve();
      await release.promise;
    }
    return answer(graphCall);
  };
  return { reached: reached.promise, release: () => release.resolve() };
}

test("a platform that takes its time while an account is connected holds no transaction; until it agreed nothing is stored", async () => {
  await using shop = await channelShop();
  const platform = held(shop, "/register");
  const connecting = connectWhatsappViaMeta(shop, shop.owner);
  await platform.reached;
  expect(await openTransactions(shop)).toBe(0);
  // A process that dies at this point leaves nothing behind.
  expect(await connections(shop)).toEqual([]);
  platform.release();
  expect((await connecting).status).toBe(200);
  expect(await connections(shop)).toMatchObject([{ account: businessPhone, live: true }]);
});

test("who writes between the subscribing at the platform and our commit is not acknowledged, comes again and is kept", async () => {
  await using shop = await demoShop();
  const { app, owner } = shop;
  const instagram = shop.platforms.instagram;
  const mounted = shop.platforms.mounted["instagram"];
  if (!mounted) throw new Error("the demo has no Instagram");
  const { answer } = mounted;
  const subscribed = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  mounted.answer = async (graphCall) => {
    const answered = await answer(graphCall);
    if (graphCall.path.includes("/subscribed_apps")) {
      subscribed.resolve();
      await release.promise;
    }
    return answered;
  };
  const connecting = shop.connect("instagram");
  await subscribed.promise;
  const [account] =
    Object.entries(instagram.state.accounts).find(([, one]) => one.subscribed.length > 0) ?? [];
  const noura = { id: "120000000000009", username: "noura.sa", name: "نورة" };
  instagram.write(account ?? "", noura, { type: "text", text: "متى تفتحون؟" });
  const statuses = () => instagram.deliveries.tries.map(({ status }) => status);
  await expect.poll(statuses).toContain(503);
  release.resolve();
  await connecting;
  await shop.settle();
  expect(statuses().at(-1)).toBe(200);
  const { data: tickets } = (await app.request({ path: "/api/tickets/", token: owner.token })).body;
  expect(tickets).toMatchObject([{ channel: "instagram" }]);
  // No connecting account is stored any more; events of an account that nobody has connected are acknowledged as
  // usual.
  const { rows } = await app.database.ownerPool.query("select * from connecting_accounts");
  expect(rows).toEqual([]);
});

test("a platform that refuses half-way leaves no account, and is told that it is over", async () => {
  await using shop = await channelShop();
  const { whatsapp } = shop.platforms;
  whatsapp.faults.next.push({
    path: "/register",
    fault: {
      kind: "answer",
      answer: { status: 400, body: JSON.stringify({ error: { code: 133006, message: "verify again" } }) },
    },
  });
  expect((await connectWhatsappViaMeta(shop, shop.owner)).body.code).toBe("channel_connect_failed");
  expect(await connections(shop)).toEqual([]);
  expect(subscribedFields(shop)).toBe(false);
  expect((await connectWhatsappViaMeta(shop, shop.owner)).status).toBe(200);
});

test("a reconnecting that the platform refuses leaves the account that was there connected", async () => {
  await using shop = await channelShop();
  const { whatsapp } = shop.platforms;
  expect((await connectWhatsappViaMeta(shop, shop.owner)).status).toBe(200);
  whatsapp.faults.next.push({ path: "/register", fault: { kind: "cut" } });
  expect((await connectWhatsappViaMeta(shop, shop.owner)).status).not.toBe(200);
  expect(await connections(shop)).toMatchObject([{ account: businessPhone, live: true }]);
  expect(subscribedFields(shop)).toBe(true);
});

test("a number with a PIN that nobody here knows is registered: ours is set in its place", async () => {
  await using shop = await channelShop();
  const { state } = shop.platforms.whatsapp;
  const phone = state.phones[businessPhone];
  if (!phone) throw new Error("no number");
  phone.pin = "000000";
  expect((await connectWhatsappViaMeta(shop, shop.owner)).status).toBe(200);
  const first = phone.pin;
  expect(phone).toMatchObject({ registered: true, pin: expect.stringMatching(/^\d{6}$/) });
  // No value is stored in plain text.
  const { rows } = await shop.app.database.ownerPool.query(
    "select count(*)::int as n from channel_connections where details::text like $1 or sealed_secrets like $1",
    [`%${first}%`],
  );
  expect(rows[0].n).toBe(0);
  await shop.app.request({ method: "DELETE", path: "/api/channels/whatsapp_meta/", token: shop.owner.token });
  expect((await connectWhatsappViaMeta(shop, shop.owner)).status).toBe(200);
});

test("A56: who connected WhatsApp at Meta and takes the app away is found by the id their token told", async () => {
  await using shop = await channelShop();
  expect((await connectWhatsappViaMeta(shop, shop.owner)).status).toBe(200);
  const signed = signRequest(shop.platforms.env["META_APP_SECRET"] ?? "", {
    user_id: signupUserId,
    algorithm: "HMAC-SHA256",
    issued_at: Math.floor(Date.now() / 1000),
  });
  const answer = await shop.app.request({ path: "/meta/deauthorize/", form: { signed_request: signed } });
  expect(answer.body).toEqual({ data: { disconnected: 1 } });
  expect(await connections(shop)).toMatchObject([{ account: businessPhone, live: false, details: {} }]);
});

test("in production without WEBHOOK_VERIFY_TOKEN a webhook cannot be entered, and the cards say what is missing", async () => {
  const ids = {
    META_APP_ID: "510000000000001",
    META_APP_SECRET: "the-app-secret",
    META_CONFIG_ID: "920000000000001",
    INSTAGRAM_APP_ID: "17",
    INSTAGRAM_APP_SECRET: "the-other-secret",
  };
  const cards = async (env: Record<string, string>) => {
    await using app = await testApp({
      env: { NODE_ENV: "production", DEMO: "false", SMTP_URL: "smtp://127.0.0.1:9", ...ids, ...env },
    });
    const owner = await signUpOwner(app);
    const list = await app.request({ path: "/api/channels/", token: owner.token });
    const challenge = await app.request({
      path: `/webhook/whatsapp/?${new URLSearchParams({ "hub.mode": "subscribe", "hub.verify_token": env["WEBHOOK_VERIFY_TOKEN"] ?? "", "hub.challenge": "42" })}`,
    });
    const cardOf = (kind: string) => list.body.data.find((card: { kind: string }) => card.kind === kind);
    return {
      meta: cardOf("whatsapp_meta"),
      instagram: cardOf("instagram"),
      x: cardOf("twitter"),
      status: challenge.status,
    };
  };
  const without = await cards({});
  expect(without.status).toBe(404);
  for (const card of [without.meta, without.instagram])
    expect(card).toMatchObject({ state: "coming_soon", missing: ["WEBHOOK_VERIFY_TOKEN"] });
  expect(without.x).toMatchObject({ state: "coming_soon", missing: [] });
  const withToken = await cards({ WEBHOOK_VERIFY_TOKEN: "a-word-of-our-own" });
  expect(withToken.status).toBe(200);
  for (const card of [withToken.meta, withToken.instagram])
    expect(card).toMatchObject({ state: "not_connected", missing: [] });
});

test("what nobody has read yet when an account is connected again is read and answered", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  shop.platforms.whatsapp.write(
    businessPhone,
    { number: "966500000001", name: "نورة" },
    { type: "text", text: "هل توصلون إلى جدة؟" },
  );
  await shop.platforms.settled();
  const waiting = "select 1 from channel_events where read_at is null";
  expect((await shop.app.database.ownerPool.query(waiting)).rowCount).toBe(1);
  expect((await connectWhatsappViaMeta(shop, shop.owner)).status).toBe(200);
  await shop.settle();
  expect(await shop.sent()).toMatchObject([{ status: "delivered" }]);
});

test("what came for an account that was disconnected is not queued for ever", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  shop.platforms.whatsapp.write(
    businessPhone,
    { number: "966500000001", name: "نورة" },
    { type: "text", text: "؟" },
  );
  await shop.platforms.settled();
  await shop.app.request({
    method: "DELETE",
    path: "/api/channels/whatsapp_meta/",
    token: shop.owner.token,
  });
  await shop.settle();
  const { rows } = await shop.app.database.ownerPool.query("select outcome from channel_events");
  expect(rows).toEqual([{ outcome: "disconnected" }]);
});
