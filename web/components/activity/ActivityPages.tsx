import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/ui/Button.tsx";
import css from "./ActivityPages.module.css";

/**
 * Links to newer and older entries. The log is paged by position instead of page number, because new entries would
 * shift every page.
 */
export function ActivityPages({ newest, older }: { newest: string | undefined; older: string | undefined }) {
  const { t } = useTranslation("activity");
  if (!newest && !older) return null;
  return (
    <nav className={css.pages} aria-label={t("pages")}>
      {newest && (
        <LinkButton to={newest} size="small">
          {t("newer")}
        </LinkButton>
      )}
      {older && (
        <LinkButton to={older} size="small">
          {t("older")}
        </LinkButton>
      )}
    </nav>
  );
}
