import css from "./SelectBox.module.css";

/** The box that chooses a row, or with `isPartial` all rows of which some are chosen. Its target is larger than what is drawn. */
export function SelectBox({
  label,
  isOn,
  isPartial = false,
  onToggle,
}: {
  label: string;
  isOn: boolean;
  isPartial?: boolean;
  /** `isRange`: with Shift held down. */
  onToggle: (isRange: boolean) => void;
}) {
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        ref={(box) => {
          if (box) box.indeterminate = isPartial;
        }}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
