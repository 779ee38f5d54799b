import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { createRoot } from "react-dom/client";
import { App } from "../App.tsx";
import { startI18n } from "../i18n/start.ts";

// One shell for site, log-in and portal; the chat page has its own, smaller one.
await startI18n(["common"]);
createRoot(document.getElementById("root")!).render(<App />);
