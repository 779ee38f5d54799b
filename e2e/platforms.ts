import { mkdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Language } from "#shared/language.ts";

/**
 * Accounts at the simulated platforms for each language, because both languages run against one product, whose demo
 * has its own accounts too.
 */
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

/** Chooses an account on the platform's page, or cancels there, and returns to the channels. */
export async function logInAtPlatform(page: Page, account: string | null): Promise<void> {
  const link = account
    ? page.getByRole("link", { name: account })
    : page.getByRole("link", { name: "Cancel" });
  await link.first().click();
  await page.waitForURL(/\/channels$/);
}

/**
 * Returns the code that the simulated WhatsApp sent to a number. The request comes from this machine, as that of
 * its page does.
 */
export async function readLoginCode(baseURL: string | undefined, phone: string): Promise<string> {
  const answer = await fetch(`${baseURL}/api/simulator/phones/`);
  const { data } = (await answer.json()) as { data: { codes: { number: string; code: string }[] } };
  const found = data.codes.find(({ number }) => number.replace(/\D/g, "").endsWith(phone.slice(-8)));
  if (!found) throw new Error(`no code was sent to ${phone}`);
  return found.code;
}

/**
 * Age after which a lock is ignored. It exceeds the duration of any test, so the test that held the lock was ended.
 */
const forgottenMs = 300_000;

/**
 * Lets one test at a time use the accounts of a language, because two tests in two workers would take them from
 * each other.
 */
export async function withAccountLock(language: Language, act: () => Promise<void>): Promise<void> {
  const folder = join(tmpdir(), `wakil-accounts-${new URL(process.env["E2E_URL"] ?? "").port}-${language}`);
  for (;;) {
    try {
      mkdirSync(folder);
      break;
    } catch {
      const since = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (Date.now() - since > forgottenMs) rmSync(folder, { recursive: true, force: true });
      await sleep(250);
    }
  }
  try {
    await act();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
