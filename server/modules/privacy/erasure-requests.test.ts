import { expect, test } from "vitest";
import { signRequest } from "#server/simulator/signing.ts";
import { channelShop } from "#server/testing/channel-shop.ts";
import { chooseAccount } from "#server/simulator/choose-page.ts";

const account = "17841400000000002";
const person = { id: "1200000000000001", username: "noura", name: "نورة" };
const other = { id: "1200000000000002", username: "sami", name: "سامي" };

/** Creates a shop on Instagram with two customers, one of whom has sent a picture. */
async function instagramShop() {
  const shop = await channelShop();
  const { app, platforms, owner } = shop;
  const { instagram } = platforms;
  const address = app.context.addresses.public;
  const login = await app.request({
    method: "POST",
    path: "/api/channels/instagram/begin/",
    token: owner.token,
  });
  const back = await chooseAccount(login.body.data.url);
  await app.request({
    path: "/api/channels/instagram/finish/",
    token: owner.token,
    json: { state: back.searchParams.get("state"), code: back.searchParams.get("code") },
  });
  const { verifyToken } = await import("#server/channels/platforms.ts");
  await instagram.setWebhook(`${address}/webhook/instagram/`, verifyToken(app.context, "instagram") ?? "");
  instagram.write(account, person, { type: "text", text: "كم سعر البن الإثيوبي؟ ZANZIBAR" });
  instagram.write(account, person, {
    type: "image",
    mime: "image/jpeg",
    bytes: new Uint8Array([255, 216, 255, 217]),
  });
  instagram.write(account, other, { type: "text", text: "سلام" });
  await shop.settle();
  return shop;
}

const count = async (shop: Awaited<ReturnType<typeof channelShop>>, table: string) =>
  Number((await shop.app.database.ownerPool.query(`select count(*)::int as n from ${table}`)).rows[0].n);

const ask = (shop: Awaited<ReturnType<typeof channelShop>>, path: string, signed: string) =>
  shop.app.request({ path, form: { signed_request: signed } });

const request = (secret: string, userId: string, more: object = {}) =>
  signRequest(secret, {
    user_id: userId,
    algorithm: "HMAC-SHA256",
    issued_at: Math.floor(Date.now() / 1000),
    ...more,
  });

test("A56: at a person's request everything said with them is gone, others stay, and a page says so in both languages", async () => {
  await using shop = await instagramShop();
  const { app, platforms } = shop;
  const secret = platforms.env["INSTAGRAM_APP_SECRET"] ?? "";
  expect(await count(shop, "contacts")).toBe(2);
  // Unanswered questions repeat the customer's words.
  await app.database.ownerPool.query(
    `insert into unanswered_questions (organization_id, id, question, message_ids, customers, channels, first_at, last_at, phrasings, examples, weight)
     select organization_id, id, text, array[id], 1, '{instagram}', now(), now(), array[text], '[]', 1 from messages
     where text like '%ZANZIBAR%' and author = 'customer'`,
  );
  expect(await count(shop, "unanswered_questions")).toBe(1);
  // Briefs to staff quote the customer; they are deleted with the ticket that they describe.
  const { rows: briefs } = await app.database.ownerPool.query(
    `select bool_or(m.text like '%ZANZIBAR%') as quoted, bool_and(t.id is not null) as keyed
     from mails m left join tickets t on t.id = m.ticket_id`,
  );
  expect(briefs).toEqual([{ quoted: true, keyed: true }]);
  const signed = request(secret, person.id);
  const answer = await ask(shop, "/meta/data-deletion/", signed);
  expect(answer.status).toBe(200);
  const { url, confirmation_code: code } = answer.body;
  expect(url).toBe(`${app.context.addresses.public}/data-deletion/${code}`);
  expect(await count(shop, "contacts")).toBe(1);
  expect(await count(shop, "customers")).toBe(1);
  for (const table of [
    "messages",
    "channel_events",
    "attachments",
    "mails",
    "tickets",
    "outbox",
    "customers",
    "contacts",
    "unanswered_questions",
  ]) {
    const { rows } = await app.database.ownerPool.query(
      `select count(*)::int as n from ${table} t where t::text like any($1)`,
      [["%ZANZIBAR%", `%${person.id}%`]],
    );
    expect([table, rows[0].n]).toEqual([table, 0]);
  }
  const status = await app.request({ path: `/api/data-deletions/${code}/` });
  expect(status.body.data).toMatchObject({ code, conversations: 1, accounts: 0 });
  expect(status.body.data.messages).toBeGreaterThanOrEqual(2);
  expect((await app.request({ path: "/api/data-deletions/ABCDEFGHIJKLMNOP/" })).status).toBe(404);
  // Repeating the request changes nothing and returns the same code.
  expect((await ask(shop, "/meta/data-deletion/", signed)).body.confirmation_code).toBe(code);
});

