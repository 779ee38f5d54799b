import css from "./SendBar.module.css";

/** Stays at the foot of the page: what will happen, and the button for it. */
export function SendBar({ children, actions }: { children: React.ReactNode; actions: React.ReactNode }) {
  return (
    <div className={css.bar}>
      <p>{children}</p>
      <div className={css.actions}>{actions}</div>
    </div>
  );
}
