import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { ModelSettings } from "#shared/contract/models.ts";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { setModels, testModel } from "#web/api/endpoints/models.ts";
import { ApiError, messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { EmbeddingsFields } from "./EmbeddingsFields.tsx";
import css from "./LanguageModel.module.css";
import { amountOf, modelOf, valuesOf } from "./model-values.ts";
import { ModelTest } from "./ModelTest.tsx";

type Tested = ResultOf<EndpointOf<typeof testModel>>["data"];

/** The form of the organisation's own model: its address, its key and its cost limit. */
export function ModelForm({ ownModel }: { ownModel: ModelSettings["own"] }) {
  const { t } = useTranslation(["models", "settings"]);
  const refresh = useRefresh();
  const [tested, setTested] = useState<Tested | string>();
  const amount = (typed: string) =>
    amountOf(typed) === undefined ? t("settings:problems.amount") : undefined;
  const form = useForm({
    initial: valuesOf(ownModel),
    check: (typed) => ({
      model: typed.model.trim() === "" ? t("settings:problems.required") : undefined,
      base_url:
        typed.provider !== "anthropic" && typed.base_url.trim() === ""
          ? t("settings:problems.required")
          : undefined,
      input_price: amount(typed.input_price),
      output_price: amount(typed.output_price),
      daily_cap: amount(typed.daily_cap),
    }),
    submit: async (typed) => {
      await call(setModels, { body: { writer: "own", own: modelOf(typed) } });
      form.set("api_key", "");
      toast.success(t("form.saved"));
      await refresh("models");
    },
    onFailure: () => toast.error(t("settings:error")),
  });
  const test = useAction(testModel, {
    failed: null,
    onDone: ({ data }) => setTested(data),
    onFailed: (problem) => {
      const fields = problem instanceof ApiError ? Object.values(problem.fields) : [];
      setTested(fields[0] ?? messageOf(problem, t("test.failed")));
    },
  });
  const testTyped = () => {
    setTested(undefined);
    const { input_price: _, output_price: __, daily_cap: ___, ...body } = modelOf(form.values);
    void test.run({ body });
  };
  const isAnthropic = form.values.provider === "anthropic";
  return (
    <form noValidate onSubmit={form.onSubmit} className={css.form}>
      <FormErrorSummary message={form.failure} />
      <Select
        {...form.field("provider")}
        label={t("form.provider")}
        options={(["openai-compatible", "anthropic"] as const).map((value) => ({
          value,
          label: t(`form.providers.${value}`),
        }))}
      />
      <TextField
        {...form.field("base_url")}
        label={t("form.baseUrl")}
        note={isAnthropic ? t("optional") : undefined}
        hint={
          isAnthropic ? undefined : (
            <span>
              <Trans t={t} i18nKey="form.baseUrlHint" components={{ path: <Ltr /> }} />
            </span>
          )
        }
        type="url"
        placeholder={isAnthropic ? "https://api.anthropic.com/v1" : "https://api.openai.com/v1"}
        autoComplete="off"
        required={!isAnthropic}
      />
      <TextField
        {...form.field("model")}
        label={t("form.model")}
        hint={t("form.modelHint")}
        direction="ltr"
        autoComplete="off"
        required
      />
      <PasswordField
        {...form.field("api_key")}
        label={t("form.key")}
        hint={
          <span>
            {ownModel?.key_end ? (
              <Trans
                t={t}
                i18nKey="form.keyKept"
                values={{ end: ownModel.key_end }}
                components={{ end: <Ltr /> }}
              />
            ) : (
              t("form.keyHint")
            )}
          </span>
        }
        autoComplete="new-password"
      />
      <div className={css.pair}>
        <TextField {...form.field("input_price")} label={t("form.inputPrice")} direction="ltr" start="$" />
        <TextField {...form.field("output_price")} label={t("form.outputPrice")} direction="ltr" start="$" />
        <p>{t("form.priceHint")}</p>
      </div>
      <TextField
        {...form.field("daily_cap")}
        label={t("form.cap")}
        note={t("optional")}
        hint={t("form.capHint")}
        direction="ltr"
        start="$"
      />
      <EmbeddingsFields form={form} keyEnd={ownModel?.embeddings_key_end ?? null} />
      {tested !== undefined && <ModelTest tested={tested} />}
      <div className={css.actions}>
        <Button type="submit" isPending={form.isPending}>
          {t("form.save")}
        </Button>
        <Button look="quiet" isPending={test.isPending} onClick={testTyped}>
          {t("form.test")}
        </Button>
      </div>
    </form>
  );
}
