import { demoOperator, demoOwner } from "#server/demo/business.ts";
import { operatorScreens, portalScreens, publicScreens } from "../../e2e/screens.ts";
import type { Area, ShownPage } from "./choice.ts";

/** The session's token for each area; visitors have none. */
export type Sessions = Record<Area, string | undefined>;

/** Pages that the browser tests visit elsewhere than in their lists of all pages. */
const otherSitePages = { "no article": "/newsdeatils/0", chat: "/chat/:chat", crash: "/privacy" };
const otherPortalPages = {
  "test questions": "/knowledge-base/quality?tab=questions",
  "a campaign": "/marketing-agent/campaigns/:campaign",
  "subscription card": "/subscription/card",
  "subscription confirmation": "/subscription/confirmation",
  simulator: "/simulator",
  mailbox: "/simulator/mail",
};

/** Logs in to the demo and returns every page, with something of the demo in place of each `:word` of its path. */
export async function findPages(url: string): Promise<{ pages: ShownPage[]; sessions: Sessions }> {
  const ask = async <Data>(path: string, init: RequestInit = {}): Promise<Data> => {
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: Data }).data;
  };
  const logIn = async ({ email, password }: { email: string; password: string }) =>
    (
      await ask<{ token: string }>("/auth/login/", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password }),
      })
    ).token;
  const [owner, operator] = [await logIn(demoOwner), await logIn(demoOperator)];
  const first = async (token: string, list: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return String((await ask<{ id: string | number }[]>(list, { headers }))[0]?.id);
  };
  const chat = await ask<{ token: string }>("/api/chatbot/", {
    headers: { authorization: `Bearer ${owner}` },
  });
  const places: Record<string, string> = {
    chat: chat.token,
    ticket: await first(owner, "/api/tickets/?order=waiting&page_size=1"),
    customer: await first(owner, "/api/customers/?page_size=1"),
    campaign: await first(owner, "/api/campaigns/"),
    organization: await first(operator, "/api/operator/organizations/"),
    article: await first(operator, "/api/operator/articles/"),
  };
  const list = (area: Area, screens: Record<string, string>): ShownPage[] =>
    Object.entries(screens).map(([name, path]) => ({
      area,
      name,
      path: path.replace(/:([a-z]+)/, (_, place: string) => places[place] ?? ""),
    }));
  return {
    pages: [
      ...list("site", { ...publicScreens, ...otherSitePages }),
      ...list("portal", { ...portalScreens, ...otherPortalPages }),
      ...list("operator", operatorScreens),
    ],
    sessions: { site: undefined, portal: owner, operator },
  };
}
