import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { pageTitle } from "#shared/rules/format.ts";
import type { ChatSession } from "../../api/chat.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { ChatError } from "./ChatError.tsx";
import { Conversation } from "./Conversation.tsx";
import { onCustomerNamed, onLanguageAsked, sayReady } from "./parent-page.ts";

/** `/chat/{token}`: a customer and an agent, on its own or in a frame of the shop's site. */
export function ChatPage({ session, isWidget }: { session: ChatSession | null; isWidget: boolean }) {
  const { t, i18n } = useTranslation("chat");
  const { currentLanguage } = useLanguage();
  useEffect(() => {
    document.title = pageTitle(t("title"), currentLanguage);
  }, [t, currentLanguage]);
  useEffect(() => onLanguageAsked((language) => void i18n.changeLanguage(language)), [i18n]);
  useEffect(onCustomerNamed, []);
  // After the two above: they are what hears the answer.
  useEffect(() => sayReady(isWidget), [isWidget]);
  return session ? <Conversation session={session} isWidget={isWidget} /> : <ChatError />;
}
