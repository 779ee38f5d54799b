import { useShortcutChoice } from "#web/shortcuts.ts";
import { Switch } from "#web/ui/Switch.tsx";
import css from "./KeyboardShortcuts.module.css";

/** The single-key shortcuts of the page, with the switch that disables them. */
export function KeyboardShortcuts({
  keys,
  label,
}: {
  keys: readonly { keys: readonly string[]; does: string }[];
  label: string;
}) {
  const [isOn, choose] = useShortcutChoice();
  return (
    <>
      <Switch isOn={isOn} onChange={choose} label={label} />
      {isOn && (
        <ul className={css.keys}>
          {keys.map((entry) => (
            <li key={entry.does}>
              {entry.keys.map((key) => (
                <kbd key={key} dir="ltr">
                  {key}
                </kbd>
              ))}
              {entry.does}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
