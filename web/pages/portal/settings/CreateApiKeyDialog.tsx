import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxApiKeyNameCharacters } from "#shared/values/api-keys.ts";
import { createApiKey } from "#web/api/endpoints/api-keys.ts";
import type { ApiScope } from "#shared/contract/api-scopes.ts";
import { apiScopes } from "#shared/values/api-scopes.ts";
import { call } from "#web/api/call.ts";
import { useForm } from "#web/forms/use-form.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { Choices } from "./Choices.tsx";
import css from "./Choices.module.css";
import { scopeText } from "./scope-text.ts";

const expiries = ["30", "90", "365", "never"] as const;

export function CreateApiKeyDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (key: string) => void;
}) {
  const { t } = useTranslation(["apiKeys", "settings", "common"]);
  const id = useId();
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [isMissingScopes, setMissingScopes] = useState(false);
  const form = useForm({
    initial: { name: "", expiry: "365" },
    check: ({ name }) => ({ name: name.trim() === "" ? t("settings:problems.required") : undefined }),
    submit: async ({ name, expiry }) => {
      if (scopes.length === 0) return setMissingScopes(true);
      const valid_days = expiry === "never" ? null : Number(expiry);
      const { data } = await call(createApiKey, { body: { name, scopes: [...scopes], valid_days } });
      onCreated(data.key);
    },
  });
  const choose = (chosen: readonly ApiScope[]) => {
    setScopes(chosen);
    setMissingScopes(false);
  };
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={form.isPending}>
        {t("submit")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("create")} actions={actions}>
      <form id={id} noValidate onSubmit={form.onSubmit} className={css.form}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("name")}
          label={t("name")}
          hint={t("nameHint")}
          autoComplete="off"
          autoFocus
          required
          maxLength={maxApiKeyNameCharacters}
        />
        <Choices
          legend={t("scopesLabel")}
          options={apiScopes.map((value) => ({ value, label: t(scopeText(value)) }))}
          chosen={scopes}
          onChange={choose}
          problem={isMissingScopes ? t("scopesMissing") : undefined}
        />
        <Select
          {...form.field("expiry")}
          label={t("expiry")}
          options={expiries.map((value) => ({ value, label: t(`expiries.${value}`) }))}
        />
      </form>
    </Dialog>
  );
}
