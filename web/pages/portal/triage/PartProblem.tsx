import { WarningIcon } from "#web/ui/site-icons.tsx";
import css from "./RuleForm.module.css";

/** The general problem of a section of a rule. */
export function PartProblem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={css.problem}>
      <WarningIcon size="small" />
      <span>{text}</span>
    </p>
  );
}
