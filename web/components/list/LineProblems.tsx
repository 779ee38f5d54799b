import { useFormat } from "#web/i18n/use-format.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import css from "./LineProblems.module.css";

interface LineProblem {
  /** As the file or the pasted text counts, from 1. */
  line: number;
  /** What stands there. */
  text: string;
  /** Why it cannot be used, in the reader's language. */
  why: string;
}

export interface LineProblemsProps {
  problems: readonly LineProblem[];
  /** What the table lists, and the headers of its columns. */
  labels: { table: string; line: string; text: string; why: string };
  /** Says how many more there are. */
  more?: string | undefined;
}

/** The lines of a list or a sheet that cannot be used, each with its place and the reason. */
export function LineProblems({ problems, labels, more }: LineProblemsProps) {
  const format = useFormat();
  return (
    <div className={css.frame} role="region" aria-label={labels.table} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{labels.line}</th>
            <th scope="col">{labels.text}</th>
            <th scope="col">{labels.why}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, text, why }) => (
            <tr key={line}>
              <td>{format.number(line)}</td>
              <td>
                <TruncatedText>{text}</TruncatedText>
              </td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more && <p className={css.more}>{more}</p>}
    </div>
  );
}
