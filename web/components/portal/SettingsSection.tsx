import css from "./SettingsSection.module.css";

/** What is set and why on one side, the controls on the other. */
export function SettingsSection({
  title,
  text,
  end,
  children,
}: {
  title: string;
  text: string;
  end?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <section className={css.section}>
      <div className={css.about}>
        <h2>{title}</h2>
        <p>{text}</p>
        {end}
      </div>
      <div className={css.controls}>{children}</div>
    </section>
  );
}
