import { classes } from "./classes.ts";
import css from "./Switch.module.css";

/** A switch with immediate effect. `label` is visible unless an adjacent text says the same. */
export function Switch({
  isOn,
  onChange,
  label,
  hideLabel,
  describedBy,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  label: string;
  hideLabel?: boolean;
  /** The id of the element with further explanations. */
  describedBy?: string;
}) {
  return (
    <label className={css.switch}>
      <span className={classes(hideLabel && "vh")}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i aria-hidden="true" />
    </label>
  );
}
