import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from "react-router";

export interface LinkProps extends Omit<React.ComponentProps<"a">, "href"> {
  /** A path of the product from `paths`. */
  to: string;
}

/** Whether the click has no modifier. Other clicks are left to the browser, which opens a tab or a window. */
const isPlainClick = (event: React.MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

/**
 * A link inside the product, without a full load. The router's own link can also prefetch pages, which would cost
 * every visitor 4 kB.
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
        // As in browsers, a link to the current page adds no history entry.
        void navigate(to, { replace: here === there });
      }}
    />
  );
}

/** A link of a menu, which is marked when the visitor is on that page or below it. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <Link {...rest} to={to} aria-current={isCurrent ? "page" : undefined} />;
}
