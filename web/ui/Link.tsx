import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from "react-router";

export interface LinkProps extends Omit<React.ComponentProps<"a">, "href"> {
  /** A path of this product, as made by `paths`. */
  to: string;
}

/** A click with another button or a key goes to the browser, which opens a tab or a window. */
const isPlainClick = (event: React.MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

/**
 * A link inside the product, without the page loading anew. The router's own link also knows how to fetch pages
 * beforehand for servers of its kind, which would cost every visitor 4 kB.
 */
export function Link({ to, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const there = createPath(useResolvedPath(to));
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || (target && target !== "_self")) return;
        event.preventDefault();
        // As in a browser, a link to the page itself adds nothing to the history.
        void navigate(to, { replace: here === there });
      }}
    />
  );
}

/** A link of a menu: says that the visitor is on that page, or on one below it. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <Link {...rest} to={to} aria-current={isCurrent ? "page" : undefined} />;
}
