import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { createRoot } from "react-dom/client";
import { readCookie } from "../cookies.ts";
import { readAddress } from "../pages/chat/chat-address.ts";
import { ChatPage } from "../pages/chat/ChatPage.tsx";
import { openSession } from "../pages/chat/chat-session.ts";
import { chatStorage } from "../pages/chat/chat-storage.ts";

const address = readAddress(new URL(location.href), readCookie("lang"));
const session = openSession(
  address.token,
  chatStorage(() => localStorage),
  chatStorage(() => sessionStorage),
);
createRoot(document.getElementById("root")!).render(
  <ChatPage session={session} isWidget={address.isWidget} asked={address.language} />,
);
