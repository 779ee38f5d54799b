import { Trans, useTranslation } from "react-i18next";
import type { Form } from "#web/forms/use-form.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Disclosure } from "#web/ui/Disclosure.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import type { ModelValues } from "./model-values.ts";

/** The settings of an embeddings model. Few businesses need them, so they are closed until they are used. */
export function EmbeddingsFields({ form, keyEnd }: { form: Form<ModelValues>; keyEnd: string | null }) {
  const { t } = useTranslation("models");
  const isUsed = form.values.embeddings_model !== "" || form.problems.embeddings_base_url !== undefined;
  return (
    <Disclosure title={t("embeddings.title")} note={t("optional")} isOpen={isUsed}>
      <p>{t("embeddings.text")}</p>
      <TextField
        {...form.field("embeddings_model")}
        label={t("embeddings.model")}
        direction="ltr"
        autoComplete="off"
      />
      <TextField
        {...form.field("embeddings_base_url")}
        label={t("embeddings.baseUrl")}
        hint={form.values.provider === "anthropic" ? undefined : t("embeddings.baseUrlHint")}
        type="url"
        autoComplete="off"
      />
      <PasswordField
        {...form.field("embeddings_api_key")}
        label={t("embeddings.key")}
        hint={
          <span>
            {keyEnd ? (
              <Trans t={t} i18nKey="form.keyKept" values={{ end: keyEnd }} components={{ end: <Ltr /> }} />
            ) : (
              t("embeddings.keyHint")
            )}
          </span>
        }
        autoComplete="new-password"
      />
    </Disclosure>
  );
}
