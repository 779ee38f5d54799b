import { expect, test } from "vitest";
import {
  businessAccount,
  businessPhone,
  channelShop,
  type ChannelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";
import { addMember } from "#server/testing/add-member.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const cards = async ({ app }: Pick<ChannelShop, "app">, owner: SignedUp) =>
  (await app.request({ path: "/api/channels/", token: owner.token })).body.data as {
    kind: string;
    state: string;
    connection: { name: string; enabled: boolean } | null;
  }[];

test("C216 D44: five channels in their order; without ids of the platforms they are coming soon in production", async () => {
  await using app = await testApp({ env: { DEMO: "false" } });
  const owner = await signUpOwner(app);
  const list = await cards({ app }, owner);
  expect(list.map(({ kind }) => kind)).toEqual([
    "email",
    "whatsapp",
    "whatsapp_meta",
    "instagram",
    "twitter",
  ]);
  for (const { kind, state } of list.filter((card) => card.kind !== "email"))
    expect([kind, state]).toEqual([kind, "coming_soon"]);
  const response = await app.request({
    method: "POST",
    path: "/api/channels/whatsapp_meta/begin/",
    token: owner.token,
  });
  expect(response.status).toBe(404);
});

test("C222: an account that another business has connected is refused with the specification's message", async () => {
  await using shop = await channelShop();
  expect((await connectWhatsappViaMeta(shop, shop.owner)).status).toBe(200);
  const other = await signUpOwner(shop.app);
  const refused = await connectWhatsappViaMeta(shop, other);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe("This account is already connected to another account of the product.");
  expect((await cards(shop, other)).find(({ kind }) => kind === "whatsapp_meta")?.state).toBe(
    "not_connected",
  );
});

test("A28: a state is good once, in its own session, for its own channel, for ten minutes", async () => {
  await using shop = await channelShop();
  const { app, owner } = shop;
  const begin = async (by: SignedUp) => {
    const response = await app.request({
      method: "POST",
      path: "/api/channels/whatsapp_meta/begin/",
      token: by.token,
    });
    return new URL(response.body.data.url).searchParams.get("state") ?? "";
  };
  const finish = async (token: string, state: string, kind = "whatsapp_meta") =>
    (await app.request({ path: `/api/channels/${kind}/finish/`, token, json: { state, code: "whatever" } }))
      .body.code as string;
  const state = await begin(owner);
  const other = await signUpOwner(app);
  expect(await finish(other.token, state)).toBe("login_state_invalid");
  const login = await app.request({
    path: "/auth/login/",
    json: { email: owner.email, password: owner.password },
  });
  expect(await finish(login.body.data.token, state)).toBe("login_state_invalid");
  expect(await finish(owner.token, state, "instagram")).toBe("login_state_invalid");
  // Everything but the code is right, and the state is used up.
  expect(await finish(owner.token, state)).toBe("channel_connect_failed");
  expect(await finish(owner.token, state)).toBe("login_state_invalid");
  const late = await begin(owner);
  app.setClock(new Date(Date.now() + 10 * 60_000 + 1000));
  expect(await finish(owner.token, late)).toBe("login_state_invalid");
});

test("C189 D41: after five wrong codes the right one meets the limit in the specification's words", async () => {
  await using shop = await channelShop();
  const { app, owner, platforms } = shop;
  const post = (path: string, json: unknown, language = "en") =>
    app.request({ path, token: owner.token, json, headers: { "accept-language": language } });
  const { setup_id } = (await post("/api/channels/whatsapp/number/", { phone: "0550001077" })).body.data;
  const phones = Object.values(platforms.whatsapp.state.phones);
  const right = phones.find(({ number }) => number.endsWith("550001077"))?.code ?? "";
  const verify = (code: string, language?: string) =>
    post("/api/channels/whatsapp/verify/", { setup_id, code }, language);
  const wrong = right === "111111" ? "222222" : "111111";
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await verify(wrong)).body.code).toBe("code_wrong");
  for (const [language, words] of [
    ["en", "You have tried maximum number of times. Please try again later."],
    ["ar", "وصلت إلى الحد الأقصى من المحاولات. حاول لاحقًا."],
  ] as const) {
    const refused = await verify(right, language);
    expect([refused.status, refused.body.message]).toEqual([429, words]);
  }
});

