import { useTranslation } from "react-i18next";
import type { QuestionFailure } from "#shared/contract/quality.ts";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { SourceChip } from "#web/components/ticket/SourceChip.tsx";
import css from "./FailureRow.module.css";
import { OutcomeMark } from "./OutcomeMark.tsx";

/** A question with a wrong result: the agent's answer, the right answer and the actions. */
export function FailureRow({ failure, actions }: { failure: QuestionFailure; actions?: React.ReactNode }) {
  const { t } = useTranslation("quality");
  const { question, kind, outcome, said, found, expected } = failure;
  return (
    <li className={css.failure}>
      <p className={css.question} {...languageOfText(question)}>
        {question}
      </p>
      <p className={css.about}>
        <OutcomeMark outcome={outcome} />
        <span>{t(`kinds.${kind}`)}</span>
      </p>
      <dl className={css.sides}>
        <div>
          <dt>{t("failures.said")}</dt>
          <dd>
            {said ? <Words>{said}</Words> : <p className={css.quiet}>{t("failures.saidNothing")}</p>}
            {found && outcome === "wrong" && (
              <SourceChip label={found.source_id === "written" ? found.title : found.source_name} />
            )}
          </dd>
        </div>
        <div>
          <dt>{t("failures.right")}</dt>
          <dd>
            {expected ? (
              <Words>{expected.answer}</Words>
            ) : (
              <p className={css.quiet}>{t("failures.person")}</p>
            )}
            {expected && !expected.entry_id && <p className={css.quiet}>{t("failures.lost")}</p>}
          </dd>
        </div>
      </dl>
      {actions && <div className={css.actions}>{actions}</div>}
    </li>
  );
}

function Words({ children }: { children: string }) {
  return (
    <p className={css.words} title={children} {...languageOfText(children)}>
      {children}
    </p>
  );
}
