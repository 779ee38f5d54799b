import "#web/styles/fonts.css";
import "#web/styles/tokens.css";
import "#web/styles/base.css";
import { createRoot } from "react-dom/client";
import { Live } from "#web/Live.tsx";
import { readCookie } from "#web/cookies.ts";
import { readAddress } from "#web/pages/chat/chat-address.ts";
import { ChatPage } from "#web/pages/chat/ChatPage.tsx";
import { openSession } from "#web/pages/chat/chat-session.ts";
import { createChatStorage } from "#web/pages/chat/chat-storage.ts";

const address = readAddress(new URL(location.href), readCookie("lang"));
const session = openSession(
  address.token,
  createChatStorage(() => localStorage),
  createChatStorage(() => sessionStorage),
);
createRoot(document.getElementById("root")!).render(
  <>
    <ChatPage session={session} isWidget={address.isWidget} initialLanguage={address.language} />
    <Live />
  </>,
);
