import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import { NavLink } from "#web/ui/Link.tsx";
import css from "./MenuLink.module.css";

export interface MenuLinkProps {
  to: string;
  icon?: React.ReactNode;
  text: string;
  /** Under the entry above it. */
  isSub?: boolean;
  /** Shown when above zero; `countText` says what it counts. */
  count?: number;
  countText?: string;
}

export function MenuLink({ to, icon, text, isSub, count, countText }: MenuLinkProps) {
  return (
    <li>
      <NavLink to={to} className={classes(css.entry, isSub && css.sub)}>
        {icon}
        <span>{text}</span>
        {count ? (
          <b className={css.count} title={countText}>
            <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
            <span className="vh">{countText}</span>
          </b>
        ) : null}
      </NavLink>
    </li>
  );
}

/** An entry that names what is still to come: no link, and it says so. */
export function MenuSoon({ icon, text }: { icon?: React.ReactNode; text: string }) {
  const { t } = useTranslation("portal");
  return (
    <li className={classes(css.entry, css.soon)}>
      {icon}
      <span>{text}</span>
      <small>{t("menu.soon")}</small>
    </li>
  );
}
