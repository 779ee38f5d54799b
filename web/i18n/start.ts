import { initI18n, languageOfPage } from "./i18n.ts";

// Without what only the server says, and without the chat's: its page brings them along.
const files = import.meta.glob<Record<string, unknown>>(
  ["../../shared/locales/*/*.json", "!../../shared/locales/*/{agent,chat,documents,errors,mails,seo}.json"],
  { import: "default" },
);

/** Each language's texts of each namespace are a chunk of their own, fetched when a page first needs them. */
const lazyFiles = {
  type: "backend" as const,
  init() {},
  read: async (language: string, namespace: string) => {
    const load = files[`../../shared/locales/${language}/${namespace}.json`];
    if (!load) throw new Error(`no texts ${language}/${namespace}`);
    return await load();
  },
};

/** Starts the translations of a page whose texts are fetched as it needs them. */
export function startI18n(namespaces: string[]): Promise<void> {
  return initI18n(namespaces, languageOfPage(), lazyFiles);
}
