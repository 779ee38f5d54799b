import { useId } from "react";
import css from "./SettingsPart.module.css";

/** One section of an agent's settings: its explanation and its controls. */
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

/** Two fields side by side, for the same text in both languages. */
export function FieldPair({ children }: { children: React.ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}

/** A control with its label above, unless it has its own, and an explanation below. */
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