test("A56: a request that is forged, cut, old, without a time or for another algorithm deletes nothing", async () => {
  await using shop = await instagramShop();
  const secret = shop.platforms.env["INSTAGRAM_APP_SECRET"] ?? "";
  const right = request(secret, person.id);
  const [signature = "", payload = ""] = right.split(".");
  const forged = Buffer.from(JSON.stringify({ user_id: person.id, algorithm: "HMAC-SHA256" })).toString(
    "base64url",
  );
  const wrong = [
    request("another secret", person.id),
    `${signature}.${forged}`,
    `${signature.slice(0, -2)}.${payload}`,
    payload,
    "",
    request(secret, person.id, { issued_at: Math.floor(Date.now() / 1000) - 2 * 86_400 }),
    request(secret, person.id, { issued_at: undefined }),
    request(secret, person.id, { algorithm: "none" }),
  ];
  for (const signed of wrong)
    expect([signed, (await ask(shop, "/meta/data-deletion/", signed)).status]).toEqual([signed, 400]);
  expect(await count(shop, "contacts")).toBe(2);
  expect(await count(shop, "data_deletions")).toBe(0);
});

test("A56 C238: a business that takes the app away is disconnected, and its token is gone", async () => {
  await using shop = await instagramShop();
  const { app, platforms, owner } = shop;
  const address = app.context.addresses.public;
  const answer = await platforms.instagram.deauthorize(account, `${address}/meta/deauthorize/`);
  expect(await answer.json()).toEqual({ data: { disconnected: 1 } });
  const { rows } = await app.database.ownerPool.query(
    "select sealed_secrets, disconnected_at from channel_connections",
  );
  expect(rows).toEqual([{ sealed_secrets: null, disconnected_at: expect.any(Date) }]);
  const cards = (await app.request({ path: "/api/channels/", token: owner.token })).body.data;
  expect(cards.find(({ kind }: { kind: string }) => kind === "instagram")).toMatchObject({
    state: "not_connected",
  });
  const access = await app.request({ path: "/api/channels/access/", token: owner.token });
  expect(access.body.data).toMatchObject([{ kind: "instagram", withdrawn_at: expect.any(String) }]);
  const log = await app.request({ path: "/api/activity/", token: owner.token });
  expect(log.body.data[0]).toMatchObject({
    action: "dataDeletions.deauthorize",
    author: { kind: "public", id: null },
    target: "instagram",
  });
  expect(JSON.stringify(log.body.data[0])).not.toContain(account);
  const again = await platforms.instagram.requestDeletion(account, `${address}/meta/data-deletion/`);
  expect(again.status).toBe(200);
});

test("A56: the picture that a campaign sent to many stays when one of them is forgotten", async () => {
  await using shop = await instagramShop();
  const { app, owner, platforms } = shop;
  const made = await app.request({
    path: "/api/campaigns/",
    token: owner.token,
    json: { name: "عرض", channel: "instagram", text: "وصل المحصول الجديد" },
  });
  const { id } = made.body.data;
  const file = { name: "offer.jpg", bytes: new Uint8Array([255, 216, 255, 217]) };
  await app.request({ path: `/api/campaigns/${id}/picture/`, token: owner.token, file });
  const login = await app.request({
    path: `/api/campaigns/${id}/start/`,
    token: owner.token,
    json: { expected: 2 },
  });
  expect(login.status).toBe(200);
  await shop.settle();
  expect(await count(shop, "campaign_recipients")).toBe(2);
  const secret = platforms.env["INSTAGRAM_APP_SECRET"] ?? "";
  expect((await ask(shop, "/meta/data-deletion/", request(secret, person.id))).status).toBe(200);
  expect(await count(shop, "campaign_recipients")).toBe(1);
  const picture = await app.request({ path: `/api/campaigns/${id}/picture/`, token: owner.token });
  expect(picture.status).toBe(200);
});

test("a picture that its sender takes back is gone, with its file", async () => {
  await using shop = await instagramShop();
  const { app, platforms } = shop;
  const { rows } = await app.database.ownerPool.query(
    "select a.file_key, m.origin_id from attachments a join messages m on m.id = a.message_id",
  );
  expect(rows).toMatchObject([{ file_key: expect.any(String) }]);
  platforms.instagram.unsend(account, person, rows[0].origin_id);
  await shop.settle();
  expect(await count(shop, "attachments")).toBe(0);
  await expect(app.context.files.get(rows[0].file_key)).rejects.toThrow();
});
