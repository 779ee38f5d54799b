import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./InlineList.module.css";
import { triggerBefore, type TextTrigger } from "./text-trigger.ts";

interface InlineOption {
  id: string;
  label: string;
  note?: string | undefined;
}

/** A list that opens above a text box while one types, for the text box that it belongs to. */
export interface InlineList {
  /** What the text box needs to know of it. */
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

/** Whether a sign opens a list where the caret stands, and what is searched for. Escape closes it for that sign. */
export function useTextTrigger(sign: string, value: string) {
  const [caret, setCaret] = useState<number>();
  const [closedAt, setClosedAt] = useState<number>();
  const found = caret === undefined ? undefined : triggerBefore(value, Math.min(caret, value.length), sign);
  if (!found && closedAt !== undefined && caret !== undefined) setClosedAt(undefined);
  return {
    trigger: found && found.start !== closedAt ? found : undefined,
    setCaret,
    close: () => setClosedAt(found?.start),
  };
}

/**
 * The list itself: arrow keys move, Enter or Tab chooses, Escape closes and leaves what was typed. Without options all
 * keys do what they always do.
 */
export function useInlineList({
  text: { trigger, setCaret, close },
  label,
  options,
  empty,
  onChoose,
}: {
  text: ReturnType<typeof useTextTrigger>;
  /** What the list offers, for screen readers. */
  label: string;
  options: readonly InlineOption[];
  /** Shown when nothing is found; without it the list is not shown then. */
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
      // Typing on a touch keyboard is not always told as a change of the selection.
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
