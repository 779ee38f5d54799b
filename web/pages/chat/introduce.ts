import type { Language } from "#shared/language.ts";
import type { AgentIntroduction } from "#web/api/chat.ts";

/** The agent's introduction in one language. Its texts can be empty. */
export interface Introduction {
  brand: string;
  name: string;
  greeting: string;
}

/** Returns the introduction in the language, or in the other one when the owner has written only that. */
export function introduce(agent: AgentIntroduction | null, language: Language): Introduction | null {
  if (!agent) return null;
  const other = language === "ar" ? "en" : "ar";
  const textIn = (texts: Record<Language, string>) => texts[language] || texts[other];
  return { brand: textIn(agent.brand), name: textIn(agent.name), greeting: textIn(agent.greeting) };
}
