import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import css from "./PhonePreviewLayout.module.css";

/** A campaign's page: what is set or what came of it, and beside it the phone of one who gets it, which stays in sight. */
export function PhonePreviewLayout({
  phone,
  isApart,
  children,
}: {
  phone: React.ReactNode;
  /** Parts with room between them; otherwise they bring their own. */
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
