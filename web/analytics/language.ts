import type { Language } from "#shared/language.ts";
import { track } from "./track.ts";

/** Reports one change of the language under both names of the specification (D48). */
export function trackLanguageChange(from: Language, to: Language, source: "landing" | "portal navbar"): void {
  void track("language_change", { language: to });
  void track("language_switched", { "from-language": from, "to-language": to, source });
}
