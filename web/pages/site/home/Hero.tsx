import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { DemoThread } from "./DemoThread.tsx";
import css from "./Hero.module.css";

/** C071: what Wakil does, understood in five seconds, with the product at work beside it. */
export function Hero() {
  const { t } = useTranslation("landing");
  return (
    <section className={`night ${css.hero}`}>
      <div className={css.stage}>
        <div className={css.text}>
          <p className={css.hour}>{t("hero.hour")}</p>
          <h1>
            {/* A sentence breaks only where it has to, so that none begins at the end of another's line. */}
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
            <LinkButton to={paths.signUp()} look="lamp" size="large">
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
