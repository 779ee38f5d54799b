import css from "./FormPart.module.css";

/** One numbered part of a long form, under a hairline. */
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
