import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/ui/Button.tsx";
import css from "./ActivityPages.module.css";

/** The log is read by place, not by page number: new entries would move every page while it is read. */
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
