import type { Language } from "#shared/language.ts";

/** Under which a result travels with a page that the server drew: the call, its request and the language. */
export function pageDataKey(name: string, request: unknown, language: Language): string {
  return JSON.stringify([name, request, language]);
}
