import { useTranslation } from "react-i18next";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import css from "./SitePage.module.css";

/** A public page: header, content and footer. The page has its own h1. */
export function SitePage({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <div className={css.page}>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
