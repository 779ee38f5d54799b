import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useLanguage } from "../../i18n/use-language.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { CloseIcon, MenuIcon } from "../../ui/site-icons.tsx";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { classes } from "../../ui/classes.ts";
import css from "./SiteHeader.module.css";

/** Header of the public pages. On small screens its links fold behind a menu button (C069). */
export function SiteHeader() {
  const { t } = useTranslation("site");
  const [open, setOpen] = useState(false);
  return (
    <header className={css.header} onKeyDown={(event) => event.key === "Escape" && setOpen(false)}>
      <div className={css.bar}>
        <Link to={paths.home()} aria-label={t("brandHome")}>
          <Wordmark />
        </Link>
        <nav aria-label={t("nav.label")} className={css.wide}>
          <SiteLinks />
        </nav>
        <button
          type="button"
          className={css.toggle}
          aria-label={t("nav.menu")}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpen(!open)}
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

function SiteLinks() {
  const { t } = useTranslation(["site", "common"]);
  const { currentLanguage, switchLanguage } = useLanguage();
  const { pathname } = useLocation();
  const other = currentLanguage === "ar" ? "en" : "ar";
  return (
    <>
      <button
        type="button"
        lang={other}
        className={css.link}
        aria-label={t("common:language.switch")}
        onClick={() => void switchLanguage()}
      >
        {t("common:language.other")}
      </button>
      <Link
        to={paths.login()}
        className={css.link}
        aria-current={pathname === paths.login() ? "page" : undefined}
      >
        {t("nav.login")}
      </Link>
      <LinkButton to={paths.signUp()} look="lamp">
        {t("nav.startTrial")}
      </LinkButton>
    </>
  );
}
