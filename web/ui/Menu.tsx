import { Button } from "react-aria-components/Button";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { classes } from "./classes.ts";
import css from "./Menu.module.css";

export interface MenuEntry {
  id: string;
  label: React.ReactNode;
  icon?: React.ReactNode;
  danger?: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** What the button opens, for screen readers and as its tooltip. */
  label: string;
  /** Inside of the button, usually an icon. */
  trigger: React.ReactNode;
  entries: readonly MenuEntry[];
  className?: string;
}

export function Menu({ label, trigger, entries, className }: MenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={classes(css.trigger, className)}>
        {trigger}
      </Button>
      <Popover placement="bottom end" className={css.popover ?? ""}>
        <AriaMenu aria-label={label} className={css.menu ?? ""}>
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={typeof entry.label === "string" ? entry.label : entry.id}
              isDisabled={entry.isDisabled ?? false}
              onAction={entry.onSelect}
              className={classes(css.item, entry.danger && css.danger)}
            >
              {entry.icon}
              <span>{entry.label}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
