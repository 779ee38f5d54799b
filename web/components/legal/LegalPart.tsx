import { ConsentChoice } from "#web/analytics/ConsentChoice.tsx";
import { classes } from "#web/ui/classes.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { LegalLine } from "./LegalLine.tsx";
import css from "./LegalText.module.css";

/** A paragraph or a list of a legal text, with its condition. */
export interface LegalPartContent {
  /** The condition of the installation under which the part is shown. Without it the part is always shown. */
  when?: string;
  text?: string;
  /** Whether this is the most important paragraph of the page. */
  mark?: boolean;
  /** Pairs of a heading and a text, as in the list of collected data. `code` is a heading that is not translated. */
  pairs?: readonly { head?: string; code?: string; body: string }[];
  points?: readonly string[];
  /** The items of an ordered list. */
  steps?: readonly string[];
  /** The name of a control within the text. */
  choice?: string;
}

/** Shows a part of a legal text, whose kind follows from the field that is given. */
export function LegalPart({ part }: { part: LegalPartContent }) {
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
