import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { AnswerCandidate } from "#shared/contract/corrections.ts";
import { languageOfText } from "./text-direction.ts";
import css from "./AnswerChoice.module.css";

export interface AnswerChoiceProps {
  candidates: readonly AnswerCandidate[];
  /** The most likely candidate, which is marked. */
  likely: string | null;
  /** The chosen entry's id, or "" for a new answer. */
  value: string;
  onChange: (entry: string) => void;
}

/** The choice between a new answer and an existing one. Radio buttons, so that the arrow keys work. */
export function AnswerChoice({ candidates, likely, value, onChange }: AnswerChoiceProps) {
  const { t } = useTranslation("corrections");
  const name = useId();
  const radio = (entry: string) => (
    <input
      type="radio"
      name={name}
      value={entry}
      checked={entry === value}
      onChange={() => onChange(entry)}
    />
  );
  return (
    <fieldset className={css.choice}>
      <legend>{t("dialog.where")}</legend>
      <label className={css.option}>
        {radio("")}
        <span className={css.text}>
          <b>{t("dialog.new")}</b>
          <small>{t("dialog.newNote")}</small>
        </span>
      </label>
      {candidates.map((candidate) => (
        <label key={candidate.entry_id} className={css.option}>
          {radio(candidate.entry_id)}
          <span className={css.text}>
            <b>
              <bdi>{candidate.question}</bdi>
              {candidate.entry_id === likely && <i>{t("dialog.likely")}</i>}
            </b>
            <span className={css.answer} title={candidate.answer} {...languageOfText(candidate.answer)}>
              {candidate.answer}
            </span>
            <small>
              <bdi>{candidate.label}</bdi>
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
