import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { coffeeShop } from "#server/answers/evaluate/coffee-shop.fixture.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { demoShop } from "#server/testing/demo-shop.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { trainAgent } from "#server/testing/train-agent.ts";
import type { CustomerRequest } from "#shared/contract/customer-requests.ts";

/** Creates a coffee shop with price rows and opening hours, and a customer in its web chat. */
async function chat(app: TestApp) {
  const owner = await signUpOwner(app);
  await trainAgent(app, owner.organizationId, [...coffeeShop]);
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  const session = `session_${randomBytes(16).toString("hex")}`;
  const say = async (text: string) => {
    const response = await app.request({
      method: "POST",
      path: "/webhook/chatbot/",
      headers: { "x-session-id": session },
      form: { customer_msg: text, chat_token: made.body.data.token as string },
    });
    expect(response.status).toBe(200);
    return response.body as {
      chatbot_msg: string;
      decision: string;
      choices: string[];
      handed_over: boolean;
    };
  };
  /** Sends the messages one after the other and returns the last response. */
  const saying = async (...texts: string[]) => {
    let last = await say(texts[0]!);
    for (const text of texts.slice(1)) last = await say(text);
    return last;
  };
  const ticket = async () => {
    const list = await app.request({ path: "/api/tickets/", token: owner.token });
    const [first] = list.body.data as { id: string }[];
    const read = await app.request({ path: `/api/tickets/${first?.id}/`, token: owner.token });
    return read.body.data as {
      id: string;
      subject: string;
      status: string;
      defer_reason: string | null;
      customer: { name: string | null; phone: string | null };
      requests: CustomerRequest[];
    };
  };
  return { owner, say, saying, ticket };
}

test("an order in dialect: changed, interrupted by a question, confirmed, and on the ticket with its total", async () => {
  await using app = await testApp();
  const { say, ticket } = await chat(app);
  const firstReply = await say("ابغى اطلب كولومبي هويلا حبتين");
  expect(firstReply).toMatchObject({ decision: "clarify", choices: ["توصيل", "استلام"], handed_over: false });
  expect(firstReply.chatbot_msg).toContain("2 × كولومبي هويلا");
  expect(firstReply.chatbot_msg).toContain("116 ر.س");
  expect((await say("توصيل")).chatbot_msg).toContain("عنوان");
  expect((await say("حي الياسمين، شارع 12")).chatbot_msg).toContain("ما اسمك");
  const answered = await say("كم رسوم التوصيل؟");
  expect(answered.chatbot_msg).toMatch(/25 ريال[^]*ما اسمك/u);
  expect((await say("سارة العتيبي")).chatbot_msg).toContain("جوالك");
  expect((await say("٠٥٥")).chatbot_msg).toContain("0555550142");
  const summary = await say("٠٥٥٥٥٥٠١٤٢");
  expect(summary.choices).toEqual(["نعم، أرسل", "تعديل", "إلغاء"]);
  expect((await say("لا خليها 3")).chatbot_msg).toContain("المجموع: 174 ر.س (قبل رسوم التوصيل)");
  expect((await ticket()).status).toBe("pending");
  const sent = await say("نعم، أرسل");
  expect(sent).toMatchObject({ decision: "handover", handed_over: true, choices: [] });
  expect(sent.chatbot_msg).toContain("سيؤكدونه معك");
  const { requests, subject, status, defer_reason, customer } = await ticket();
  expect({ status, defer_reason }).toEqual({ status: "deferred", defer_reason: "order_request" });
  expect(subject).toBe("Order request: 3 × كولومبي هويلا (250 جم)");
  expect(customer).toMatchObject({ name: "سارة العتيبي", phone: "+966555550142" });
  expect(requests).toMatchObject([
    {
      kind: "order",
      complete: true,
      details: {
        items: [{ count: 3, price: 58, currency: "SAR" }],
        receive: "delivery",
        address: "حي الياسمين، شارع 12",
        name: "سارة العتيبي",
        phone: "+966555550142",
      },
    },
  ]);
  const { rows } = await app.database.ownerPool.query<{ subject: string; text: string }>(
    "select subject, text from mails where subject like '%Order request%'",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).toContain("174 SR");
});

test("an order in English of what the list does not have is passed on as written, and said to be unlisted", async () => {
  await using app = await testApp();
  const { say, saying, ticket } = await chat(app);
  const unknown = await say("I'd like to order 2 croissants please");
  expect(unknown.chatbot_msg).toContain("can't find “croissants”");
  expect(unknown.choices).toEqual(["Yes, as I wrote it"]);
  const sent = await saying(
    "Yes, as I wrote it",
    "Pickup",
    "Kate",
    "0555550142",
    "change",
    "make it 4",
    "yes",
  );
  expect(sent.decision).toBe("handover");
  expect((await ticket()).requests[0]).toMatchObject({
    complete: true,
    details: { items: [{ count: 4, name: "croissants" }], receive: "pickup", name: "Kate" },
  });
});

test("what was asked about is ordered as it, its sum is said, and who keeps their number is passed on without it", async () => {
  await using app = await testApp();
  const { say, saying, ticket } = await chat(app);
  const firstReply = await saying("كم سعر كولومبي هويلا؟", "ابغى اطلبها");
  expect(firstReply.chatbot_msg).toContain("1 × كولومبي هويلا");
  expect((await say("كم المجموع؟")).chatbot_msg).toContain("المجموع: 58 ر.س");
  const passedOn = await saying("استلام", "سارة", "ما ابي اعطيكم رقمي");
  expect(passedOn).toMatchObject({ decision: "handover", handed_over: true });
  expect((await ticket()).requests).toMatchObject([
    { complete: false, details: { receive: "pickup", name: "سارة" } },
  ]);
});

