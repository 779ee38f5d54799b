import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { createRoot } from "react-dom/client";
import { readCookie } from "../cookies.ts";
import { startI18n } from "../i18n/i18n.ts";
import { ChatPage } from "../pages/chat/ChatPage.tsx";
import { readAddress } from "../pages/chat/chat-address.ts";

// No router, no query cache, no React Aria: a customer on a phone waits for this page.
await startI18n(["chat"], readAddress(new URL(location.href), readCookie("lang")).language);
createRoot(document.getElementById("root")!).render(<ChatPage />);
