import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { trackLanguageChange } from "#web/analytics/language.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { CloseIcon, MenuIcon } from "#web/ui/site-icons.tsx";
import { Wordmark } from "#web/ui/Wordmark.tsx";
import { classes } from "#web/ui/classes.ts";
import { Link, NavLink } from "#web/ui/Link.tsx";
import css from "./SiteHeader.module.css";
import { useHasSession } from "./use-has-session.ts";
import { useSite } from "./use-site.ts";

/** The header of the public pages (C064–C069). On small screens its links are behind a menu button. */
export function SiteHeader() {
  const { t } = useTranslation("site");
  const { pathname } = useLocation();
  // The path on which the menu was opened. On another page the menu is closed.
  const [openedAt, setOpenedAt] = useState<string>();
  const open = openedAt === pathname;
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <header
      className={css.header}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        setOpenedAt(undefined);
        // The focus returns from the closed menu's link to its button.
        toggle.current?.focus();
      }}
    >
      <div className={css.bar}>
        <Link to={paths.home()} aria-label={t("brandHome")}>
          <Wordmark />
        </Link>
        <nav aria-label={t("nav.label")} className={css.wide}>
          <SiteLinks />
        </nav>
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          aria-label={t("nav.menu")}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpenedAt(open ? undefined : pathname)}
        >
          {open ? <CloseIcon size="large" /> : <MenuIcon size="large" />}
        </button>
      </div>
      <nav id="site-menu" aria-label={t("nav.label")} className={classes(css.sheet, open && css.open)}>
        <SiteLinks />
      </nav>
    </header>
  );
}

/**
 * The links of the header. Whoever is logged in finds the portal in the place of the trial. The links are aligned to
 * the inline end and the button keeps its width, so that nothing that stays moves when the page learns of the session.
 */
function SiteLinks() {
  const { t } = useTranslation(["site", "common"]);
  const { currentLanguage, switchLanguage } = useLanguage();
  const { login_url: login } = useSite();
  const hasSession = useHasSession();
  const other = currentLanguage === "ar" ? "en" : "ar";
  return (
    <>
      {(["aboutus", "pricing", "contactus"] as const).map((page) => (
        <NavLink key={page} to={paths[page]()} className={css.link ?? ""}>
          {t(`nav.${page}`)}
        </NavLink>
      ))}
      <span className={css.gap} />
      {hasSession ? null : login.startsWith("/") ? (
        <NavLink to={login} className={css.link ?? ""}>
          {t("nav.login")}
        </NavLink>
      ) : (
        <a href={login} className={css.link}>
          {t("nav.login")}
        </a>
      )}
      <button
        type="button"
        lang={other}
        className={css.link}
        aria-label={t("common:language.switch")}
        onClick={() => {
          trackLanguageChange(currentLanguage, other, "landing");
          void switchLanguage();
        }}
      >
        {t("common:language.other")}
      </button>
      <LinkButton to={hasSession ? paths.dashboard() : paths.signUp()} look="cta">
        {t(hasSession ? "nav.portal" : "nav.startTrial")}
      </LinkButton>
    </>
  );
}
