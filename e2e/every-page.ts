import { type PathName, patterns } from "#shared/contract/pages.ts";
import type { Api } from "./api.ts";

/** The pages that need no log-in, or that belong to the demo's tools. */
const outside: readonly PathName[] = [
  "home",
  "aboutus",
  "contactus",
  "pricing",
  "news",
  "article",
  "privacy",
  "terms",
  "signUp",
  "login",
  "loginReturn",
  "forgotPassword",
  "forgotPasswordError",
  "setNewPassword",
  "setNewPasswordToken",
  "emailAlert",
  "mailedLink",
  "chat",
  "dataDeletion",
  "unsubscribe",
  "mailbox",
  "simulator",
];
/** Shows nothing of its own: it passes a platform's answer on and leads to the channels. */
const passing: readonly PathName[] = ["channelReturn"];

const isOffice = (name: string) => name.startsWith("operator");

/** Returns the addresses of pages with each of the values for their parameters. A parameter without one is an error. */
const addressesOf = (names: PathName[], values: Record<string, string[]>): string[] =>
  names.flatMap((name) => {
    const path = patterns[name];
    const parameter = /:\w+/.exec(path)?.[0];
    if (parameter === undefined) return [path];
    const parameterValue = values[parameter];
    if (!parameterValue) throw new Error(`${path} needs a value for its parameter`);
    return parameterValue.map((value) => path.replace(parameter, value));
  });

const names = Object.keys(patterns) as PathName[];

/** Returns a function for the first item of a list. */
const firstOf = (api: Api, token: string) => async (list: string) => {
  const { data } = await api.call<{ data: { id: string | number }[] }>("GET", list, { token });
  if (!data[0]) throw new Error(`${list} is empty`);
  return [String(data[0].id)];
};

/** Returns the address of every page of the portal, so that a new one is among them. */
export async function portalAddresses(api: Api, token: string): Promise<string[]> {
  const first = firstOf(api, token);
  const json = { name: "وصل محصول قوجي", channel: "whatsapp", text: "هلا {{name}}، رجع قوجي." };
  const { data: draft } = await api.call<{ data: { id: string } }>("POST", "/api/campaigns/", {
    token,
    json,
  });
  const portal = names.filter(
    (name) => !isOffice(name) && !outside.includes(name) && !passing.includes(name),
  );
  return addressesOf(portal, {
    ":ticketId": await first("/api/tickets/?order=waiting&page_size=1"),
    ":customerId": await first("/api/customers/?page_size=1"),
    ":campaignId": [draft.id],
    ":kind": ["support", "internal"],
  });
}

/** Returns the address of every page of the operator's office, so that a new one is among them. */
export async function officeAddresses(api: Api, token: string): Promise<string[]> {
  const first = firstOf(api, token);
  return addressesOf(names.filter(isOffice), {
    ":organizationId": await first("/api/operator/organizations/"),
    ":articleId": await first("/api/operator/articles/"),
  });
}
