import { CheckIcon, WarningIcon } from "#web/ui/site-icons.tsx";
import { classes } from "#web/ui/classes.ts";
import css from "./LanguageModel.module.css";

/** A note about a model: the result of a test, or the reason why it is not used. */
export function ModelNote({ look, children }: { look: "good" | "warning"; children: React.ReactNode }) {
  const Icon = look === "good" ? CheckIcon : WarningIcon;
  return (
    <div role="status" className={classes(css.note, css[look])}>
      <Icon size="small" />
      <div>{children}</div>
    </div>
  );
}
