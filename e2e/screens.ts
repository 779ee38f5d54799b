import type { Page, Request } from "@playwright/test";
import type { Language } from "#shared/language.ts";
import { type Api } from "./api.ts";
import { demoToken, restoreSession } from "./business.ts";

/** Every public page by name. */
export const publicScreens = {
  landing: "/",
  about: "/aboutus",
  pricing: "/pricing",
  contact: "/contactus",
  news: "/newslisting",
  article: "/newsdeatils/1",
  privacy: "/privacy",
  terms: "/termsAndCondition",
  "sign-up": "/sign-up",
  login: "/login",
  "forgot password": "/forgot-password",
  "forgot password error": "/forgot-password-error",
  "set new password": "/set-new-password/token",
  "incomplete link": "/set-new-password",
  "email alert": "/email-alert",
  "not found": "/no-such-page",
} as const;

/** Every page of the portal by name; `:ticket` and `:customer` stand for one of the demo's. */
export const portalScreens = {
  dashboard: "/dashboard",
  tickets: "/tickets",
  ticket: "/tickets/:ticket",
  customers: "/customers",
  customer: "/customers/:customer",
  "knowledge base": "/knowledge-base",
  "business facts": "/knowledge-base/facts",
  answers: "/knowledge-base/answers",
  gaps: "/knowledge-base/gaps",
  quality: "/knowledge-base/quality",
  "web chat": "/chatbot",
  agents: "/agents",
  "support agent": "/agents/support",
  "internal agent": "/agents/internal",
  ask: "/ask",
  "triage rules": "/settings/triage",
  messages: "/dashboard/messages",
  settings: "/settings",
  "activity log": "/settings/activity",
  "customers' data": "/settings/personal-data",
  subscription: "/subscription",
  "how to start": "/how-to-start",
  support: "/support",
  channels: "/channels",
  campaigns: "/marketing-agent/campaigns",
  "micro-influencers": "/marketing-agent/micro-influencers",
  "portal about": "/about",
  "portal privacy": "/privacypolicy",
  "portal terms": "/terms",
} as const;

/** Every page of the operator's office by name; `:organization` and `:article` stand for one of the demo's. */
export const operatorScreens = {
  "demo requests": "/operator",
  "subscription requests": "/operator/subscriptions",
  "support requests": "/operator/support",
  deletions: "/operator/deletions",
  organizations: "/operator/organizations",
  organization: "/operator/organizations/:organization",
  plans: "/operator/plans",
  influencers: "/operator/influencers",
  "office news": "/operator/news",
  "office article": "/operator/news/:article",
  operators: "/operator/operators",
  "operators' activity": "/operator/operators/activity",
  jobs: "/operator/jobs",
  security: "/operator/security",
} as const;

/**
 * The texts in `common:titles` that name the pages. A ticket's title is its subject, and a customer's their name.
 */
export const screenTitles = {
  landing: "home",
  about: "aboutus",
  pricing: "pricing",
  contact: "contactus",
  news: "news",
  privacy: "privacy",
  terms: "terms",
  "sign-up": "signUp",
  login: "login",
  "forgot password": "forgotPassword",
  "forgot password error": "forgotPasswordError",
  "set new password": "setNewPassword",
  "incomplete link": "setNewPassword",
  "email alert": "emailAlert",
  dashboard: "dashboard",
  channels: "channels",
  customers: "customers",
  "micro-influencers": "microInfluencers",
  campaigns: "campaigns",
  messages: "messages",
  settings: "settings",
  "activity log": "activity",
  "customers' data": "personalData",
  "knowledge base": "knowledge",
  tickets: "tickets",
  "portal about": "about",
  "portal privacy": "privacy",
  "portal terms": "terms",
  "how to start": "howToStart",
  support: "support",
} as const satisfies Partial<Record<keyof typeof publicScreens | keyof typeof portalScreens, string>>;

const brand = { ar: "وكيل", en: "Wakil" } as const;

/** Returns the title that the browser shows for a page with this name (C014). */
export const documentTitle = (language: Language, name: string): string => `${brand[language]} | ${name}`;

/** Follows the requests of a page; live connections stay open and do not count. */
function followRequests(page: Page): { settled: () => Promise<void> } {
  const awaited = new Set<Request>();
  const began = (request: Request) =>
    /\/events\/?$/.test(new URL(request.url()).pathname) || awaited.add(request);
  const forgetRequest = (request: Request) => awaited.delete(request);
  page.on("request", began);
  page.on("requestfinished", forgetRequest);
  page.on("requestfailed", forgetRequest);
  return {
    // A response may lead to another request a moment later.
    settled: async () => {
      for (let quiet = 0; quiet < 2; quiet = awaited.size === 0 ? quiet + 1 : 0)
        await page.waitForTimeout(75);
      page.off("request", began);
      page.off("requestfinished", forgetRequest);
      page.off("requestfailed", forgetRequest);
    },
  };
}

/** Records the errors that pages report from now on. */
export function followErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return errors;
}

/** Opens a page as a reader sees it: rendered, with its data and fonts loaded. */
export async function openScreen(page: Page, path: string): Promise<void> {
  const requests = followRequests(page);
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(
    () => !document.querySelector("main [aria-busy=true]") && document.fonts.status === "loaded",
  );
  await requests.settled();
}

/**
 * Logs in to the demo's portal. Returns a function for the addresses of its pages, with an existing ticket and
 * customer.
 */
export async function enterPortal(page: Page, api: Api): Promise<(path: string) => string> {
  const token = await demoToken(api);
  const first = async (list: string) =>
    (await api.call<{ data: { id: string }[] }>("GET", list, { token })).data[0]?.id ?? "";
  const [ticket, customer] = [
    await first("/api/tickets/?order=waiting&page_size=1"),
    await first("/api/customers/?page_size=1"),
  ];
  await restoreSession(page, token);
  return (path) => path.replace(":ticket", ticket).replace(":customer", customer);
}

/** Splits items into so many lists of about the same length, because each list is a test that one worker runs. */
export function splitIntoLists<Item>(items: readonly Item[], lists: number): Item[][] {
  return Array.from({ length: lists }, (_, list) => items.filter((_item, index) => index % lists === list));
}