test("one detail is changed by itself, and the last word is said in the language of the request", async () => {
  await using app = await testApp();
  const { say, saying, ticket } = await chat(app);
  await saying("ابغى اطلب كولومبي هويلا وبرجر", "استلام", "سارة", "0555550142");
  expect((await say("لا غلط")).chatbot_msg).toContain("ماذا تريد أن تغيّر");
  expect((await say("عدل الاسم")).chatbot_msg).toBe("ما اسمك؟");
  expect((await say("سارة الحربي")).chatbot_msg).toContain("الاسم: سارة الحربي");
  expect((await say("ok")).chatbot_msg).toContain("سيؤكدونه معك");
  const [request] = (await ticket()).requests;
  expect(request).toMatchObject({ complete: true, details: { name: "سارة الحربي", items: [{ count: 1 }] } });
});

test("a booking names a closed hour, gives another, and nothing that was said is asked again", async () => {
  await using app = await testApp();
  app.setClock(new Date("2026-11-22T10:30:00+03:00"));
  const { say, saying, ticket } = await chat(app);
  const closed = await say("ابي احجز طاولة لشخصين يوم الجمعة الساعة 9 الصبح، معك خالد 0555550142");
  expect(closed.chatbot_msg).toContain("نعمل يوم الجمعة من 2 ظهرًا إلى 11 مساءً");
  expect(closed.chatbot_msg).toContain("أي وقت يناسبك");
  await app.passTime(60_000);
  expect((await say("5 العصر")).chatbot_msg).toContain("الجمعة 27 نوفمبر، الساعة 5 عصرًا");
  await app.passTime(60_000);
  expect((await saying("نعم")).chatbot_msg).toContain("سيؤكدون الموعد");
  expect((await ticket()).requests[0]).toMatchObject({
    kind: "booking",
    details: {
      service: "طاولة",
      date: "2026-11-27",
      time: 1020,
      persons: 2,
      name: "خالد",
      phone: "+966555550142",
    },
  });
});

test("who wants to be called is with the team at once, and leaves a name and a number", async () => {
  await using app = await testApp();
  const { say, saying, ticket } = await chat(app);
  const first = await say("can someone call me about a quote for my office");
  expect(first).toMatchObject({ decision: "handover", handed_over: true });
  expect(first.chatbot_msg).toContain("What is your name?");
  expect((await ticket()).status).toBe("deferred");
  const sent = await saying("Omar", "+971 50 123 4567", "yes");
  expect(sent.chatbot_msg).toContain("will contact you");
  expect((await ticket()).requests[0]).toMatchObject({
    kind: "lead",
    complete: true,
    details: { name: "Omar", phone: "+971501234567", topic: expect.stringContaining("quote") },
  });
});

test("a cancelled order leaves nothing behind, and an angry word brings a person with what was collected", async () => {
  await using app = await testApp();
  const { saying, ticket } = await chat(app);
  const cancelled = await saying("ابغى اطلب خلطة الاسبريسو", "هونت");
  expect(cancelled).toMatchObject({ decision: "smalltalk", handed_over: false });
  expect((await ticket()).requests).toEqual([]);
  const angry = await saying("ابغى اطلب خلطة الاسبريسو", "استلام", "انتم نصابين وحرامية");
  expect(angry).toMatchObject({ decision: "handover", handed_over: true });
  const { requests, defer_reason } = await ticket();
  expect(defer_reason).toBe("complaint");
  expect(requests).toMatchObject([{ complete: false, details: { receive: "pickup" } }]);
});

test("a flow that the owner has switched off is not begun, and a day later an open one is over", async () => {
  await using app = await testApp();
  const { owner, say } = await chat(app);
  await say("ابغى اطلب خلطة الاسبريسو");
  await app.passTime(25 * 3600 * 1000);
  expect((await say("استلام")).chatbot_msg).not.toContain("ما اسمك");
  const agents = await app.request({ path: "/api/agents/", token: owner.token });
  const { settings } = agents.body.data[0] as { settings: { flows: string[] } };
  expect(settings.flows).toEqual(["order", "booking", "lead"]);
  const saved = await app.request({
    method: "PUT",
    path: "/api/agents/support/",
    token: owner.token,
    json: { ...settings, flows: ["booking"] },
  });
  expect(saved.body.data.settings.flows).toEqual(["booking"]);
  expect((await say("ابغى اطلب خلطة الاسبريسو")).choices).not.toContain("استلام");
});

test("on WhatsApp the number is known, choices are buttons, and a pressed one goes on", async () => {
  await using shop = await demoShop();
  const { app, owner } = shop;
  await trainAgent(app, owner.organizationId, [...coffeeShop]);
  await shop.connect("whatsapp_meta");
  const account = (await shop.phones()).find(({ channel }) => channel === "whatsapp")?.account ?? "";
  const sendText = async (text: string) => {
    await shop.write({ channel: "whatsapp", account, text });
    await shop.settle();
    return shop.platforms.whatsapp.state.lines.findLast(({ side }) => side === "business");
  };
  const firstReply = await sendText("ابغى اطلب كولومبي هويلا حبتين");
  expect(firstReply).toMatchObject({ type: "interactive", choices: ["توصيل", "استلام"] });
  const summary = await sendText("استلام");
  expect(summary?.text).toContain("المجموع: 116 ر.س");
  expect(summary).toMatchObject({ choices: ["نعم، أرسل", "تعديل", "إلغاء"] });
  expect(await sendText("نعم، أرسل")).toMatchObject({ type: "text" });
  const { rows } = await app.database.ownerPool.query<{ details: { phone: string } }>(
    "select details from customer_requests where is_complete",
  );
  expect(rows[0]?.details.phone).toMatch(/^\+966/);
});
