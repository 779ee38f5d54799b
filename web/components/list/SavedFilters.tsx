import { classes } from "#web/ui/classes.ts";
import { ViewsIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import { CheckIcon } from "#web/ui/site-icons.tsx";
import css from "./SavedFilters.module.css";

export interface SavedFiltersProps {
  /** The accessible name of the menu. */
  label: string;
  /** The text of the button: the name of the shown filters, if they are saved. */
  text: string;
  saved: readonly { id: string; label: string; isShown: boolean; onOpen: () => void }[];
  /** Saves the shown filters. Undefined if the member may not. */
  save?: { label: string; isDisabled: boolean; onSelect: () => void } | undefined;
  /** Opens what can be deleted. Undefined if there is nothing. */
  manage?: { label: string; onSelect: () => void } | undefined;
  className?: string | undefined;
}

/** A menu of the filters of a list that were saved under names. */
export function SavedFilters({ label, text, saved, save, manage, className }: SavedFiltersProps) {
  const noIcon = <span className={css.noIcon} />;
  return (
    <Menu
      label={label}
      className={classes(css.trigger, className)}
      trigger={
        <span>
          <ViewsIcon size="small" />
          <span>{text}</span>
        </span>
      }
      entries={[
        ...saved.map((each) => ({
          id: each.id,
          label: each.label,
          icon: each.isShown ? <CheckIcon size="small" /> : noIcon,
          onSelect: each.onOpen,
        })),
        ...(save ? [{ ...save, id: "save", icon: noIcon }] : []),
        ...(manage ? [{ ...manage, id: "manage", icon: noIcon }] : []),
      ]}
    />
  );
}
