import { useId } from "react";
import css from "./Choices.module.css";

/** Radio buttons in a column, each with an explanation. The fields of an option are shown while it is selected. */
export function Choices<Value extends string>({
  label,
  value,
  onChange,
  options,
}: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly {
    value: Value;
    label: string;
    tag?: string;
    note?: React.ReactNode;
    more?: React.ReactNode;
  }[];
}) {
  const name = useId();
  return (
    <fieldset className={css.choices}>
      <legend className="vh">{label}</legend>
      {options.map((option) => (
        <div key={option.value} className={css.choice}>
          <label>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {/* The space keeps the Arabic letters of both texts from joining. */}
              <b>{option.label}</b> {option.tag && <small className={css.tag}>{option.tag}</small>}
              {option.note && <small className={css.note}>{option.note}</small>}
            </span>
          </label>
          {option.value === value && option.more && <div className={css.more}>{option.more}</div>}
        </div>
      ))}
    </fieldset>
  );
}
