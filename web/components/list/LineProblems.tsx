import { useFormat } from "#web/i18n/use-format.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import css from "./LineProblems.module.css";

interface LineProblem {
  /** The line's number in the file or the pasted text, from 1. */
  line: number;
  /** The line's text. */
  text: string;
  /** The reason in the reader's language. */
  why: string;
}

export interface LineProblemsProps {
  problems: readonly LineProblem[];
  /** The table's caption and the headers of its columns. */
  labels: { table: string; line: string; text: string; why: string };
  /** The text that states how many more lines there are. */
  more?: string | undefined;
}

/** The unusable lines of a list or a sheet, with their numbers and reasons. */
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
