import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./InlineList.module.css";
import { findTrigger, type TextTrigger } from "./text-trigger.ts";

interface InlineOption {
  id: string;
  label: string;
  note?: string | undefined;
}

/** A list of suggestions that opens above a text box while typing. */
export interface InlineList {
  /** The properties that the text box needs for the list. */
  box: Pick<
    React.ComponentProps<"textarea">,
    | "aria-autocomplete"
    | "aria-controls"
    | "aria-activedescendant"
    | "aria-haspopup"
    | "onInput"
    | "onSelect"
    | "onBlur"
  >;
  onKeyDown: (event: React.KeyboardEvent) => void;
  list: React.ReactNode;
}

/** Returns the sign and the query before the caret. Escape closes the list until the next sign. */
export function useTextTrigger(sign: string, value: string) {
  const [caret, setCaret] = useState<number>();
  const [closedAt, setClosedAt] = useState<number>();
  const found = caret === undefined ? undefined : findTrigger(value, Math.min(caret, value.length), sign);
  if (!found && closedAt !== undefined && caret !== undefined) setClosedAt(undefined);
  return {
    trigger: found && found.start !== closedAt ? found : undefined,
    setCaret,
    close: () => setClosedAt(found?.start),
  };
}

/**
 * Returns the list: arrow keys move, Enter or Tab chooses, Escape closes it and keeps the typed text. Without options
 * all keys have their usual function.
 */
export function useInlineList({
  text: { trigger, setCaret, close },
  label,
  options,
  empty,
  onChoose,
}: {
  text: ReturnType<typeof useTextTrigger>;
  /** The list's name for screen readers. */
  label: string;
  options: readonly InlineOption[];
  /** The text shown when nothing is found. Without it the list is hidden then. */
  empty?: React.ReactNode;
  onChoose: (id: string, trigger: TextTrigger) => void;
}): InlineList {
  const { t } = useTranslation("portal");
  const id = useId();
  const [moved, setMoved] = useState({ query: "", at: 0 });
  const at = trigger && moved.query === trigger.query ? Math.min(moved.at, options.length - 1) : 0;
  const isOpen = trigger !== undefined && (options.length > 0 || Boolean(empty));
  const active = isOpen ? options[at] : undefined;
  const choose = (option: InlineOption) => trigger && onChoose(option.id, trigger);
  const idOf = (option: InlineOption) => `${id}-${option.id}`;
  return {
    box: {
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": active && id,
      "aria-activedescendant": active && idOf(active),
      // Typing on a touch keyboard does not always cause a selection event.
      onInput: (event) => setCaret(event.currentTarget.selectionStart),
      onSelect: (event) => setCaret(event.currentTarget.selectionStart),
      onBlur: () => setCaret(undefined),
    },
    onKeyDown: (event) => {
      if (!trigger || !isOpen || event.nativeEvent.isComposing) return;
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (event.key === "Escape") close();
      else if (!active) return;
      else if (step !== 0)
        setMoved({ query: trigger.query, at: (at + step + options.length) % options.length });
      else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) choose(active);
      else return;
      event.preventDefault();
    },
    list: isOpen && (
      <div className={css.list}>
        {active ? (
          <ul id={id} role="listbox" aria-label={label}>
            {options.map((option) => (
              <li
                key={option.id}
                id={idOf(option)}
                role="option"
                aria-selected={option === active}
                ref={option === active ? (row) => row?.scrollIntoView({ block: "nearest" }) : undefined}
                // The text box keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                <bdi>{option.label}</bdi>
                {option.note && <small dir="auto">{option.note}</small>}
              </li>
            ))}
          </ul>
        ) : (
          <div className={css.empty} onPointerDown={(event) => event.preventDefault()}>
            {empty}
          </div>
        )}
        <p role="status" className="vh">
          {active && t("inlineList.found", { count: options.length })}
        </p>
      </div>
    ),
  };
}
