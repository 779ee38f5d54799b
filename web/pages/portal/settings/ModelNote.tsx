import { CheckIcon, WarningIcon } from "#web/ui/site-icons.tsx";
import { classes } from "#web/ui/classes.ts";
import css from "./LanguageModel.module.css";

/** What came of a test, or what keeps the model from writing. */
export function ModelNote({ look, children }: { look: "good" | "warning"; children: React.ReactNode }) {
  const Icon = look === "good" ? CheckIcon : WarningIcon;
  return (
    <div role="status" className={classes(css.note, css[look])}>
      <Icon size="small" />
      <div>{children}</div>
    </div>
  );
}
