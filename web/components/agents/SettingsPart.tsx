import { useId } from "react";
import css from "./SettingsPart.module.css";

/** One matter of an agent's settings: what it is, then its controls. */
export function SettingsPart({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: React.ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <div className={css.controls}>{children}</div>
    </section>
  );
}

/** Two fields beside one another: the same thing in both languages. */
export function FieldPair({ children }: { children: React.ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}

/** A control with its name above it, unless it says that itself, and, under it, what the choice means. */
export function LabelledControl({
  label,
  note,
  children,
}: {
  label?: string;
  note?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <div className={css.control}>
      {label && <b>{label}</b>}
      {children}
      {note && <p aria-live="polite">{note}</p>}
    </div>
  );
}
