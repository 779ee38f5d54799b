import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import { maxTagLength } from "#shared/values/ticket-tags.ts";
import { foldText } from "#web/fold-text.ts";
import { classes } from "#web/ui/classes.ts";
import css from "./TagField.module.css";

interface TagFieldProps {
  /** The tags that can be chosen. */
  tags: readonly Tag[];
  /** The tags that are already set. They are neither offered nor created again. */
  chosenTags?: readonly Tag[];
  /** For dialogs: shows the list in the flow of the content instead of above it. */
  isInline?: boolean;
  /** Called with the name of an existing or a new tag. */
  onChoose: (name: string) => void;
}

/**
 * A field for a tag's name, with the organisation's tags below. Arrow keys move, Enter chooses. A name that no tag
 * has creates a new one.
 */
export function TagField({ tags, chosenTags = [], isInline = false, onChoose }: TagFieldProps) {
  const { t } = useTranslation("tickets");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const words = foldText(typed);
  const found = tags.filter(({ name }) => foldText(name).includes(words));
  const isNew = words !== "" && ![...tags, ...chosenTags].some(({ name }) => foldText(name) === words);
  const options = [
    ...found.map(({ name }) => ({ name, label: name })),
    ...(isNew ? [{ name: typed.trim(), label: t("tags.create", { name: typed.trim() }) }] : []),
  ];
  const active = isOpen ? options[Math.min(at, options.length - 1)] : undefined;
  const idOf = (place: number) => `${id}-${place}`;
  const choose = (name: string) => {
    setTyped("");
    setAt(0);
    setOpen(false);
    onChoose(name);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      setOpen(true);
      if (isOpen) setAt((Math.min(at, options.length - 1) + step + options.length) % options.length);
    } else if (event.key === "Enter" && active) choose(active.name);
    else if (event.key === "Escape" && isOpen) {
      setOpen(false);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  return (
    <div className={css.field}>
      <input
        type="text"
        role="combobox"
        className={css.input}
        dir="auto"
        aria-label={t("tags.add")}
        placeholder={t("tags.add")}
        aria-expanded={isOpen && options.length > 0}
        aria-controls={isOpen && options.length > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(options.indexOf(active))}
        autoComplete="off"
        autoFocus={isInline}
        maxLength={maxTagLength}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        // An inline list stays open, because closing it would move the content under the pointer during a click.
        onBlur={() => isInline || setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isOpen && options.length > 0 && (
        <ul
          id={id}
          role="listbox"
          aria-label={t("tags.list")}
          className={classes(css.list, isInline && css.inline)}
        >
          {options.map(({ name, label }, place) => (
            <li
              key={`${place}-${name}`}
              id={idOf(place)}
              role="option"
              aria-selected={options[place] === active}
              ref={options[place] === active ? (row) => row?.scrollIntoView({ block: "nearest" }) : undefined}
              // The text box keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
            >
              <bdi>{label}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
