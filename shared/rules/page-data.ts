import type { Language } from "#shared/language.ts";

/**
 * Returns the key of a result that the server sends with a rendered page: the endpoint, its request and the language.
 */
export function pageDataKey(name: string, request: unknown, language: Language): string {
  return JSON.stringify([name, request, language]);
}
