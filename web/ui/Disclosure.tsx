import { useState } from "react";
import css from "./Disclosure.module.css";
import { DownIcon } from "./site-icons.tsx";

/** A section of rarely needed fields, which is closed until it is opened or a field in it becomes important. */
export function Disclosure({
  title,
  note,
  isOpen,
  children,
}: {
  title: string;
  /** A secondary text after the title, for example that the section is optional. */
  note?: string;
  /** Whether a field in the section is important. */
  isOpen: boolean;
  children: React.ReactNode;
}) {
  // The section never closes by itself, because clearing the field in it would close it while the user types.
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
