import { useId } from "react";
import { useTranslation } from "react-i18next";
import { certaintyRange, certaintyLevel } from "#shared/rules/certainty.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./CertaintySlider.module.css";

/** A slider for the confidence that the agent needs to answer. Its position is also stated in words. */
export function CertaintySlider({
  value,
  onChange,
  words,
  error,
}: {
  value: number;
  onChange: (value: number) => void;
  /** The texts that explain each level of the slider, for customers or for members. */
  words: "word" | "wordInternal";
  error?: string | undefined;
}) {
  const id = useId();
  const { t } = useTranslation("agents");
  const format = useFormat();
  const { least, most, step } = certaintyRange;
  const meaning = t(`certainty.${words}.${certaintyLevel(value)}`);
  return (
    <div className={css.slider}>
      <label htmlFor={id}>
        {t("certainty.slider")}{" "}
        <b>
          <Ltr>{format.percent(value)}</Ltr>
        </b>
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={`${format.percent(value)}. ${meaning}`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(Math.round(Number(event.target.value) * 100) / 100)}
      />
      <p className={css.ends} aria-hidden="true">
        <span>{t("certainty.bold")}</span>
        <span>{t("certainty.careful")}</span>
      </p>
      <p className={css.meaning}>{error ?? meaning}</p>
    </div>
  );
}
