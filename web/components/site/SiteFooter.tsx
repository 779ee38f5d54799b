import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Wordmark } from "../../ui/Wordmark.tsx";
import css from "./SiteFooter.module.css";

const year = new Date().getFullYear();

export function SiteFooter() {
  const { t } = useTranslation(["site", "common"]);
  return (
    <footer className={`night ${css.footer}`}>
      <div className={css.row}>
        <Link to={paths.home()} aria-label={t("brandHome")}>
          <Wordmark />
        </Link>
        <Link to={paths.terms()}>{t("common:titles.terms")}</Link>
        <Link to={paths.privacy()}>{t("common:titles.privacy")}</Link>
        <span className={css.rights}>{t("footer.rights", { year })}</span>
      </div>
    </footer>
  );
}
