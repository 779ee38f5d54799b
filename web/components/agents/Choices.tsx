import { useId } from "react";
import css from "./Choices.module.css";

/** One of a few, one under the other, each with what it means. What belongs to a choice stands in it while it is chosen. */
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
              {/* Without the space Arabic letters of both would join. */}
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
