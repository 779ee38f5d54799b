import { Button } from "react-aria-components/Button";
import { Menu as AriaMenu, MenuItem, MenuTrigger, SubmenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { classes } from "./classes.ts";
import { type TriggerStart, useDeferredPopup } from "./DeferredTrigger.tsx";
import css from "./Menu.module.css";
import { NextIcon } from "./site-icons.tsx";

export interface MenuEntry {
  id: string;
  label: React.ReactNode;
  icon?: React.ReactNode;
  danger?: boolean;
  isDisabled?: boolean;
  onSelect?: () => void;
  /** Entries of a menu of its own, which this one opens. */
  entries?: readonly MenuEntry[];
}

export interface MenuProps {
  /** What the button opens, for screen readers and as its tooltip. */
  label: string;
  /** Inside of the button, usually an icon. */
  trigger: React.ReactNode;
  entries: readonly MenuEntry[];
  className?: string;
}

export interface MenuWithEntriesProps extends MenuProps {
  start: TriggerStart;
}

export function MenuWithEntries({ label, trigger, entries, className, start }: MenuWithEntriesProps) {
  const { button, popup, isEarly } = useDeferredPopup(start);
  return (
    <MenuTrigger {...popup}>
      <Button ref={button} aria-label={label} className={classes(css.trigger, className)}>
        {trigger}
      </Button>
      <Popover placement="bottom end" className={css.popover ?? ""}>
        <Entries label={label} entries={entries} isEarly={isEarly} />
      </Popover>
    </MenuTrigger>
  );
}

interface EntriesProps {
  label: string;
  entries: readonly MenuEntry[];
  isEarly?: boolean;
}

function Entries({ label, entries, isEarly }: EntriesProps) {
  return (
    // A key that opens the menu focuses its first entry; React Aria did not see the one that was pressed before.
    <AriaMenu aria-label={label} className={css.menu ?? ""} {...(isEarly && { autoFocus: "first" })}>
      {entries.map((entry) =>
        entry.entries ? (
          <SubmenuTrigger key={entry.id}>
            <Entry entry={entry} />
            <Popover className={css.popover ?? ""}>
              <Entries label={textOf(entry)} entries={entry.entries} />
            </Popover>
          </SubmenuTrigger>
        ) : (
          <Entry key={entry.id} entry={entry} />
        ),
      )}
    </AriaMenu>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={textOf(entry)}
      isDisabled={entry.isDisabled ?? false}
      {...(entry.onSelect && { onAction: entry.onSelect })}
      className={classes(css.item, entry.danger && css.danger)}
    >
      {entry.icon}
      <span>{entry.label}</span>
      {entry.entries && (
        <span className={css.more}>
          <NextIcon size="small" />
        </span>
      )}
    </MenuItem>
  );
}

const textOf = ({ id, label }: MenuEntry): string => (typeof label === "string" ? label : id);
