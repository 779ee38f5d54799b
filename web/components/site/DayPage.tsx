import { useTranslation } from "react-i18next";
import css from "./DayPage.module.css";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

/** A public page for reading, by day: header, h1, text, footer. */
export function DayPage({ title, children }: { title: string; children: React.ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <div className={css.page}>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={css.main}>
        <h1>{title}</h1>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
