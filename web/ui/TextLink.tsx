import { classes } from "./classes.ts";
import { Link } from "./Link.tsx";
import css from "./TextLink.module.css";

/** An underlined link in running text, or a button that reads like one when it has `onClick` instead of `to`. */
export function TextLink(
  props: { children: React.ReactNode; className?: string } & ({ to: string } | { onClick: () => void }),
) {
  const className = classes(css.link, props.className);
  if ("to" in props) {
    return (
      <Link to={props.to} className={className}>
        {props.children}
      </Link>
    );
  }
  return (
    <button type="button" onClick={props.onClick} className={className}>
      {props.children}
    </button>
  );
}
