import type { Page } from "@playwright/test";
import { demoOwner } from "#server/demo/business.ts";
import { type Api, unique } from "./api.ts";

export interface Business {
  token: string;
  name: string;
  email: string;
  /** In international form. */
  phone: string;
  password: string;
}

/** What nobody has signed up with yet. */
export function newBusiness(): Omit<Business, "token"> {
  const id = unique();
  const digits = String(BigInt(`0x${id}`) % 10_000_000n).padStart(7, "0");
  return {
    name: `متجر ${id}`,
    email: `owner-${id}@shop.example`,
    phone: `+96655${digits}`,
    password: "Palm-Court-77!",
  };
}

/** A new business of the test's own, to do with as it likes. */
export async function signUp(api: Api): Promise<Business> {
  const business = newBusiness();
  const { data } = await api.call<{ data: { token: string } }>("POST", "/auth/signup/", {
    json: {
      businessName: business.name,
      email: business.email,
      phoneNumber: business.phone,
      industry: "retail_offline",
      password: business.password,
    },
  });
  return { ...business, token: data.token };
}

/** A session of the demo's owner. The demo is shared by all tests: look, but do not change anything. */
export async function demoToken(api: Api): Promise<string> {
  const { email, password } = demoOwner;
  const { data } = await api.call<{ data: { token: string } }>("POST", "/auth/login/", {
    json: { email, password },
  });
  return data.token;
}

/** From here on the page's browser holds the session, as after logging in. */
export async function enter(page: Page, token: string): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

/** The public token of the business's web chat, made now. */
export async function openChat(api: Api, token: string): Promise<string> {
  const { data } = await api.call<{ data: { token: string } }>("POST", "/api/chatbot/generate/", { token });
  return data.token;
}

/** The demo's own chat. */
export async function demoChat(api: Api): Promise<string> {
  const { data } = await api.call<{ data: { token: string } }>("GET", "/api/chatbot/", {
    token: await demoToken(api),
  });
  return data.token;
}
