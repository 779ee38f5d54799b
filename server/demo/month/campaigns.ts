import type { ConnectedKind } from "#shared/contract/channels.ts";
import type { MessageTemplate } from "#shared/contract/templates.ts";
import type { MonthCustomer } from "./customers.ts";
import type { PlannedConversation } from "./plan.ts";
import { createRandom } from "./random.ts";
import { runUntilIdle, type MonthCreation } from "./month-creation.ts";

/**
 * A campaign of the month with its time. The customers on its list write to the business anyway, some of them
 * within days.
 */
export interface PlannedCampaign {
  at: Date;
  name: string;
  channel: "whatsapp_meta" | "email";
  /** Name of the template in WhatsApp, whose text is Arabic. */
  template: string | null;
  subject: string;
  text: string;
  /** Null means the customers of the last weeks. */
  list: MonthCustomer[] | null;
}

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
/** Share of the recipients who open the message. */
const readShare = 0.68;
const maxRounds = 400;

/** Plans the three offers that cause the month's busy days. */
export function planCampaigns(conversations: PlannedConversation[], endsAt: Date): PlannedCampaign[] {
  const timeDaysAgo = (daysAgo: number, minutes: number) =>
    new Date(Math.floor((endsAt.getTime() - daysAgo * dayMs - minutes * minuteMs) / 1000) * 1000);
  const people = [...new Map(conversations.map(({ customer }) => [customer.key, customer])).values()];
  const onWhatsapp = people.filter(({ channel }) => channel === "whatsapp_meta");
  /**
   * Selects the recipients. Most customers who write within a week after the campaign are left out, because no real
   * offer is answered by every second recipient.
   */
  const listFor = (sentAt: Date, from: number) =>
    onWhatsapp
      .filter((one, place) => place % 7 === 0 || !writesWithin(conversations, one, sentAt, 7 * dayMs))
      .slice(from, from + 110);
  const whatsapp = { channel: "whatsapp_meta" as const, template: "weekend_offer", subject: "", text: "" };
  return [
    {
      ...whatsapp,
      at: timeDaysAgo(21, 95),
      name: "عرض نهاية الأسبوع لعملاء القائمة",
      list: listFor(timeDaysAgo(21, 95), 0),
    },
    {
      ...whatsapp,
      at: timeDaysAgo(12, 40),
      name: "خصم 20% لمن راسلنا هذا الشهر",
      list: listFor(timeDaysAgo(12, 40), 60),
    },
    {
      at: timeDaysAgo(4, 130),
      name: "محصول الشتاء بالبريد",
      channel: "email",
      template: null,
      subject: "محصول الشتاء وصل يا {{name}}",
      text: "مرحبًا {{name}}،\n\nوصل محصول الشتاء: خولاني جازان وقهوة الضيافة بالهيل في صندوق واحد. التوصيل مجاني داخل الرياض للطلبات من 200 ريال.\n\nمحمصة سهيل",
      list: null,
    },
  ];
}

const writesWithin = (
  conversations: PlannedConversation[],
  { key }: MonthCustomer,
  since: Date,
  ms: number,
): boolean =>
  conversations.some(({ customer, messages }) => {
    const after = (messages[0]?.at.getTime() ?? 0) - since.getTime();
    return customer.key === key && after > 0 && after < ms;
  });

/** Sends the campaign as a member does in the portal. Its messages are sent, and customers read them. */
export async function playCampaign(creation: MonthCreation, campaign: PlannedCampaign): Promise<void> {
  const { api, accounts, tokens, setClock } = creation;
  const { at, name, channel, subject, text, list } = campaign;
  if (!accounts.has(channel)) return;
  const token = tokens.nora;
  setClock(new Date(at.getTime() - 25 * minuteMs));
  const template = campaign.template ? await findTemplate(creation, channel, campaign.template) : null;
  const { data } = await api.call<{ data: { id: string } }>("POST", "/api/campaigns/", {
    token,
    json: {
      name,
      channel,
      subject,
      text,
      name_fallback: "صديق المحمصة",
      template_id: template?.id ?? null,
      template_values: template ? ["{{name}}"] : [],
      audience: list ? { kind: "list" } : { kind: "filter", seen_within_days: 30, ticket: null },
    },
  });
  if (list) {
    const sheet = ["الرقم,الاسم", ...list.map((one) => `+${one.phone},${one.name}`)].join("\n");
    await api.upload(`/api/campaigns/${data.id}/numbers/`, token, "عملاء المحمصة.csv", Buffer.from(sheet), {});
  }
  setClock(at);
  await api.call("POST", `/api/campaigns/${data.id}/start/`, { token, json: { at: null } });
  await runUntilIdle(creation, maxRounds);
  await markAsRead(creation, campaign);
}

async function findTemplate(
  { api, tokens }: MonthCreation,
  channel: ConnectedKind,
  templateName: string,
): Promise<MessageTemplate | undefined> {
  const { data } = await api.call<{ data: { templates: MessageTemplate[] } }>("GET", "/api/templates/", {
    token: tokens.nora,
  });
  return data.templates.find(
    (one) => one.channel === channel && one.name === templateName && one.language === "ar",
  );
}

/** Opens a WhatsApp campaign as most of its recipients do, some time after it was sent. */
async function markAsRead(creation: MonthCreation, { at, channel, list }: PlannedCampaign): Promise<void> {
  const account = creation.accounts.get(channel);
  if (!account || channel !== "whatsapp_meta" || !list) return;
  const random = createRandom(at.getDate() + list.length);
  creation.setClock(new Date(at.getTime() + 55 * minuteMs));
  for (const { phone } of list)
    if (random.chance(readShare)) creation.past.platforms.whatsapp.open(account, phone);
  await runUntilIdle(creation, maxRounds);
}
