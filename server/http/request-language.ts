import type { FastifyRequest } from "fastify";
import type { Language } from "#shared/language.ts";

/**
 * Returns the language of a request: `?lang=`, otherwise the first of ar and en in Accept-Language, otherwise
 * Arabic.
 */
export function requestLanguage(request: FastifyRequest): Language {
  const requestedLanguage = (request.query as Record<string, unknown> | undefined)?.["lang"];
  if (requestedLanguage === "ar" || requestedLanguage === "en") return requestedLanguage;
  const accepted = request.headers["accept-language"] ?? "";
  for (const part of accepted.split(",")) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (tag === "ar" || tag === "en") return tag;
  }
  return "ar";
}
