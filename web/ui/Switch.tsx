import { classes } from "./classes.ts";
import css from "./Switch.module.css";

/** On or off, at once. `label` is shown unless something beside it already says it. */
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
  /** The id of what tells more of it. */
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
