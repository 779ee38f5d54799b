import { useHref, useLinkClickHandler, useLocation } from "react-router";

export interface LinkProps extends Omit<React.ComponentProps<"a">, "href"> {
  /** A path of this product, as made by `paths`. */
  to: string;
}

/**
 * A link inside the product, without the page loading anew. The router's own link also knows how to fetch pages
 * beforehand for servers of its kind, which would cost every visitor 4 kB.
 */
export function Link({ to, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, target ? { target } : {});
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
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
