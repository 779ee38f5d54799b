import css from "./More.module.css";
import { DownIcon } from "./site-icons.tsx";

/** Fields that few need: closed until asked for, or until something in them matters. */
export function More({
  title,
  note,
  isOpen,
  children,
}: {
  title: string;
  /** After the title, softer: that it may be left out. */
  note?: string;
  isOpen: boolean;
  children: React.ReactNode;
}) {
  return (
    <details className={css.more} open={isOpen || undefined}>
      <summary>
        {title}
        {note && <small>{note}</small>}
        <DownIcon size="small" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
