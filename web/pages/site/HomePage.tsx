import { useTranslation } from "react-i18next";
import { ExampleThread } from "../../components/site/ExampleThread.tsx";
import { NightStreet } from "../../components/site/NightStreet.tsx";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import css from "./HomePage.module.css";

/** What Wakil does, understood in five seconds, with a picture of it at work. */
export function HomePage() {
  const { t } = useTranslation("site");
  return (
    <NightStreet windows="none" className={css.scene}>
      <div className={css.stage}>
        <div className={css.text}>
          <p className={css.hour}>{t("hero.hour")}</p>
          <h1>{t("hero.title")}</h1>
          <p className={css.lead}>{t("hero.lead")}</p>
          <div className={css.go}>
            <LinkButton to={paths.signUp()} look="lamp" size="large">
              {t("hero.start")}
            </LinkButton>
            <TextLink to={paths.login()} className={css.login ?? ""}>
              {t("hero.login")}
            </TextLink>
          </div>
          <ul className={css.facts}>
            <li>{t("hero.facts.free")}</li>
            <li>{t("hero.facts.dialect")}</li>
            <li>{t("hero.facts.yours")}</li>
          </ul>
        </div>
        <ExampleThread />
      </div>
    </NightStreet>
  );
}
