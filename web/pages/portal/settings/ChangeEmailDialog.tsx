import { useTranslation } from "react-i18next";
import { requestEmailChange } from "#web/api/endpoints/email-verification.ts";
import { call } from "#web/api/call.ts";
import { isEmail } from "#web/forms/email.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { TextField } from "#web/ui/TextField.tsx";

/** Changes the member's email address, once they have pressed the link that is mailed to it. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("settings");
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
  return (
    <FormDialog form={form} title={t("email.title")} submit={t("email.submit")} onClose={onClose}>
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
    </FormDialog>
  );
}
