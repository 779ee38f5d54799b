import { classes } from "#web/ui/classes.ts";
import css from "./Page.module.css";

/** The width and the margins of a portal page. `full` uses the whole width (ticket lists). */
export function Page({
  children,
  full,
  className,
}: {
  children: React.ReactNode;
  full?: boolean;
  className?: string;
}) {
  return <div className={classes(css.page, full && css.full, className)}>{children}</div>;
}

/** The page's h1, a note beside it, and its actions. */
export function PageHead({
  title,
  note,
  end,
}: {
  title: React.ReactNode;
  note?: React.ReactNode;
  end?: React.ReactNode;
}) {
  return (
    <header className={css.head}>
      <h1>{title}</h1>
      {note && <span className={css.note}>{note}</span>}
      {end && <div className={css.end}>{end}</div>}
    </header>
  );
}

/** A section of a page with its h2. */
export function Section({
  title,
  note,
  end,
  children,
  className,
}: {
  title: React.ReactNode;
  note?: React.ReactNode;
  end?: React.ReactNode;
  children: React.ReactNode;
  className?: string;
}) {
  return (
    <section className={classes(css.section, className)}>
      <div className={css.sectionHead}>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
        {end && <span className={css.end}>{end}</span>}
      </div>
      {children}
    </section>
  );
}

/** A list separated by lines. Its children are `li` elements. */
export function Rows({ children, label }: { children: React.ReactNode; label?: string }) {
  return (
    <ul className={css.rows} aria-label={label}>
      {children}
    </ul>
  );
}

/** Two columns on a wide screen, one on a phone. `even` gives both the same width. */
export function Columns({ children, isEven }: { children: React.ReactNode; isEven?: boolean }) {
  return <div className={classes(css.columns, isEven && css.even)}>{children}</div>;
}

/** One large introductory sentence. Its figures are `b` elements. */
export function Lede({ children, end }: { children: React.ReactNode; end?: React.ReactNode }) {
  return (
    <div className={css.lede}>
      <p>{children}</p>
      {end}
    </div>
  );
}

/** The recommended next action, beside the introduction. */
export function NextStep({
  title,
  note,
  children,
}: {
  title: React.ReactNode;
  note?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <div className={css.next}>
      <p>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </p>
      {children}
    </div>
  );
}
