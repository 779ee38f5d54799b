import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import { AddIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import css from "./FilterPill.module.css";
import type { Filter } from "./filter.ts";

/** The rarely used filters of a list, in a menu with a submenu of values for each. */
export function MoreFilters({ filters }: { filters: readonly Filter[] }) {
  const { t } = useTranslation("portal");
  return (
    <span className={classes(css.pill)}>
      <Menu
        label={t("filter.more")}
        className={css.trigger ?? ""}
        trigger={
          <span className={css.text}>
            <AddIcon size="small" />
            {t("filter.more")}
          </span>
        }
        entries={filters.map(({ key, name, options, onChange }) => ({
          id: key,
          label: name,
          entries: options.map(({ value, label }) => ({
            id: value,
            label,
            onSelect: () => onChange(value),
          })),
        }))}
      />
    </span>
  );
}
