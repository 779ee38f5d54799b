import { createContext, use } from "react";
import ar from "#shared/locales/ar/chat.json" with { type: "json" };
import en from "#shared/locales/en/chat.json" with { type: "json" };
import type { Language } from "#shared/language.ts";

type Texts = { [name: string]: string | Texts };
type KeyOf<T> = {
  [Name in keyof T & string]: T[Name] extends string ? Name : `${Name}.${KeyOf<T[Name]>}`;
}[keyof T & string];

type ChatText = KeyOf<typeof en>;
export type SayText = (key: ChatText, values?: Record<string, string>) => string;

/**
 * The texts of both languages. They are few enough to be part of the script, which saves a request before a customer
 * can write. They have no plurals, so the chat does not need the other pages' text library, a fifth of its script.
 */
const texts: Record<Language, Texts> = { ar: ar satisfies typeof en, en };

export function getChatTexts(language: Language): SayText {
  return (key, values = {}) => {
    const text = key.split(".").reduce<string | Texts>((at, name) => (at as Texts)[name]!, texts[language]);
    return (text as string).replaceAll(/{{(\w+)}}/g, (_, name: string) => values[name] ?? "");
  };
}

export interface ChatLanguage {
  language: Language;
  t: SayText;
  change: (language: Language) => void;
}

export const ChatLanguageContext = createContext<ChatLanguage | null>(null);

export const useChatLanguage = (): ChatLanguage => use(ChatLanguageContext)!;
