import { useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import css from "./NumberProblems.module.css";

export interface NumberProblem {
  /** As the file or the pasted text counts, from 1. */
  line: number;
  /** What stands there. */
  text: string;
  /** Why nothing can be sent to it, in the reader's language. */
  why: string;
}

/** The lines of a list of numbers that cannot be used, each with its place and the reason. */
export function NumberProblems({ problems, total }: { problems: readonly NumberProblem[]; total: number }) {
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  return (
    <div className={css.frame} role="region" aria-label={t("numbers.problems")} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t("numbers.line")}</th>
            <th scope="col">{t("numbers.text")}</th>
            <th scope="col">{t("numbers.why")}</th>
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
      {total > problems.length && (
        <p className={css.more}>{t("numbers.more", { count: total - problems.length })}</p>
      )}
    </div>
  );
}
