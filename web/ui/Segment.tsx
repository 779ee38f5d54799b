import { useId } from "react";
import css from "./Segment.module.css";

export interface SegmentProps<Value extends string> {
  /** The name of the choice for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: React.ReactNode }[];
}

/** A choice between a few options side by side. Radio buttons, so that the arrow keys follow the page's direction. */
export function Segment<Value extends string>({ label, value, onChange, options }: SegmentProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.segment}>
      <legend className="vh">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
