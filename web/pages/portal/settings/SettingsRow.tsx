import css from "./SettingsRow.module.css";

/** An entry of a list in the settings, with its actions at the end. It is a child of `Rows`. */
export function SettingsRow({ children, end }: { children: React.ReactNode; end?: React.ReactNode }) {
  return (
    <li className={css.row}>
      <div className={css.facts}>{children}</div>
      {end}
    </li>
  );
}

/** The line of details below an entry's name. Details wrap separately. */
export function SettingsDetails({ children }: { children: React.ReactNode }) {
  return <p className={css.details}>{children}</p>;
}
