import { useTranslation } from "react-i18next";
import { requestEmailChange } from "#web/api/endpoints/email-verification.ts";
import { call } from "#web/api/call.ts";
import { isEmail } from "#web/forms/email.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./DialogForm.module.css";

/** A link is mailed to the new address, which becomes the member's when they press it. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["settings", "common"]);
  const form = useForm({
    initial: { email: "", password: "" },
    check: ({ email, password }) => ({
      email:
        email.trim() === ""
          ? t("problems.required")
          : isEmail(email.trim())
            ? undefined
            : t("problems.email"),
      password: password === "" ? t("email.required") : undefined,
    }),
    submit: async ({ email, password }) => {
      await call(requestEmailChange, { body: { email: email.trim(), password } });
      toast.success(t("email.sent", { email: email.trim() }));
      onClose();
    },
  });
  const actions = (
    <>
      <Button type="submit" form={form.id} look="main" isPending={form.isPending}>
        {t("email.submit")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("email.title")} actions={actions}>
      <form id={form.id} noValidate onSubmit={form.onSubmit} className={css.form}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("email")}
          label={t("email.email")}
          type="email"
          autoComplete="off"
          hint={t("email.text")}
          autoFocus
          required
        />
        <PasswordField
          {...form.field("password")}
          label={t("email.password")}
          autoComplete="current-password"
          required
        />
      </form>
    </Dialog>
  );
}
