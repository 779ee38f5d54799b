import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "../App.tsx";
import { startI18n } from "../i18n/start.ts";
import { lazyPagesAt } from "../routes.tsx";

// One entry for site, log-in and portal; the chat page has its own, smaller one.
const root = document.getElementById("root")!;
const lazyPages = lazyPagesAt(location.pathname);
await startI18n(["common", ...lazyPages.flatMap(({ texts }) => texts)]);

/**
 * `useTransitions` is off: with it the old page would stay while the next one loads, and the spinner
 * that says so (C012) would never show.
 */
const app = <App router={(children) => <BrowserRouter useTransitions={false}>{children}</BrowserRouter>} />;
if (root.hasChildNodes()) {
  // The server has drawn the page. With its script at hand it becomes live as it stands, without flicker.
  await Promise.all(lazyPages.map((lazy) => lazy.fetch()));
  hydrateRoot(root, app);
} else createRoot(root).render(app);
