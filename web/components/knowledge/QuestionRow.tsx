import { useTranslation } from "react-i18next";
import type { TestQuestion } from "#shared/contract/questions.ts";
import { DeleteIcon, MoreIcon, SettingsIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { OutcomeMark } from "./OutcomeMark.tsx";
import css from "./QuestionRow.module.css";

/** A test question with its right answer and the live version's result. */
export function QuestionRow({
  question: { question, expected, outcome, kind },
  onEdit,
  onDelete,
}: {
  question: TestQuestion;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation("quality");
  return (
    <li className={css.row}>
      <button type="button" className={css.texts} onClick={onEdit}>
        <span className={css.question} {...languageOfText(question)}>
          {question}
        </span>
        <span className={css.expected} {...(expected && languageOfText(expected.answer))}>
          {expected?.answer ?? t("questions.person")}
        </span>
      </button>
      <span className={css.state}>
        {outcome ? <OutcomeMark outcome={outcome} /> : <span>{t("outcome.unasked")}</span>}
        {kind === "staff" && <span>{t("questions.staff")}</span>}
      </span>
      <Menu
        label={t("questions.actions")}
        trigger={<MoreIcon />}
        entries={[
          { id: "edit", label: t("questions.edit"), icon: <SettingsIcon size="small" />, onSelect: onEdit },
          {
            id: "delete",
            label: t("questions.delete"),
            icon: <DeleteIcon size="small" />,
            danger: true,
            onSelect: onDelete,
          },
        ]}
      />
    </li>
  );
}
