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

type Begun = ResultOf<EndpointOf<typeof beginSecondStep>>["data"];

/** Sets up the second step: the password, the app, its first code. `onDone` gets the recovery codes. */
export function SetUpDialog({
  onClose,
  onDone,
}: {
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const { t } = useTranslation(["secondStep", "common"]);
  const [begun, setBegun] = useState<Begun>();
  const password = useForm({
    initial: { password: "" },
    check: (typed) => ({ password: typed.password === "" ? t("problems.password") : undefined }),
    submit: async (body) => setBegun((await call(beginSecondStep, { body })).data),
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
  const step = begun ? code : password;
  const actions = (
    <>
      <Button type="submit" form={step.id} look="main" isPending={step.isPending}>
        {t(begun ? "setUp.confirm" : "setUp.continue")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("setUp.title")} actions={actions}>
      {begun ? <CodeForm form={code} begun={begun} /> : <PasswordForm form={password} />}
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

function CodeForm({ form, begun }: { form: Form<{ code: string }>; begun: Begun }) {
  const { t } = useTranslation("secondStep");
  const place = useRef<HTMLFormElement>(null);
  // The focused button belongs to the previous step, so the code field gets the focus.
  useEffect(() => place.current?.querySelector<HTMLElement>("[autocomplete=one-time-code]")?.focus(), []);
  return (
    <form ref={place} id={form.id} noValidate onSubmit={form.onSubmit} className={css.form}>
      <FormErrorSummary message={form.failure} />
      <p>{t("setUp.scan")}</p>
      <LazyQrCode content={begun.uri} label={t("setUp.picture")} />
      <CopyField label={t("setUp.secret")} value={begun.secret} />
      <CodeField
        label={t("setUp.code")}
        value={form.values.code}
        onChange={(code) => form.set("code", code)}
        error={form.problems.code}
      />
    </form>
  );
}
