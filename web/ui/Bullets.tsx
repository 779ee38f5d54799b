import css from "./Bullets.module.css";

/** A list of points within a text. Its children are `li`. */
export function Bullets({ children }: { children: React.ReactNode }) {
  return <ul className={css.bullets}>{children}</ul>;
}
