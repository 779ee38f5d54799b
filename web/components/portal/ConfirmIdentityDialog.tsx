import { useTranslation } from "react-i18next";
import { confirmIdentity } from "#web/api/endpoints/auth.ts";
import { call } from "#web/api/call.ts";
import { renewSession } from "#web/api/session.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { PasswordField } from "#web/ui/PasswordField.tsx";

/** Asks for the password when the log-in is too old, and then continues with the action that required it. */
export function ConfirmIdentityDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation("settings");
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => ({
      password: password === "" ? t("sessions.confirm.required") : undefined,
    }),
    submit: async (body) => {
      await renewSession(async () => (await call(confirmIdentity, { body })).data.token);
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("sessions.confirm.title")}
      submit={t("sessions.confirm.submit")}
      onClose={onClose}
    >
      <PasswordField
        {...form.field("password")}
        label={t("sessions.confirm.password")}
        hint={t("sessions.confirm.text")}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  );
}
