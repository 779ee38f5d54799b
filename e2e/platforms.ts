import { mkdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Language } from "#shared/language.ts";

/** Each language has accounts of its own at the simulator's platforms: both run against one product, whose demo has its own too. */
export const platformAccounts = {
  ar: {
    whatsapp_meta: "+966 55 000 1004",
    instagram: "@bayt.aloud",
    twitter: "@baytaloud",
    email: "care@baytaloud.example",
  },
  en: {
    whatsapp_meta: "+966 55 000 1003",
    instagram: "@noon.flowers",
    twitter: "@noonflowers",
    email: "care@noonflowers.example",
  },
} as const;

/** Chooses an account on the platform's page, or cancels there, and comes back to the channels. */
export async function logInAtPlatform(page: Page, account: string | null): Promise<void> {
  const link = account
    ? page.getByRole("link", { name: account })
    : page.getByRole("link", { name: "Cancel" });
  await link.first().click();
  await page.waitForURL(/\/channels$/);
}

/** The code that the simulator's WhatsApp sent to a number; asked as from this machine, as its page is. */
export async function readLoginCode(baseURL: string | undefined, phone: string): Promise<string> {
  const answer = await fetch(`${baseURL}/api/simulator/phones/`);
  const { data } = (await answer.json()) as { data: { codes: { number: string; code: string }[] } };
  const found = data.codes.find(({ number }) => number.replace(/\D/g, "").endsWith(phone.slice(-8)));
  if (!found) throw new Error(`no code was sent to ${phone}`);
  return found.code;
}

/** Longer than any test takes: whose test was ended holds nothing any more. */
const forgottenMs = 300_000;

/** Two tests of a language, in two workers, would take its accounts from each other: one at a time. */
export async function withAccountLock(language: Language, act: () => Promise<void>): Promise<void> {
  const held = join(tmpdir(), `wakil-accounts-${new URL(process.env["E2E_URL"] ?? "").port}-${language}`);
  for (;;) {
    try {
      mkdirSync(held);
      break;
    } catch {
      const since = statSync(held, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (Date.now() - since > forgottenMs) rmSync(held, { recursive: true, force: true });
      await sleep(250);
    }
  }
  try {
    await act();
  } finally {
    rmSync(held, { recursive: true, force: true });
  }
}
