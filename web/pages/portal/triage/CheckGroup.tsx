import { Checkbox } from "#web/ui/Checkbox.tsx";
import css from "./CheckGroup.module.css";

/** A group of checkboxes side by side. */
export function CheckGroup<Value extends string>({
  label,
  hint,
  values,
  options,
  onChange,
}: {
  label: string;
  hint?: string;
  values: readonly Value[];
  options: readonly { value: Value; label: string }[];
  onChange: (values: Value[]) => void;
}) {
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={values.includes(option.value)}
            onChange={(isChecked) =>
              onChange(
                isChecked ? [...values, option.value] : values.filter((other) => other !== option.value),
              )
            }
          >
            <bdi>{option.label}</bdi>
          </Checkbox>
        ))}
      </div>
      {hint && <p>{hint}</p>}
    </fieldset>
  );
}
