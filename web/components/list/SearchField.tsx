import { useEffect, useRef, useState } from "react";
import { SearchIcon } from "#web/ui/icons.tsx";
import css from "./SearchField.module.css";

export interface SearchFieldProps {
  label: string;
  /** The current search text of the page's address. */
  value: string;
  onSearch: (text: string) => void;
  ref?: React.Ref<HTMLInputElement>;
}

const pauseMs = 250;

/** A search field. It searches after a pause in typing, or at once on Enter. The key `/` focuses it. */
export function SearchField({ label, value, onSearch, ref }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    // The search text was changed elsewhere, for example by the back button.
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    onSearch(next.trim());
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), pauseMs);
  };
  return (
    <form
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <SearchIcon size="small" />
      <input
        ref={ref}
        type="search"
        dir="auto"
        enterKeyHint="search"
        value={text}
        aria-label={label}
        placeholder={label}
        maxLength={200}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && text === "" && event.currentTarget.blur()}
      />
      <kbd dir="ltr" aria-hidden="true">
        /
      </kbd>
    </form>
  );
}
