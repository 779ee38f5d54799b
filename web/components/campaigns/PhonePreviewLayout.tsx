import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import css from "./PhonePreviewLayout.module.css";

/** The layout of a campaign's page: its settings or results, beside a recipient's phone that stays visible. */
export function PhonePreviewLayout({
  phone,
  isApart,
  children,
}: {
  phone: React.ReactNode;
  /** Whether the layout adds space between the sections. Otherwise the sections have their own. */
  isApart?: boolean;
  children: React.ReactNode;
}) {
  const { t } = useTranslation("campaigns");
  return (
    <div className={css.page}>
      <div className={classes(css.parts, isApart && css.apart)}>{children}</div>
      <aside className={css.phone} aria-label={t("preview.label")}>
        {phone}
      </aside>
    </div>
  );
}
