import css from "./SendBar.module.css";

/** The bar at the bottom of the page with the result of sending and the button for it. */
export function SendBar({ children, actions }: { children: React.ReactNode; actions: React.ReactNode }) {
  return (
    <div className={css.bar}>
      <p>{children}</p>
      <div className={css.actions}>{actions}</div>
    </div>
  );
}
