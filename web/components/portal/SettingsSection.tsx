import css from "./SettingsSection.module.css";

/** A section of settings: the explanation on one side, the controls on the other. */
export function SettingsSection({
  id,
  title,
  text,
  end,
  children,
}: {
  /** The target of links into the page. */
  id?: string;
  title: string;
  text: string;
  end?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <section id={id} className={css.section}>
      <div className={css.about}>
        <h2>{title}</h2>
        <p>{text}</p>
        {end}
      </div>
      <div className={css.controls}>{children}</div>
    </section>
  );
}
