import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { createRoot } from "react-dom/client";
import ar from "#shared/locales/ar/chat.json" with { type: "json" };
import en from "#shared/locales/en/chat.json" with { type: "json" };
import { readCookie } from "../cookies.ts";
import { initI18n } from "../i18n/i18n.ts";
import { readAddress } from "../pages/chat/chat-address.ts";
import { ChatPage } from "../pages/chat/ChatPage.tsx";
import { openSession } from "../pages/chat/chat-session.ts";
import { chatStorage } from "../pages/chat/chat-storage.ts";

// Few enough words to bring both languages along: one journey less before a customer on a phone can write.
const address = readAddress(new URL(location.href), readCookie("lang"));
const session = openSession(
  address.token,
  chatStorage(() => localStorage),
  chatStorage(() => sessionStorage),
);
await initI18n(["chat"], address.language, { bundled: { ar: { chat: ar }, en: { chat: en } } });
createRoot(document.getElementById("root")!).render(
  <ChatPage session={session} isWidget={address.isWidget} />,
);
