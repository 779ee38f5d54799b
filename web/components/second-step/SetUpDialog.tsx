import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { beginSecondStep, confirmSecondStep } from "#web/api/endpoints/second-step.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { call } from "#web/api/call.ts";
import { LazyQrCode } from "#web/components/qr/LazyQrCode.tsx";
import { type Form, useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { CodeField } from "#web/ui/CodeField.tsx";
import { CopyField } from "#web/ui/CopyField.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import css from "./SecondStep.module.css";

type SecondStepSetup = ResultOf<EndpointOf<typeof beginSecondStep>>["data"];

/** Sets up the second step: the password, the app, its first code. `onDone` gets the recovery codes. */
export function SetUpDialog({
  onClose,
  onDone,
}: {
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const { t } = useTranslation(["secondStep", "common"]);
  const [setup, setSetup] = useState<SecondStepSetup>();
  const password = useForm({
    initial: { password: "" },
    check: (typed) => ({ password: typed.password === "" ? t("problems.password") : undefined }),
    submit: async (body) => setSetup((await call(beginSecondStep, { body })).data),
  });
  const code = useForm({
    initial: { code: "" },
    check: (typed) => ({ code: typed.code.length === 6 ? undefined : t("problems.codeShort") }),
    submit: async (body) => {
      const { data } = await call(confirmSecondStep, { body });
      toast.success(t("setUp.done"));
      onDone(data.recovery_codes);
    },
  });
  const step = setup ? code : password;
  const actions = (
    <>
      <Button type="submit" form={step.id} look="main" isPending={step.isPending}>
        {t(setup ? "setUp.confirm" : "setUp.continue")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("setUp.title")} actions={actions}>
      {setup ? <CodeForm form={code} setup={setup} /> : <PasswordForm form={password} />}
    </Dialog>
  );
}

function PasswordForm({ form }: { form: Form<{ password: string }> }) {
  const { t } = useTranslation("secondStep");
  return (
    <form id={form.id} noValidate onSubmit={form.onSubmit} className={css.form}>
      <FormErrorSummary message={form.failure} />
      <p>{t("setUp.passwordText")}</p>
      <PasswordField
        {...form.field("password")}
        label={t("setUp.password")}
        autoComplete="current-password"
        required
      />
    </form>
  );
}

function CodeForm({ form, setup }: { form: Form<{ code: string }>; setup: SecondStepSetup }) {
  const { t } = useTranslation("secondStep");
  const place = useRef<HTMLFormElement>(null);
  // The focused button belongs to the previous step, so the code field gets the focus.
  useEffect(() => place.current?.querySelector<HTMLElement>("[autocomplete=one-time-code]")?.focus(), []);
  return (
    <form ref={place} id={form.id} noValidate onSubmit={form.onSubmit} className={css.form}>
      <FormErrorSummary message={form.failure} />
      <p>{t("setUp.scan")}</p>
      <LazyQrCode content={setup.uri} label={t("setUp.picture")} />
      <CopyField label={t("setUp.secret")} value={setup.secret} />
      <CodeField
        label={t("setUp.code")}
        value={form.values.code}
        onChange={(code) => form.set("code", code)}
        error={form.problems.code}
      />
    </form>
  );
}
