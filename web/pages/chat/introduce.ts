import type { Language } from "#shared/language.ts";
import type { AgentIntroduction } from "#web/api/chat.ts";

/** How the agent presents itself in one language; a text may be empty. */
export interface Introduction {
  brand: string;
  name: string;
  greeting: string;
}

/** An owner who has written something in one language only is quoted in that one, rather than not at all. */
export function introduce(agent: AgentIntroduction | null, language: Language): Introduction | null {
  if (!agent) return null;
  const other = language === "ar" ? "en" : "ar";
  const said = (texts: Record<Language, string>) => texts[language] || texts[other];
  return { brand: said(agent.brand), name: said(agent.name), greeting: said(agent.greeting) };
}