test("C219 C225: a number gets a code, a wrong one is refused, resending waits, the right one connects", async () => {
  await using shop = await channelShop();
  const { app, owner, platforms } = shop;
  const post = (path: string, json: unknown) => app.request({ path, token: owner.token, json });
  expect((await post("/api/channels/whatsapp/number/", { phone: "12" })).status).toBe(400);
  const added = await post("/api/channels/whatsapp/number/", { phone: "0550001077" });
  expect(added.body.data.phone).toBe("+966 55 000 1077");
  const { setup_id } = added.body.data;
  const early = await post("/api/channels/whatsapp/code/", { setup_id });
  expect([early.status, early.body.code, Number(early.headers["retry-after"]) > 0]).toEqual([
    429,
    "code_too_soon",
    true,
  ]);
  const phone = Object.values(platforms.whatsapp.state.phones).find(({ number }) =>
    number.endsWith("550001077"),
  );
  const wrong = phone?.code === "111111" ? "222222" : "111111";
  expect((await post("/api/channels/whatsapp/verify/", { setup_id, code: wrong })).body.code).toBe(
    "code_wrong",
  );
  const foreign = await signUpOwner(app);
  const stolen = await app.request({
    path: "/api/channels/whatsapp/verify/",
    token: foreign.token,
    json: { setup_id, code: phone?.code },
  });
  expect(stolen.status).toBe(404);
  const connected = await post("/api/channels/whatsapp/verify/", { setup_id, code: phone?.code });
  expect(connected.body.data).toMatchObject({
    kind: "whatsapp",
    state: "connected",
    connection: { name: "+966 55 000 1077" },
  });
});

test("C217 C218: off, messages go to people and the agent is silent; disconnected, its secrets are gone", async () => {
  await using shop = await channelShop();
  const { app, owner, platforms } = shop;
  await connectWhatsappViaMeta(shop, owner);
  const off = await app.request({
    method: "PUT",
    path: "/api/channels/whatsapp_meta/enabled/",
    token: owner.token,
    json: { enabled: false },
  });
  expect(off.body.data.connection.enabled).toBe(false);
  platforms.whatsapp.write(
    "106500000000002",
    { number: "966500000031", name: "ليلى" },
    { type: "text", text: "متى تفتحون؟" },
  );
  await shop.settle();
  expect(await shop.sent()).toEqual([]);
  const [ticket] = (await app.request({ path: "/api/tickets/", token: owner.token })).body.data;
  expect(ticket).toMatchObject({ status: "deferred", defer_reason: "agent_off" });
  const deleted = await app.request({
    method: "DELETE",
    path: "/api/channels/whatsapp_meta/",
    token: owner.token,
  });
  expect(deleted.status).toBe(200);
  const { rows } = await app.database.ownerPool.query("select sealed_secrets from channel_connections");
  expect(rows).toEqual([{ sealed_secrets: null }]);
  expect((await cards(shop, owner)).find(({ kind }) => kind === "whatsapp_meta")?.state).toBe(
    "not_connected",
  );
});

test("C238 an owner sees which accounts Wakil may use, and since when one that was withdrawn is not", async () => {
  await using shop = await channelShop();
  const { app, owner } = shop;
  const access = async ({ token }: { token: string }) => {
    const { status, body } = await app.request({ path: "/api/channels/access/", token });
    return status === 200 ? body.data : status;
  };
  expect(await access(owner)).toEqual([]);
  await connectWhatsappViaMeta(shop, owner);
  const expected = { kind: "whatsapp_meta", name: expect.any(String), connected_at: expect.any(String) };
  expect(await access(owner)).toMatchObject([{ ...expected, withdrawn_at: null }]);
  await app.request({ method: "DELETE", path: "/api/channels/whatsapp_meta/", token: owner.token });
  await connectWhatsappViaMeta(shop, owner);
  // The new permission is listed before the withdrawn one.
  expect(await access(owner)).toMatchObject([
    { ...expected, withdrawn_at: null },
    { ...expected, withdrawn_at: expect.any(String) },
  ]);
  expect(await access(await signUpOwner(app))).toEqual([]);
  const agent = await addMember(app, owner);
  expect(await access(agent)).toBe(403);
});

test("of two numbers of one business account the other goes on when one is disconnected, in another organisation too", async () => {
  await using shop = await channelShop();
  const { whatsapp } = shop.platforms;
  const waba = whatsapp.state.wabas[businessAccount]!;
  const second = "106500000000009";
  whatsapp.state.phones[second] = { ...whatsapp.state.phones[businessPhone]!, number: "+966 55 000 1009" };
  waba.phones.push(second);
  const other = await signUpOwner(shop.app);
  expect((await connectWhatsappViaMeta(shop, shop.owner)).status).toBe(200);
  expect((await connectWhatsappViaMeta(shop, other, second)).status).toBe(200);
  const disconnect = (owner: SignedUp) =>
    shop.app.request({ method: "DELETE", path: "/api/channels/whatsapp_meta/", token: owner.token });
  expect((await disconnect(shop.owner)).status).toBe(200);
  expect(waba.subscribed).toBe(true);
  expect((await disconnect(other)).status).toBe(200);
  expect(waba.subscribed).toBe(false);
});
