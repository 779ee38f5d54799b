import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { Language } from "#shared/language.ts";
import { pageTitle } from "#shared/rules/format.ts";
import type { ChatSession } from "#web/api/chat.ts";
import { showLanguage } from "#web/i18n/show-language.ts";
import { ChatError } from "./ChatError.tsx";
import { ChatLanguageContext, getChatTexts } from "./chat-texts.ts";
import { Conversation } from "./Conversation.tsx";
import { closeChat, listenForCustomer, listenForLanguage, notifyReady } from "./parent-page.ts";

interface ChatPageProps {
  session: ChatSession | null;
  isWidget: boolean;
  /** The first language of the page. */
  initialLanguage: Language;
}

/** `/chat/{token}`: the chat of a customer with an agent, on its own page or in a frame of the shop's site. */
export function ChatPage({ session, isWidget, initialLanguage }: ChatPageProps) {
  const [language, change] = useState(initialLanguage);
  const chatLanguage = useMemo(() => ({ language, change, t: getChatTexts(language) }), [language]);
  useLayoutEffect(() => {
    showLanguage(language);
    document.title = pageTitle(chatLanguage.t("title"), language);
  }, [language, chatLanguage]);
  useEffect(() => listenForLanguage(change), []);
  useEffect(listenForCustomer, []);
  // This effect runs after the two above, whose listeners receive the answer.
  useEffect(() => notifyReady(isWidget), [isWidget]);
  useEffect(() => {
    if (!isWidget) return;
    // The page around the frame does not receive keys that are pressed inside the frame.
    const closeByKey = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented && !isComposing) closeChat(isWidget);
    };
    addEventListener("keydown", closeByKey);
    return () => removeEventListener("keydown", closeByKey);
  }, [isWidget]);
  return (
    <ChatLanguageContext value={chatLanguage}>
      {session ? <Conversation session={session} isWidget={isWidget} /> : <ChatError />}
    </ChatLanguageContext>
  );
}
