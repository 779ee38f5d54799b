import { classes } from "#web/ui/classes.ts";
import { Link } from "#web/ui/Link.tsx";
import { useLocation } from "react-router";
import css from "./MenuLink.module.css";

export interface MenuLinkProps {
  to: string;
  icon?: React.ReactNode;
  text: string;
  /** Other pages for which the entry is marked, although their addresses do not start with its own. */
  others?: readonly string[];
  /** Whether the entry belongs to the one above it. */
  isSub?: boolean;
  /** A number that is shown when it is above zero. `countText` describes it. */
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
