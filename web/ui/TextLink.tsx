import { classes } from "./classes.ts";
import { Link } from "./Link.tsx";
import css from "./TextLink.module.css";

/**
 * An underlined link in running text: `to` for a page of the product, `href` for another address, or `onClick` for a
 * button that looks like a link.
 */
export function TextLink(
  props: { children: React.ReactNode; className?: string } & (
    | { to: string }
    | { href: string }
    | { onClick: () => void }
  ),
) {
  const className = classes(css.link, props.className);
  if ("to" in props) {
    return (
      <Link to={props.to} className={className}>
        {props.children}
      </Link>
    );
  }
  if ("href" in props)
    return (
      <a href={props.href} target="_blank" rel="noopener noreferrer" className={className}>
        {props.children}
      </a>
    );
  return (
    <button type="button" onClick={props.onClick} className={className}>
      {props.children}
    </button>
  );
}
