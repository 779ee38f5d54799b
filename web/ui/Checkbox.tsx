import css from "./Checkbox.module.css";

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: React.ReactNode;
  /** A secondary text after the label. */
  note?: React.ReactNode;
  name?: string;
}

/** A checkbox in its label, so that a click on the text changes it too. */
export function Checkbox({ checked, onChange, children, note, name }: CheckboxProps) {
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {children}
        {note && <small> {note}</small>}
      </span>
    </label>
  );
}
