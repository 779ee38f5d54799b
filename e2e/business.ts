import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { demoBusiness, demoOwner } from "#server/demo/business.ts";
import { demoSources } from "#server/demo/sources.ts";
import { type Api, unique } from "./api.ts";

export interface Business {
  token: string;
  name: string;
  email: string;
  /** The phone number in international format. */
  phone: string;
  password: string;
}

/** Returns the data of a business that has not signed up yet. */
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

/** Returns the token of the newest link to a page that was mailed to an address. */
export async function readMailedToken(api: Api, email: string, page: string): Promise<string> {
  for (;;) {
    const token = new RegExp(`/${page}/([\\w-]{43})`).exec((await api.mailTo(email))?.text ?? "")?.[1];
    if (token) return token;
    await sleep(100);
  }
}

/**
 * Signs a new business up for this test, which may change it freely. Its owner has opened the link that verifies
 * their address.
 */
export async function signUp(api: Api): Promise<Business> {
  const business = await signUpUnverified(api);
  const token = await readMailedToken(api, business.email, "mailed/verify");
  await api.call("POST", "/auth/verify-email/", { json: { token } });
  return business;
}

export async function signUpUnverified(api: Api): Promise<Business> {
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

/** Returns a session of the demo's owner. All tests share the demo, so a test must not change anything in it. */
export async function demoToken(api: Api): Promise<string> {
  const { email, password } = demoOwner;
  const { data } = await api.call<{ data: { token: string } }>("POST", "/auth/login/", {
    json: { email, password },
  });
  return data.token;
}

/**
 * Stores the session in the page's browser, as after logging in. `url` selects another product than that of the
 * tests.
 */
export async function restoreSession(page: Page, token: string, url = ""): Promise<void> {
  // Storage belongs to an origin, and this is the smallest page of the product's. A route would cost more: while any is
  // active, the browser caches no files between pages and asks the test about each request.
  await page.goto(`${url}/healthz`);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

/** Creates the web chat of the business and returns its public token. */
export async function openChat(api: Api, token: string): Promise<string> {
  const { data } = await api.call<{ data: { token: string } }>("POST", "/api/chatbot/generate/", { token });
  return data.token;
}

/** Returns the token of the demo's chat. */
export async function demoChat(api: Api): Promise<string> {
  const { data } = await api.call<{ data: { token: string } }>("GET", "/api/chatbot/", {
    token: await demoToken(api),
  });
  return data.token;
}

/** A business whose version is trained on the demo's files, with an open web chat. */
export interface Shop extends Business {
  chat: string;
}

/**
 * Creates a business that answers like the demo's. It is created once per worker, so each test has to use its own
 * chat session.
 */
export async function createTrainedShop(api: Api): Promise<Shop> {
  const business = await signUp(api);
  const { token } = business;
  await api.call("PUT", "/api/knowledge/brand/", { token, json: demoBusiness.name });
  for (const source of demoSources) await upload(api, token, source.path, source.section);
  await train(api, token);
  return { ...business, chat: await openChat(api, token) };
}

export async function upload(api: Api, token: string, path: string, section: string): Promise<void> {
  const form = new FormData();
  form.append("kind", section);
  form.append("file", new Blob([await readFile(path)]), basename(path));
  await api.call("POST", "/api/knowledge/files/", { token, multipart: form });
}

/** Uploads a file of general data that a test has created, for customers or for staff only. */
export async function uploadBytes(
  api: Api,
  token: string,
  name: string,
  bytes: Buffer,
  audience: "customers" | "staff",
): Promise<void> {
  const form = new FormData();
  form.append("kind", "common");
  form.append("audience", audience);
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  await api.call("POST", "/api/knowledge/files/", { token, multipart: form });
}

/** Trains on the existing sources and waits for the result. */
export async function train(api: Api, token: string): Promise<void> {
  const { data } = await api.call<{ data: { training_id: string } }>("POST", "/api/knowledge/train/", {
    token,
  });
  for (;;) {
    const { data: training } = await api.call<{ data: { status: string; problem_text: string | null } }>(
      "GET",
      `/api/knowledge/trainings/${data.training_id}/`,
      { token },
    );
    if (training.status === "trained") return;
    if (training.status === "failed") throw new Error(`the training failed: ${training.problem_text}`);
    await sleep(200);
  }
}

export const colleagueName = "سارة العتيبي";

/** Returns a session of a team member who is not an owner. */
export async function addColleague(api: Api, owner: Business): Promise<string> {
  const email = `team-${unique()}@shop.example`;
  const password = "Counter-Lamp-7";
  await api.call("POST", "/api/members/", {
    token: owner.token,
    json: { name: colleagueName, email, role: "agent" },
  });
  const link = await readMailedToken(api, email, "set-new-password");
  await api.call("POST", "/auth/reset-new-password/", { json: { token: link, password } });
  const { data } = await api.call<{ data: { token: string } }>("POST", "/auth/login/", {
    json: { email, password },
  });
  return data.token;
}
