import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { createApiKey, maxApiKeyNameCharacters } from "#shared/contract/api-keys.ts";
import { type ApiScope, apiScopes } from "#shared/contract/api-scopes.ts";
import { call } from "#web/api/call.ts";
import { useForm } from "#web/forms/use-form.ts";
import { Button } from "#web/ui/Button.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./ApiKeys.module.css";
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
  const choose = (scope: ApiScope, isChosen: boolean) => {
    setScopes(isChosen ? [...scopes, scope] : scopes.filter((one) => one !== scope));
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
        <fieldset className={css.scopes} aria-describedby={isMissingScopes ? `${id}-missing` : undefined}>
          <legend>{t("scopesLabel")}</legend>
          {apiScopes.map((scope) => (
            <Checkbox
              key={scope}
              name={scope}
              checked={scopes.includes(scope)}
              onChange={(isChosen) => choose(scope, isChosen)}
            >
              {t(scopeText(scope))}
            </Checkbox>
          ))}
          {isMissingScopes && (
            <p id={`${id}-missing`} role="alert" className={css.expired}>
              {t("scopesMissing")}
            </p>
          )}
        </fieldset>
        <Select
          {...form.field("expiry")}
          label={t("expiry")}
          options={expiries.map((value) => ({ value, label: t(`expiries.${value}`) }))}
        />
      </form>
    </Dialog>
  );
}
