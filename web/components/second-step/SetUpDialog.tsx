import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { beginSecondStep, confirmSecondStep } from "#shared/contract/second-step.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { call } from "#web/api/call.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { CodeField } from "#web/ui/CodeField.tsx";
import { CopyField } from "#web/ui/CopyField.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import css from "./SecondStep.module.css";

/** Fetched with what draws the code, by those who set the second step up. */
const QrCode = lazy(async () => ({ default: (await import("./QrCode.tsx")).QrCode }));

type Begun = ResultOf<typeof beginSecondStep>["data"];

/** The password, the app, its first code. `onDone` gets the recovery codes. */
export function SetUpDialog({
  onClose,
  onDone,
}: {
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const { t } = useTranslation(["secondStep", "common"]);
  const [begun, setBegun] = useState<Begun>();
  const id = useId();
  const [isPending, setPending] = useState(false);
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={isPending}>
        {t(begun ? "setUp.confirm" : "setUp.continue")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("setUp.title")} actions={actions}>
      {begun ? (
        <CodeForm id={id} begun={begun} onPending={setPending} onDone={onDone} />
      ) : (
        <PasswordForm id={id} onPending={setPending} onBegun={setBegun} />
      )}
    </Dialog>
  );
}

interface StepProps {
  /** Ties the form to the dialog's button. */
  id: string;
  onPending: (isPending: boolean) => void;
}

function PasswordForm({ id, onPending, onBegun }: StepProps & { onBegun: (begun: Begun) => void }) {
  const { t } = useTranslation("secondStep");
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => ({ password: password === "" ? t("problems.password") : undefined }),
    submit: async (body) => {
      onPending(true);
      try {
        onBegun((await call(beginSecondStep, { body })).data);
      } finally {
        onPending(false);
      }
    },
    onFailure: toast.failure,
  });
  return (
    <form id={id} noValidate onSubmit={form.onSubmit} className={css.form}>
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

function CodeForm({
  id,
  begun,
  onPending,
  onDone,
}: StepProps & { begun: Begun; onDone: (codes: readonly string[]) => void }) {
  const { t } = useTranslation("secondStep");
  const place = useRef<HTMLFormElement>(null);
  // The button that had the focus belongs to the step before.
  useEffect(() => place.current?.querySelector<HTMLElement>("[autocomplete=one-time-code]")?.focus(), []);
  const form = useForm({
    initial: { code: "" },
    check: ({ code }) => ({ code: code.length === 6 ? undefined : t("problems.codeShort") }),
    submit: async (body) => {
      onPending(true);
      try {
        const { data } = await call(confirmSecondStep, { body });
        toast.success(t("setUp.done"));
        onDone(data.recovery_codes);
      } finally {
        onPending(false);
      }
    },
    onFailure: toast.failure,
  });
  return (
    <form ref={place} id={id} noValidate onSubmit={form.onSubmit} className={css.form}>
      <FormErrorSummary message={form.failure} />
      <p>{t("setUp.scan")}</p>
      <Suspense fallback={<span className={css.code} />}>
        <QrCode content={begun.uri} label={t("setUp.picture")} />
      </Suspense>
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
