import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { DemoThread } from "./DemoThread.tsx";
import css from "./Hero.module.css";

/** The first section of the landing page (C071), with a demo of the product. */
export function Hero() {
  const { t } = useTranslation("landing");
  return (
    <section className={`night ${css.hero}`}>
      <div className={css.stage}>
        <div className={css.text}>
          <p className={css.hour}>{t("hero.hour")}</p>
          <h1>
            {/* Sentences do not wrap unless they must, so that none starts at the end of another's line. */}
            {t("hero.title")
              .split(/(?<=\.) /)
              .map((sentence) => (
                <Fragment key={sentence}>
                  <span>{sentence}</span>{" "}
                </Fragment>
              ))}
          </h1>
          <p className={css.lead}>{t("hero.lead")}</p>
          <div className={css.go}>
            <LinkButton to={paths.signUp()} look="cta" size="large">
              {t("hero.start")}
            </LinkButton>
            <a href="#demo" className={css.try}>
              {t("hero.try")}
            </a>
          </div>
          <ul className={css.facts}>
            <li>{t("hero.facts.free")}</li>
            <li>{t("hero.facts.dialect")}</li>
            <li>{t("hero.facts.yours")}</li>
          </ul>
        </div>
        <DemoThread />
      </div>
    </section>
  );
}
