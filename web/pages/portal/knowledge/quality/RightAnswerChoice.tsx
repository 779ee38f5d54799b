import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { TestQuestion } from "#shared/contract/questions.ts";
import { SearchField } from "#web/components/list/SearchField.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./RightAnswerChoice.module.css";
import type { Candidate } from "./use-answer-candidates.ts";

/** The choice of the right answer. `saved` keeps the stored one. */
export type Choice =
  | { kind: "none" }
  | { kind: "saved" }
  | { kind: "entry"; entry_id: string }
  | { kind: "text"; answer: string }
  | { kind: "person" };

export interface RightAnswerChoiceProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  candidates: readonly Candidate[];
  saved: TestQuestion["expected"];
  find: string;
  onFind: (words: string) => void;
  problem: string | undefined;
}

/** The choice of the right answer: a known answer, the team, or a text. Radio buttons, so that the arrow keys work. */
export function RightAnswerChoice({
  choice,
  onChoose,
  candidates,
  saved,
  find,
  onFind,
  problem,
}: RightAnswerChoiceProps) {
  const { t } = useTranslation("quality");
  const name = useId();
  const option = (key: string, isChosen: boolean, chosen: Choice, children: React.ReactNode) => (
    <label key={key} className={css.option}>
      <input type="radio" name={name} checked={isChosen} onChange={() => onChoose(chosen)} />
      <span>{children}</span>
    </label>
  );
  return (
    <fieldset className={css.choice} aria-describedby={problem ? `${name}-problem` : undefined}>
      <legend>{t("editor.right")}</legend>
      {problem && (
        <p id={`${name}-problem`} role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {saved &&
        option(
          "saved",
          choice.kind === "saved",
          { kind: "saved" },
          <Answer title={saved.title} answer={saved.answer} note={t("editor.kept")} />,
        )}
      {candidates
        .filter((candidate) => candidate.entry_id !== saved?.entry_id)
        .map((candidate) =>
          option(
            candidate.entry_id,
            choice.kind === "entry" && choice.entry_id === candidate.entry_id,
            { kind: "entry", entry_id: candidate.entry_id },
            <Answer {...candidate} note={candidate.used ? t("editor.used") : candidate.source_name} />,
          ),
        )}
      {candidates.length > 0 && (
        <div className={css.find}>
          <SearchField label={t("editor.find")} value={find} onSearch={onFind} />
        </div>
      )}
      {option(
        "person",
        choice.kind === "person",
        { kind: "person" },
        <>
          <b>{t("editor.person")}</b>
          <small>{t("editor.personNote")}</small>
        </>,
      )}
      {option(
        "text",
        choice.kind === "text",
        { kind: "text", answer: choice.kind === "text" ? choice.answer : "" },
        <b>{t("editor.own")}</b>,
      )}
      {choice.kind === "text" && (
        <TextField
          label={t("editor.ownLabel")}
          hideLabel
          lines={3}
          value={choice.answer}
          onChange={(answer) => onChoose({ kind: "text", answer })}
          className={css.own}
        />
      )}
    </fieldset>
  );
}

function Answer({ title, answer, note }: { title: string; answer: string; note: string }) {
  return (
    <>
      {title && <b {...languageOfText(title)}>{title}</b>}
      <span className={css.answer} {...languageOfText(answer)}>
        {answer}
      </span>
      <small>
        <bdi>{note}</bdi>
      </small>
    </>
  );
}
