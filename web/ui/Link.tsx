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

/** A link of a menu: says that the visitor is on that page, on one below it, or on one of `others`, which belong to it. */
export function NavLink({ to, others = [], ...rest }: LinkProps & { others?: readonly string[] }) {
  const { pathname } = useLocation();
  const isCurrent = [to, ...others].some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return <Link {...rest} to={to} aria-current={isCurrent ? "page" : undefined} />;
}
