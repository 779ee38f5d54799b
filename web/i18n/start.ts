import { initI18n, languageOfPage } from "./i18n.ts";

// Texts that only the server uses are excluded, and the chat's, which its page contains.
const files = import.meta.glob<Record<string, unknown>>(
  [
    "../../shared/locales/*/*.json",
    "!../../shared/locales/*/{agent,chat,customerCopy,customerExport,dashboardExport,documents,errors,mails,organizationCopy,seo}.json",
  ],
  { import: "default" },
);

/** The texts of each namespace and language, in separate chunks that are loaded on demand. */
const lazyFiles = {
  type: "backend" as const,
  init() {},
  read: async (language: string, namespace: string) => {
    const load = files[`../../shared/locales/${language}/${namespace}.json`];
    if (!load) throw new Error(`no texts ${language}/${namespace}`);
    return await load();
  },
};

/** Starts the translations of a page that loads its texts on demand. */
export function startI18n(namespaces: string[]): Promise<void> {
  return initI18n(namespaces, languageOfPage(), lazyFiles);
}
