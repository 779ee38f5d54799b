import { classes } from "#web/ui/classes.ts";
import { Link } from "#web/ui/Link.tsx";
import { useLocation } from "react-router";
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

export function MenuLink({ to, icon, text, others = [], isSub, count, countText }: MenuLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = [to, ...others].some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? "page" : undefined}
        className={classes(css.entry, isSub && css.sub)}
      >
        {icon}
        <span>{text}</span>
        {count ? (
          <b className={css.count} title={countText}>
            <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
            <span className="vh">{countText}</span>
          </b>
        ) : null}
      </Link>
    </li>
  );
}
