import css from "./FormPart.module.css";

/** One numbered section of a long form. */
export function FormPart({
  number,
  title,
  note,
  children,
}: {
  number: number;
  title: string;
  note?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <section className={css.part}>
      <h2>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        {title}
        {note && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}
