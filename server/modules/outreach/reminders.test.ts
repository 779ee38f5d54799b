import { expect, test } from "vitest";
import { jobs } from "#server/app.ts";
import {
  businessPhone,
  channelShop,
  type ChannelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";
import { requeueDeliveries } from "#server/modules/outbox/index.ts";
import { connectGmail } from "#server/testing/mail-campaign.ts";
import { closeWindows } from "#server/testing/close-windows.ts";

const noura = { number: "966500000001", name: "نورة" };
const hour = 3600_000;

/** Opens a ticket of a customer who has just written on WhatsApp. */
async function openTicket(shop: ChannelShop): Promise<string> {
  await connectWhatsappViaMeta(shop, shop.owner);
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "هل توصلون إلى جدة؟" });
  await shop.settle();
  const { body } = await shop.app.request({ path: "/api/tickets/", token: shop.owner.token });
  return body.data[0].id as string;
}

async function remind(shop: ChannelShop, ticketId: string, more: object = {}) {
  const json = { text: "هل وصلك الطلب؟", at: new Date(Date.now() + hour).toISOString(), ...more };
  const answer = await shop.app.request({
    path: `/api/tickets/${ticketId}/reminders/`,
    token: shop.owner.token,
    json,
  });
  return answer.body.data as { id: string; status: string; window_closed_then: boolean };
}

/** Advances the clock so that the reminder becomes due. */
async function passTime(shop: ChannelShop, ms: number): Promise<void> {
  shop.app.setClock(new Date(Date.now() + ms));
  await jobs["outreach.tick"](shop.app.context, {}, { number: 1, last: false });
  await shop.settle();
}

const read = async (shop: ChannelShop, status = "ended") =>
  (await shop.app.request({ path: `/api/reminders/?status=${status}`, token: shop.owner.token })).body.data;

const lastLine = (shop: ChannelShop) =>
  shop.platforms.whatsapp.state.lines.findLast(({ side }) => side === "business");

test("C022: a reminder goes out at its time, once, and can be changed and cancelled before", async () => {
  await using shop = await channelShop();
  const ticketId = await openTicket(shop);
  const { id } = await remind(shop, ticketId);
  const other = await remind(shop, ticketId, { text: "نسيت هذا" });
  const { token } = shop.owner;
  const changed = await shop.app.request({
    method: "PUT",
    path: `/api/reminders/${id}/`,
    token,
    json: { text: "هل وصلك الطلب كاملًا؟", at: new Date(Date.now() + 2 * hour).toISOString() },
  });
  expect(changed.body.data).toMatchObject({
    status: "scheduled",
    text: "هل وصلك الطلب كاملًا؟",
    window_closed_then: false,
  });
  await shop.app.request({ method: "DELETE", path: `/api/reminders/${other.id}/`, token });
  await passTime(shop, 1.5 * hour);
  expect(lastLine(shop)?.text).not.toContain("وصلك");
  await passTime(shop, 2.1 * hour);
  await passTime(shop, 2.2 * hour);
  expect(shop.platforms.whatsapp.state.lines.filter(({ text }) => text.includes("وصلك"))).toHaveLength(1);
  expect(await read(shop)).toMatchObject([
    { id, status: "sent" },
    { id: other.id, status: "cancelled" },
  ]);
  const again = await shop.app.request({ method: "DELETE", path: `/api/reminders/${id}/`, token });
  expect(again.body.code).toBe("reminder_ended");
});

test("a reminder is sent although the customer wrote, unless it was not to be", async () => {
  await using shop = await channelShop();
  const ticketId = await openTicket(shop);
  const reminder = await remind(shop, ticketId, { text: "تذكير أول" });
  const dropped = await remind(shop, ticketId, { text: "تذكير ثانٍ", unless_answered: true });
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "وصل، شكرًا" });
  await shop.settle();
  await passTime(shop, 1.1 * hour);
  const texts = shop.platforms.whatsapp.state.lines.map(({ text }) => text);
  expect(texts).toContain("تذكير أول");
  expect(texts).not.toContain("تذكير ثانٍ");
  const ended = await read(shop);
  expect(ended.find(({ id }: { id: string }) => id === reminder.id).status).toBe("sent");
  expect(ended.find(({ id }: { id: string }) => id === dropped.id).status).toBe("skipped");
});

test("a reminder that is moved after the customer wrote does not take that for an answer", async () => {
  await using shop = await channelShop();
  const ticketId = await openTicket(shop);
  const { id } = await remind(shop, ticketId, { unless_answered: true });
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "ليس بعد، ذكّروني غدًا" });
  await shop.settle();
  const move = (json: object) =>
    shop.app.request({ method: "PUT", path: `/api/reminders/${id}/`, token: shop.owner.token, json });
  const at = new Date(Date.now() + 2 * hour).toISOString();
  expect((await move({ text: "هل وصلك الطلب؟", at, unless_answered: true })).status).toBe(200);
  await passTime(shop, 2.1 * hour);
  expect(await read(shop)).toMatchObject([{ id, status: "sent" }]);
  expect(lastLine(shop)?.text).toBe("هل وصلك الطلب؟");
});

