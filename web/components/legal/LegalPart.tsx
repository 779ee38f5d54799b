import { ConsentChoice } from "#web/analytics/ConsentChoice.tsx";
import { classes } from "#web/ui/classes.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { LegalLine } from "./LegalLine.tsx";
import css from "./LegalText.module.css";

/** A paragraph or a list of a legal text, and where it applies. */
export interface Part {
  /** Said only where the installation has it; without it always. */
  when?: string;
  text?: string;
  /** The paragraph that matters most on the page. */
  mark?: boolean;
  /** Head and body, as in the lists of what is collected and shared; `code` is a head in no language. */
  pairs?: readonly { head?: string; code?: string; body: string }[];
  points?: readonly string[];
  /** In this order. */
  steps?: readonly string[];
  /** A control in the text. */
  choice?: string;
}

export function LegalPart({ part }: { part: Part }) {
  if (part.choice) return <ConsentChoice />;
  if (part.pairs)
    return (
      <ul className={css.list}>
        {part.pairs.map(({ head, code, body }) => (
          <li key={body}>
            <b>{code ? <Ltr>{code}</Ltr> : head}:</b> {body}
          </li>
        ))}
      </ul>
    );
  if (part.steps)
    return (
      <ol className={css.steps}>
        {part.steps.map((step) => (
          <li key={step}>
            <LegalLine text={step} />
          </li>
        ))}
      </ol>
    );
  if (part.points)
    return (
      <ul className={css.list}>
        {part.points.map((point) => (
          <li key={point}>
            <LegalLine text={point} />
          </li>
        ))}
      </ul>
    );
  return (
    <p className={classes(part.mark && css.mark)}>
      <LegalLine text={part.text ?? ""} />
    </p>
  );
}
