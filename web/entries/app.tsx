import "#web/styles/fonts.css";
import "#web/styles/tokens.css";
import "#web/styles/base.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "#web/BrowserRouter.tsx";
import { measurementId } from "#web/analytics/measurement-id.ts";
import { readPageData } from "#web/api/page-data.ts";
import { App } from "#web/App.tsx";
import { startI18n } from "#web/i18n/start.ts";
import { lazyPagesAt } from "#web/routes.tsx";

// This entry serves the site, the log-in and the portal. The chat page has its own, smaller entry.
const root = document.getElementById("root")!;
const lazyPages = lazyPagesAt(location.pathname);
await startI18n(["common", ...lazyPages.flatMap(({ texts }) => texts)]);

const app = <App router={(children) => <BrowserRouter>{children}</BrowserRouter>} data={readPageData()} />;
// Without a measurement id none of the analytics is loaded (C263).
if (measurementId()) void import("#web/analytics/start.tsx").then(({ startAnalytics }) => startAnalytics());

const drawn = root.hasChildNodes();
const fetched = await Promise.allSettled(lazyPages.map((lazy) => lazy.load()));
// A server-rendered page is hydrated once its scripts are loaded, which avoids flicker. When a script fails to load,
// a message with a button is shown instead of a page whose buttons do nothing.
if (drawn && fetched.every(({ status }) => status === "fulfilled")) hydrateRoot(root, app);
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
