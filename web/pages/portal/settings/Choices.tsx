import { useId } from "react";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import css from "./Choices.module.css";

/** A group of checkboxes. `problem` is the problem with the selection. */
export function Choices<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
  problem,
}: {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  problem: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset className={css.choices} aria-describedby={problem ? id : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          name={value}
          checked={chosen.includes(value)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        >
          {label}
        </Checkbox>
      ))}
      {problem && (
        <p id={id} role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
