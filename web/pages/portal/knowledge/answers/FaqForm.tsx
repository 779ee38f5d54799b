import { useTranslation } from "react-i18next";
import { faqLimits } from "#shared/rules/faq.ts";
import { PhrasingsField } from "#web/components/knowledge/PhrasingsField.tsx";
import type { Form } from "#web/forms/use-form.ts";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./FaqForm.module.css";
import type { FaqValues } from "./faq-values.ts";

/** The fields of an answer: the phrasings, the text in either language, and whether it is sent word for word. */
export function FaqForm({
  id,
  form,
  fileAnswer,
}: {
  id: string;
  form: Form<FaqValues>;
  /** The file's answer to which phrasings are added. It is read-only here. */
  fileAnswer?: React.ReactNode;
}) {
  const { t } = useTranslation("faqs");
  return (
    <form id={id} noValidate onSubmit={form.onSubmit} className={css.form}>
      <FormErrorSummary message={form.failure} />
      <PhrasingsField
        value={form.values.phrasings}
        onChange={(value) => form.set("phrasings", value)}
        error={form.problems.phrasings}
      />
      {fileAnswer ?? (
        <>
          <div className={css.answers}>
            <TextField
              {...form.field("answer.ar")}
              label={t("form.answerAr")}
              hint={t("form.answerHint")}
              lines={5}
              maxLength={faqLimits.answer}
            />
            <TextField
              {...form.field("answer.en")}
              label={t("form.answerEn")}
              direction="ltr"
              lines={5}
              maxLength={faqLimits.answer}
            />
          </div>
          <div className={css.exact}>
            <Switch
              isOn={form.values.exact === "yes"}
              onChange={(isOn) => form.set("exact", isOn ? "yes" : "")}
              label={t("form.exact")}
            />
            <p>{t("form.exactHint")}</p>
          </div>
        </>
      )}
    </form>
  );
}
