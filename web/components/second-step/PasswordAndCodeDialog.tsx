import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useForm } from "#web/forms/use-form.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./SecondStep.module.css";

/** Asks for the password and the code before an action that makes the log-in less secure. */
export function PasswordAndCodeDialog({
  title,
  text,
  confirm,
  look,
  onClose,
  onConfirm,
}: {
  title: string;
  text: string;
  confirm: string;
  look: "main" | "danger";
  onClose: () => void;
  onConfirm: (given: { password: string; code: string }) => Promise<void>;
}) {
  const { t } = useTranslation(["secondStep", "common"]);
  const id = useId();
  const form = useForm({
    initial: { password: "", code: "" },
    check: ({ password, code }) => ({
      password: password === "" ? t("problems.password") : undefined,
      code: code.trim() === "" ? t("problems.code") : undefined,
    }),
    submit: onConfirm,
  });
  const actions = (
    <>
      <Button type="submit" form={id} look={look} isPending={form.isPending}>
        {confirm}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions}>
      <form id={id} noValidate onSubmit={form.onSubmit} className={css.form}>
        <FormErrorSummary message={form.failure} />
        <p>{text}</p>
        <PasswordField
          {...form.field("password")}
          label={t("setUp.password")}
          autoComplete="current-password"
          required
        />
        <TextField
          {...form.field("code")}
          label={t("fields.codeOrRecovery")}
          direction="ltr"
          autoComplete="one-time-code"
          maxLength={64}
          required
        />
      </form>
    </Dialog>
  );
}
