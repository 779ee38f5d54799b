import { classes } from "#web/ui/classes.ts";
import { NavLink } from "#web/ui/Link.tsx";
import css from "./MenuLink.module.css";

export interface MenuLinkProps {
  to: string;
  icon?: React.ReactNode;
  text: string;
  /** Pages that belong to this entry although their addresses do not begin with its own. */
  others?: readonly string[];
  /** Under the entry above it. */
  isSub?: boolean;
  /** Shown when above zero; `countText` says what it counts. */
  count?: number;
  countText?: string;
}

export function MenuLink({ to, icon, text, others, isSub, count, countText }: MenuLinkProps) {
  return (
    <li>
      <NavLink to={to} {...(others && { others })} className={classes(css.entry, isSub && css.sub)}>
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
