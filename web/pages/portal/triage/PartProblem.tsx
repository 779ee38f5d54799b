import { WarningIcon } from "#web/ui/site-icons.tsx";
import css from "./RuleForm.module.css";

/** What is wrong with a part of a rule as a whole. */
export function PartProblem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={css.problem}>
      <WarningIcon size="small" />
      <span>{text}</span>
    </p>
  );
}
