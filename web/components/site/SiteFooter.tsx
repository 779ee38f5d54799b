import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Wordmark } from "../../ui/Wordmark.tsx";
import css from "./SiteFooter.module.css";

const year = new Date().getFullYear();

export function SiteFooter() {
  const { t } = useTranslation("site");
  return (
    <footer className={`night ${css.footer}`}>
      <div className={css.row}>
        <Link to={paths.home()} aria-label={t("brandHome")}>
          <Wordmark />
        </Link>
        <span className={css.rights}>{t("footer.rights", { year })}</span>
      </div>
    </footer>
  );
}
