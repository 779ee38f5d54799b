import { randomBytes } from "node:crypto";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { Plan, PlanId } from "#shared/contract/plans.ts";
import type { Subscription } from "#shared/contract/subscriptions.ts";
import type { Industry } from "#shared/rules/industries.ts";
import type { StepApi } from "./subscription.ts";

const hourMs = 3_600_000;

interface Visitor {
  hoursAgo: number;
  name: string;
  phone: string;
  email: string;
  company: string;
  website: string;
  wish: string;
}

/** Visitors who requested a demo on the site and wait for the company. */
const visitors: readonly Visitor[] = [
  {
    hoursAgo: 21,
    name: "هند المالكي",
    phone: "0555550119",
    email: "hind@bayt-alwaha.example",
    company: "فنادق بيت الواحة",
    website: "bayt-alwaha.example",
    wish: "عندنا ستة فنادق، وأكثر ما نُسأل عنه وقت الدخول والمسبح. هل يرد الوكيل عن كل فندق وحده؟",
  },
  {
    hoursAgo: 9,
    name: "Omar Bakri",
    phone: "0535550177",
    email: "omar@nakhla-interiors.example",
    company: "Nakhla Interiors",
    website: "",
    wish: "We get about 200 Instagram messages a day, in Arabic and English. Can we see it on our own price list?",
  },
  {
    hoursAgo: 2,
    name: "سعد العنزي",
    phone: "0505550143",
    email: "saad@durrah-clinics.example",
    company: "عيادات درة",
    website: "durrah-clinics.example",
    wish: "نحتاج الحجز بالواتساب لثلاثة فروع.",
  },
];

interface Business {
  name: string;
  email: string;
  phone: string;
  industry: Industry;
  signedUpDaysAgo: number;
  /** Whether the trial began on the day of the sign-up. */
  isTrying: boolean;
  asks?: { hoursAgo: number; plan: PlanId; period: BillingPeriod; isActivated?: boolean };
}

/**
 * Businesses besides the roastery: on trial and requesting a plan, with a trial that has ended, on a plan, and new.
 */
const businesses: readonly Business[] = [
  {
    name: "أثاث نخلة",
    email: "owner@nakhla-furniture.example",
    phone: "+966535550111",
    industry: "retail_offline",
    signedUpDaysAgo: 16,
    isTrying: true,
    asks: { hoursAgo: 10 * 24, plan: "basic", period: "month", isActivated: true },
  },
  {
    name: "متجر لبان للعطور",
    email: "owner@luban-perfumes.example",
    phone: "+966535550122",
    industry: "ecommerce",
    signedUpDaysAgo: 9,
    isTrying: true,
    asks: { hoursAgo: 3, plan: "professional", period: "month" },
  },
  {
    name: "عيادات وتين",
    email: "owner@wateen-clinics.example",
    phone: "+966555550133",
    industry: "health_wellness",
    signedUpDaysAgo: 5,
    isTrying: true,
    asks: { hoursAgo: 17, plan: "basic", period: "year" },
  },
  {
    name: "مكتبة أثر",
    email: "owner@athar-books.example",
    phone: "+966505550144",
    industry: "retail_offline",
    signedUpDaysAgo: 1,
    isTrying: false,
  },
];

/**
 * Creates the open work of the company's own office: requests for a demo, businesses with their subscriptions, and
 * a question of the roastery's team. Each step is the call that the site or the portal makes, under a clock set to
 * its time.
 */
export async function createDemoOffice(
  api: StepApi,
  tokens: Record<"agent" | "operator", string>,
  now: Date,
  setClock: (at: Date) => void,
): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const { data: plans } = await api.call<{ data: Plan[] }>("GET", "/api/plans/", {});
  for (const business of businesses)
    await createBusiness(api, tokens.operator, business, { plans, hoursAgo, setClock });
  for (const { hoursAgo: hours, ...visitor } of visitors) {
    setClock(hoursAgo(hours));
    await api.call("POST", "/articles/api/demo-request/", {
      json: {
        full_name: visitor.name,
        phone_number: visitor.phone,
        contact_email: visitor.email,
        company_name: visitor.company,
        website_link: visitor.website,
        additional_info: visitor.wish,
      },
    });
  }
  setClock(hoursAgo(6));
  await api.call("POST", "/api/support/requests/", {
    token: tokens.agent,
    json: {
      category: "question",
      subject: "طباعة تذكرة مع المحادثة",
      text: "أحتاج نسخة مطبوعة من محادثة عميل لقسم الجودة. هل أجدها في البوابة، أم أنسخ الرسائل يدويًا؟",
      client_id: randomBytes(8).toString("hex"),
    },
  });
  setClock(now);
}

async function createBusiness(
  api: StepApi,
  operator: string,
  { name, email, phone, industry, signedUpDaysAgo, isTrying, asks }: Business,
  {
    plans,
    hoursAgo,
    setClock,
  }: { plans: readonly Plan[]; hoursAgo: (hours: number) => Date; setClock: (at: Date) => void },
): Promise<void> {
  setClock(hoursAgo(signedUpDaysAgo * 24));
  // Nobody logs in to these businesses, because only the roastery has people in the demo.
  const password = `${randomBytes(12).toString("base64url")}-2Aa`;
  const { data } = await api.call<{ data: { token: string } }>("POST", "/auth/signup/", {
    json: { businessName: name, email, phoneNumber: phone, industry, password },
  });
  const { token } = data;
  if (isTrying) await api.call("POST", "/api/subscription/trial/", { token });
  if (!asks) return;
  const { plan: planId, period, isActivated } = asks;
  setClock(hoursAgo(asks.hoursAgo));
  const plan = plans.find(({ id }) => id === planId);
  const price = (period === "year" ? plan?.price_year : plan?.price_month) ?? null;
  const { data: subscription } = await api.call<{ data: Subscription }>(
    "POST",
    "/api/subscription/requests/",
    {
      token,
      json: { plan: planId, period, price },
    },
  );
  if (!isActivated) return;
  setClock(hoursAgo(asks.hoursAgo - 4));
  await api.call("POST", `/api/operator/subscription-requests/${subscription.request?.id}/activate/`, {
    token: operator,
  });
}
