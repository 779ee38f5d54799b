import { useState } from "react";
import css from "./Disclosure.module.css";
import { DownIcon } from "./site-icons.tsx";

/** Fields that few need: closed until asked for, or until something in them matters. */
export function Disclosure({
  title,
  note,
  isOpen,
  children,
}: {
  title: string;
  /** After the title, softer: that it may be left out. */
  note?: string;
  /** Something in them matters. */
  isOpen: boolean;
  children: React.ReactNode;
}) {
  // What opens it does not close it again: who empties the field in it would have it shut under their hands.
  const [isShown, setShown] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setShown(true);
  }
  return (
    <details
      className={css.more}
      open={isShown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>
        {title}
        {note && <small>{note}</small>}
        <DownIcon size="small" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
