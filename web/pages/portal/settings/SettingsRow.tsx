import css from "./SettingsRow.module.css";

/** One entry of a list in the settings: what it is at the start, what can be done with it at the end. Goes into `Rows`. */
export function SettingsRow({ children, end }: { children: React.ReactNode; end?: React.ReactNode }) {
  return (
    <li className={css.row}>
      <div className={css.facts}>{children}</div>
      {end}
    </li>
  );
}

/** The line of details below the name of an entry; details wrap one by one. */
export function SettingsDetails({ children }: { children: React.ReactNode }) {
  return <p className={css.details}>{children}</p>;
}
