import { useTranslation } from "react-i18next";
import { brandName } from "#shared/brand.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Link } from "#web/ui/Link.tsx";
import { Wordmark } from "#web/ui/Wordmark.tsx";
import css from "./SiteFooter.module.css";
import { SocialMark } from "./SocialMark.tsx";
import { useSite } from "./use-site.ts";

const year = new Date().getFullYear();

/**
 * The footer (C086–C089): a call to action, the links, and the company's accounts. `isQuiet` writes the call to action
 * small, below forms that have a main button of their own.
 */
export function SiteFooter({ isQuiet = false }: { isQuiet?: boolean }) {
  const { t } = useTranslation(["site", "common"]);
  const { currentLanguage } = useLanguage();
  const { social } = useSite();
  return (
    <footer className={`night ${css.footer}`}>
      <div className={css.inside}>
        <div className={classes(css.cta, isQuiet && css.quiet)}>
          <div>
            <h2>{t("footerPage.experienceHeader")}</h2>
            <p>{t("footerPage.experienceMessage")}</p>
          </div>
          {isQuiet ? (
            <Link to={paths.signUp()}>{t("footerPage.experienceButton")}</Link>
          ) : (
            <LinkButton to={paths.signUp()} look="cta" size="large">
              {t("footerPage.experienceButton")}
            </LinkButton>
          )}
        </div>
        <div className={css.row}>
          <Link to={paths.home()} aria-label={t("brandHome")} className={css.brand}>
            <Wordmark />
          </Link>
          <Link to={paths.contactus()} className={css.onlySmall}>
            {t("nav.contactus")}
          </Link>
          <Link to={paths.news()}>{t("common:titles.news")}</Link>
          <Link to={paths.terms()}>{t("common:titles.terms")}</Link>
          <Link to={paths.privacy()}>{t("common:titles.privacy")}</Link>
          <span className={css.rights}>{t("footer.rights", { year })}</span>
          <ul aria-label={t("footer.social")} className={css.social}>
            {(["whatsapp", "x", "instagram", "linkedin"] as const).map((network) => (
              <li key={network}>
                <a
                  href={social[network]}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${t(`footer.${network}`)} ${t("footer.newTab")}`}
                >
                  <SocialMark network={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {!isQuiet && (
        <div className={css.big} aria-hidden="true">
          {brandName[currentLanguage]}
        </div>
      )}
    </footer>
  );
}
