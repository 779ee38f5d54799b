import { useTranslation } from "react-i18next";
import { SiteFooter } from "#web/components/site/SiteFooter.tsx";
import { SiteHeader } from "#web/components/site/SiteHeader.tsx";
import { deferComponent } from "#web/defer-component.tsx";
import { Hero } from "./Hero.tsx";
import css from "./HomePage.module.css";

const Story = deferComponent(async () => (await import("./HomeSections.tsx")).HomeSections, ["story"]);

/** The landing page (C070) with its sections in the specification's order. The eighth section is the footer. */
export function HomePage() {
  const { t } = useTranslation("common");
  return (
    <div className={css.page}>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <div className={`night ${css.top}`}>
        <SiteHeader />
      </div>
      <main id="main" tabIndex={-1} className={css.main}>
        <Hero />
        <Story />
      </main>
      <SiteFooter />
    </div>
  );
}
