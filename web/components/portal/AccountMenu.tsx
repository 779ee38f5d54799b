import { useTranslation } from "react-i18next";
import { trackLanguageChange } from "#web/analytics/language.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import {
  CardIcon,
  ClockIcon,
  LanguageIcon,
  LogoutIcon,
  ProfileIcon,
  RouteIcon,
  SettingsIcon,
  SupportIcon,
} from "#web/ui/icons.tsx";
import { Link } from "#web/ui/Link.tsx";
import css from "./AccountMenu.module.css";
import { MenuLink } from "./MenuLink.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

/** The account's menu (C239): the member's settings, the business's settings, help, the theme and the log-out. */
export function AccountMenu({
  onGo,
  onNotices,
  onLogOut,
}: {
  onGo: () => void;
  /** Opens the list of recent notices. */
  onNotices: () => void;
  onLogOut: () => void;
}) {
  const { t } = useTranslation(["portal", "common"]);
  const { currentLanguage, switchLanguage } = useLanguage();
  const other = currentLanguage === "ar" ? "en" : "ar";
  return (
    <div className={css.account}>
      <ul onClick={onGo}>
        <MenuLink to={paths.profile()} icon={<ProfileIcon />} text={t("menu.profile")} />
        <MenuLink to={paths.settings()} icon={<SettingsIcon />} text={t("common:titles.settings")} />
        <MenuLink to={paths.subscription()} icon={<CardIcon />} text={t("common:titles.subscription")} />
      </ul>
      <ul onClick={onGo}>
        <MenuLink to={paths.howToStart()} icon={<RouteIcon />} text={t("common:titles.howToStart")} />
        <MenuLink to={paths.support()} icon={<SupportIcon />} text={t("menu.support")} />
      </ul>
      <div className={css.look}>
        <ThemeChoice />
        <button
          type="button"
          lang={other}
          aria-label={t("common:language.switch")}
          onClick={() => {
            trackLanguageChange(currentLanguage, other, "portal navbar");
            void switchLanguage();
            onGo();
          }}
        >
          <LanguageIcon />
          {t("common:language.other")}
        </button>
        <button
          type="button"
          onClick={() => {
            onGo();
            onNotices();
          }}
        >
          <ClockIcon />
          {t("notices.title")}
        </button>
        <button type="button" onClick={onLogOut}>
          <LogoutIcon />
          {t("menu.logout")}
        </button>
      </div>
      <p className={css.legal} onClick={onGo}>
        <Link to={paths.about()}>{t("menu.about")}</Link>
        <Link to={paths.portalTerms()}>{t("menu.terms")}</Link>
        <Link to={paths.portalPrivacy()}>{t("menu.privacy")}</Link>
      </p>
    </div>
  );
}
