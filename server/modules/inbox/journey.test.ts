import { expect, test } from "vitest";
import { demoShop, type DemoShop } from "#server/testing/demo-shop.ts";

const number = "+966551234501";
const question = "متى تفتحون؟";

/** Connects WhatsApp by phone. The code that the simulator shows is the one that the number would receive. */
async function connectNumber({ app, owner }: DemoShop): Promise<void> {
  const response = await app.request({
    path: "/api/channels/whatsapp/number/",
    token: owner.token,
    json: { phone: "+966500007777" },
  });
  const [sent] = (await app.request({ path: "/api/simulator/phones/" })).body.data.codes;
  const verified = await app.request({
    path: "/api/channels/whatsapp/verify/",
    token: owner.token,
    json: { setup_id: response.body.data.setup_id, code: sent.code },
  });
  expect(verified.body.data).toMatchObject({ state: "connected", simulated: true });
}

async function openChat({ app, owner }: DemoShop): Promise<string> {
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  return made.body.data.token;
}

test("C216: one customer writes on all five channels and the web chat; the business sees one customer with six conversations", async () => {
  await using shop = await demoShop();
  const { app, owner } = shop;
  await connectNumber(shop);
  for (const kind of ["whatsapp_meta", "instagram", "twitter", "email"] as const) await shop.connect(kind);
  const phones = await shop.phones();
  expect(phones.map(({ channel }) => channel)).toEqual([
    "whatsapp",
    "whatsapp",
    "instagram",
    "twitter",
    "email",
  ]);

  const chatToken = await openChat(shop);
  const chat = await app.request({
    path: "/webhook/chatbot/",
    headers: { "x-session-id": "s".repeat(32) },
    form: { chat_token: chatToken, customer_msg: `${question} رقمي ${number}` },
  });
  expect(chat.status).toBe(200);
  for (const { channel, account } of phones) {
    // On WhatsApp the number is known, and by mail the address; on other channels customers state it.
    const phone = channel === "whatsapp" ? "" : ` رقمي ${number}`;
    await shop.write({ channel, account, text: `${question}${phone}` });
    await shop.settle();
  }
  for (const { channel, lines } of await shop.phones())
    expect([channel, lines.map(({ side }) => side)]).toEqual([channel, ["person", "business"]]);

  // WhatsApp guarantees the number, so its two channels belong to one customer. A number that was typed elsewhere
  // only suggests who the customer may be.
  const list = async () =>
    (await app.request({ path: "/api/customers/", token: owner.token })).body.data as { id: string }[];
  const { rows: known } = await app.database.ownerPool.query<{
    channels: string[];
    phone: string;
    id: string;
  }>(
    `select u.id, u.phone, array_agg(c.channel order by c.channel) as channels
     from customers u join contacts c on c.customer_id = u.id group by u.id order by 3`,
  );
  expect(known.map(({ channels }) => channels)).toEqual([
    ["chat"],
    ["email"],
    ["instagram"],
    ["twitter"],
    ["whatsapp", "whatsapp_meta"],
  ]);
  expect(known.every(({ phone }) => phone === number)).toBe(true);
  const vouched = known.at(-1)?.id ?? "";
  const read = async () =>
    (await app.request({ path: `/api/customers/${vouched}/`, token: owner.token })).body.data;
  const { may_be: suggested } = await read();
  expect(suggested).toHaveLength(4);
  for (const { id, by } of suggested) {
    expect(by).toBe("phone");
    const joined = await app.request({
      path: `/api/customers/${vouched}/join/`,
      token: owner.token,
      json: { other_id: id },
    });
    expect(joined.status).toBe(200);
  }
  expect(await list()).toHaveLength(1);
  const customer = await read();
  expect(customer).toMatchObject({ phone: number, email: "noura@customer.example", may_be: [] });
  const channels = customer.tickets.map(({ channel }: { channel: string }) => channel);
  expect(channels.toSorted()).toEqual(["chat", "email", "instagram", "twitter", "whatsapp", "whatsapp_meta"]);
});

test("C207: a comment becomes a ticket with its post; what is general is answered under it, what is the customer's own privately", async () => {
  await using shop = await demoShop();
  const { app, owner } = shop;
  await shop.connect("instagram");
  const account = (await shop.phones())[0]?.account ?? "";
  await shop.write({ channel: "instagram", account, place: "public", text: question });
  await shop.settle();
  await shop.write({ channel: "instagram", account, place: "public", text: "وين طلبي؟ تأخر" });
  await shop.settle();
  const lines = (await shop.phones())[0]?.lines ?? [];
  expect(lines.map(({ side, public: open }) => [side, open])).toEqual([
    ["person", true],
    ["business", true],
    ["person", true],
    ["business", false],
    ["business", true],
  ]);
  const { data: tickets } = (await app.request({ path: "/api/tickets/", token: owner.token })).body;
  expect(tickets[0]).toMatchObject({ channel: "instagram" });
  const ticket = await app.request({ path: `/api/tickets/${tickets[0].id}/`, token: owner.token });
  const posts = ticket.body.data.messages.flatMap(
    ({ more }: { more: { post: object | null } | null }) => more?.post ?? [],
  );
  expect(posts).toHaveLength(2);
  expect(posts[0]).toMatchObject({
    permalink: expect.stringContaining("instagram.com/p/"),
    author: "@suhail.roasters",
    text: expect.stringContaining("قوجي"),
  });
});

test("a comment takes one private message: the ticket says that it was sent, until the customer writes privately", async () => {
  await using shop = await demoShop();
  const { app, owner } = shop;
  await shop.connect("instagram");
  const account = (await shop.phones())[0]?.account ?? "";
  await shop.write({ channel: "instagram", account, place: "public", text: "وين طلبي؟ تأخر" });
  await shop.settle();
  const sending = async () => {
    const { data: tickets } = (await app.request({ path: "/api/tickets/", token: owner.token })).body;
    const ticket = await app.request({ path: `/api/tickets/${tickets[0].id}/`, token: owner.token });
    return ticket.body.data.sending;
  };
  expect(await sending()).toMatchObject({ open: false, to_comment: "answered" });
  await shop.write({ channel: "instagram", account, text: "السلام عليكم" });
  await shop.settle();
  expect(await sending()).toMatchObject({ open: true, to_comment: null });
  // The private conversation is open now, whatever the customer comments.
  await shop.write({ channel: "instagram", account, place: "public", text: "وين طلبي؟ تأخر" });
  await shop.settle();
  expect(await sending()).toMatchObject({ open: true, to_comment: "private" });
});

test.each(["instagram", "twitter"] as const)(
  "who writes on %s is known by their handle there",
  async (channel) => {
    await using shop = await demoShop();
    const { app, owner } = shop;
    await shop.connect(channel);
    const account = (await shop.phones())[0]?.account ?? "";
    await shop.write({ channel, account, text: question });
    await shop.settle();
    const { data: customers } = (await app.request({ path: "/api/customers/", token: owner.token })).body;
    expect(customers).toMatchObject([{ account_name: channel === "instagram" ? "@noura.sa" : "@noura_sa" }]);
  },
);
