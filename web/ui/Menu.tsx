import { lazyPart } from "#web/lazy-part.tsx";
import { classes } from "./classes.ts";
import { DeferredTrigger } from "./DeferredTrigger.tsx";
import css from "./Menu.module.css";
import type { MenuProps } from "./MenuWithEntries.tsx";

export type { MenuEntry } from "./MenuWithEntries.tsx";

/** Menus are opened after a page was read, and bring more along than most pages. */
const MenuWithEntries = lazyPart(async () => (await import("./MenuWithEntries.tsx")).MenuWithEntries);

export function Menu(props: MenuProps) {
  const { label, trigger, className } = props;
  return (
    <DeferredTrigger label={label} popup="menu" className={classes(css.trigger, className)} trigger={trigger}>
      {(start) => <MenuWithEntries {...props} start={start} />}
    </DeferredTrigger>
  );
}