test("a reminder whose channel waits to be connected again for half a day is not sent then: a person is told", async () => {
  await using shop = await channelShop();
  const ticketId = await openTicket(shop);
  const { id } = await remind(shop, ticketId);
  const { ownerPool } = shop.app.database;
  await ownerPool.query("update channel_connections set problem = 'reconnect'");
  await passTime(shop, 1.1 * hour);
  await passTime(shop, 12.9 * hour);
  expect(await read(shop)).toMatchObject([{ id, status: "sent" }]);
  await passTime(shop, 13.2 * hour);
  expect(await read(shop)).toMatchObject([{ id, status: "failed", problem: "late" }]);
  const ticket = await shop.app.request({ path: `/api/tickets/${ticketId}/`, token: shop.owner.token });
  expect(ticket.body.data).toMatchObject({ status: "deferred", defer_reason: "reminder" });
  expect(ticket.body.data.messages.at(-1)).toMatchObject({
    text: "هل وصلك الطلب؟",
    status: "failed",
    more: { failure: "expired" },
  });
  await ownerPool.query("update channel_connections set problem = null");
  await requeueDeliveries(shop.app.context, new Date(Date.now() + 24 * hour));
  await shop.settle();
  expect(shop.platforms.whatsapp.state.lines.filter(({ text }) => text.includes("وصلك"))).toEqual([]);
});

test("a reminder by mail that may have arrived already is not given to a person to be sent again", async () => {
  await using shop = await channelShop();
  await connectGmail(shop);
  const { google } = shop.platforms;
  const [mailbox] = Object.keys(google.state.mailboxes);
  google.receive(
    mailbox ?? "",
    "From: Noura <noura@mail.example>\r\nSubject: Order\r\nMessage-ID: <1@mail.example>\r\n\r\nهل توصلون إلى جدة؟\r\n",
  );
  await shop.app.database.ownerPool.query("select add_job('channels.tick')");
  await shop.settle();
  const list = await shop.app.request({ path: "/api/tickets/", token: shop.owner.token });
  const { id } = await remind(shop, list.body.data[0].id);
  const { ownerPool } = shop.app.database;
  await ownerPool.query("update channel_connections set problem = 'reconnect'");
  await passTime(shop, 1.1 * hour);
  // This is the state after a lost response.
  const tried = await ownerPool.query("update outbox set attempts = 1 where state = 'queued'");
  expect(tried.rowCount).toBe(1);
  await passTime(shop, 14 * hour);
  expect(await read(shop)).toMatchObject([{ id, status: "sent" }]);
});

test("a reminder that nobody was there to send for half a day is left to a person", async () => {
  await using shop = await channelShop();
  const ticketId = await openTicket(shop);
  const { id } = await remind(shop, ticketId);
  await passTime(shop, 14 * hour);
  expect(await read(shop)).toMatchObject([{ id, status: "failed", problem: "late" }]);
  expect(lastLine(shop)?.text).not.toContain("وصلك");
});

test("where the window is closed by then the template goes, and without one a person is told", async () => {
  await using shop = await channelShop();
  const ticketId = await openTicket(shop);
  const list = await shop.app.request({ path: "/api/templates/", token: shop.owner.token });
  const template = list.body.data.templates.find(
    (one: { name: string; language: string }) => one.name === "reply_waiting" && one.language === "ar",
  );
  const inTwoDays = new Date(Date.now() + 48 * hour).toISOString();
  const values = { template_id: template.id, template_values: ["{{name}}", "طلبك جاهز للاستلام"] };
  expect(await remind(shop, ticketId, { at: inTwoDays, ...values })).toMatchObject({
    window_closed_then: true,
  });
  await closeWindows(shop);
  await passTime(shop, 48.1 * hour);
  expect(lastLine(shop)).toMatchObject({
    type: "template",
    text: "أهلًا نورة، بخصوص رسالتك إلينا: طلبك جاهز للاستلام",
  });

  shop.app.setClock(null);
  const { id } = await remind(shop, ticketId, { at: inTwoDays, text: "هل ما زلت مهتمة؟" });
  const before = shop.platforms.whatsapp.state.lines.length;
  await passTime(shop, 48.1 * hour);
  expect(shop.platforms.whatsapp.state.lines).toHaveLength(before);
  expect((await read(shop)).find((one: { id: string }) => one.id === id)).toMatchObject({
    status: "failed",
    problem: "window_closed",
  });
  const ticket = await shop.app.request({ path: `/api/tickets/${ticketId}/`, token: shop.owner.token });
  expect(ticket.body.data).toMatchObject({ status: "deferred", defer_reason: "reminder" });
  expect(ticket.body.data.messages.at(-1)).toMatchObject({
    text: "هل ما زلت مهتمة؟",
    status: "failed",
    more: { failure: "window_closed" },
  });
});

test("a time that is over, or in years, is refused in words", async () => {
  await using shop = await channelShop();
  const ticketId = await openTicket(shop);
  for (const at of ["2020-01-01T00:00:00Z", "2090-01-01T00:00:00Z"]) {
    const answer = await shop.app.request({
      path: `/api/tickets/${ticketId}/reminders/`,
      token: shop.owner.token,
      json: { text: "مرحبًا", at },
    });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ["at"]]);
  }
});
