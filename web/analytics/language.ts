import type { Language } from "#shared/language.ts";
import { track } from "./track.ts";

/** D48: one switch of the language is told under both names of the specification. */
export function trackLanguageChange(from: Language, to: Language, source: "landing" | "portal navbar"): void {
  void track("language_change", { language: to });
  void track("language_switched", { "from-language": from, "to-language": to, source });
}
