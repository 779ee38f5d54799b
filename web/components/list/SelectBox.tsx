import css from "./SelectBox.module.css";

/**
 * The checkbox of a row, or of all rows; `isPartial` means that some of them are selected. Its clickable area is
 * larger than the visible box.
 */
export function SelectBox({
  label,
  isOn,
  isPartial = false,
  onToggle,
}: {
  label: string;
  isOn: boolean;
  isPartial?: boolean;
  /** Toggles the selection. `isRange` is true when Shift is held down. */
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
