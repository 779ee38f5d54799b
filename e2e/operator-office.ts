import type { Page } from "@playwright/test";
import { demoOperator } from "#server/demo/business.ts";
import { type Api, unique } from "./api.ts";
import { restoreSession } from "./business.ts";

/** Returns a session of the demo's operator. */
export async function operatorToken(api: Api): Promise<string> {
  const { email, password } = demoOperator;
  const { data } = await api.call<{ data: { token: string } }>("POST", "/auth/login/", {
    json: { email, password },
  });
  return data.token;
}

/** Logs in as the demo's operator and stores the session in the browser. */
export async function enterOffice(page: Page, api: Api): Promise<string> {
  const token = await operatorToken(api);
  await restoreSession(page, token);
  return token;
}

/** Sends a visitor's request for a demo, from a company that no other test uses. */
export async function askForDemo(api: Api): Promise<{ company: string; info: string }> {
  const company = `محمصة سهيل ${unique()}`;
  const info = "عندنا ثلاثة فروع، ونريد أن يرد الوكيل على واتساب.";
  await api.call("POST", "/articles/api/demo-request/", {
    json: {
      full_name: "نورة القحطاني",
      phone_number: "0505550164",
      contact_email: "noura@suhail.example",
      company_name: company,
      website_link: "suhail.example",
      additional_info: info,
    },
  });
  return { company, info };
}

/**
 * Returns the address of the page of open requests that shows this company's request, because other tests send
 * requests at the same time.
 */
export async function pageOf(api: Api, token: string, company: string): Promise<string> {
  const { data } = await api.call<{ data: { company_name: string }[] }>(
    "GET",
    "/api/operator/demo-requests/?state=open&page_size=100",
    { token },
  );
  const index = data.findIndex(({ company_name }) => company_name === company);
  return `/operator?page=${Math.floor(index / 25) + 1}`;
}
