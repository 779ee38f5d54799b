import css from "./Says.module.css";

/** Findings as sentences, each with the figures under it. */
export function Says({ items }: { items: readonly { key: string; text: React.ReactNode; note: React.ReactNode }[] }) {
  return (
    <ul className={css.says}>
      {items.map((item) => (
        <li key={item.key}>
          <p>
            {item.text} <small>{item.note}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}
