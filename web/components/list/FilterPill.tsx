import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import { AddIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import { CheckIcon, CloseIcon } from "#web/ui/site-icons.tsx";
import css from "./FilterPill.module.css";

export interface FilterPillProps<Value extends string> {
  /** The name of the filter. */
  name: string;
  /** The values to choose from. Without any, the chosen value can only be cleared. */
  options: readonly { value: Value; label: string }[];
  /** The chosen value. Undefined shows everything. */
  value: Value | undefined;
  /** The text of the chosen value when no option has it. */
  text?: string | undefined;
  onChange: (value: Value | undefined) => void;
}

/** A filter of a list: a menu of values, and a button that clears the chosen one. */
export function FilterPill<Value extends string>({
  name,
  options,
  value,
  text,
  onChange,
}: FilterPillProps<Value>) {
  const { t } = useTranslation("portal");
  const isOn = value !== undefined;
  const chosen = text ?? options.find((option) => option.value === value)?.label;
  return (
    <span className={classes(css.pill, isOn && css.on)}>
      {options.length === 0 ? (
        <span className={css.only}>
          <bdi>{chosen}</bdi>
        </span>
      ) : (
        <Menu
          label={isOn ? t("filter.change", { filter: name, value: chosen }) : t("filter.add", { name })}
          className={css.trigger ?? ""}
          trigger={
            <span className={css.text}>
              {!isOn && <AddIcon size="small" />}
              {isOn ? <bdi>{chosen}</bdi> : name}
            </span>
          }
          entries={options.map((option) => ({
            id: option.value,
            label: option.label,
            icon: option.value === value ? <CheckIcon size="small" /> : <span className={css.noIcon} />,
            onSelect: () => onChange(option.value),
          }))}
        />
      )}
      {isOn && (
        <button
          type="button"
          className={css.clear}
          aria-label={t("filter.clear", { name })}
          title={t("filter.clear", { name })}
          onClick={() => onChange(undefined)}
        >
          <CloseIcon size="small" />
        </button>
      )}
    </span>
  );
}
