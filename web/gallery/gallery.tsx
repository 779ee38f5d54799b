// Every component on one page, for looking at: `node scripts/launch.mjs scripts/gallery.ts`. Not part of the product's build.
import "#web/styles/fonts.css";
import "#web/styles/tokens.css";
import "#web/styles/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { MemoryRouter } from "react-router";
import { currentLanguage } from "#web/i18n/i18n.ts";
import { startI18n } from "#web/i18n/start.ts";
import { GalleryPortal } from "./GalleryPortal.tsx";

await startI18n(["common", "portal"]);
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <I18nProvider locale={currentLanguage() === "ar" ? "ar-SA-u-nu-latn" : "en-GB"}>
      <MemoryRouter initialEntries={["/dashboard"]}>
        <GalleryPortal />
      </MemoryRouter>
    </I18nProvider>
  </StrictMode>,
);
