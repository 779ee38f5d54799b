import { useState } from "react";
import { useTranslation } from "react-i18next";
import { setPassword } from "#web/api/endpoints/auth.ts";
import { newPasswordProblem } from "#shared/rules/password.ts";
import { call } from "#web/api/call.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { passwordTexts } from "#web/pages/auth/password-texts.ts";

export function ChangePassword() {
  // Each change creates the form again, so that typed passwords do not stay on the screen.
  const [times, setTimes] = useState(0);
  return <PasswordForm key={times} onDone={() => setTimes(times + 1)} />;
}

/** The fields of the form (D37): the current password, the new one, and the new one again. */
function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(["settings", "auth"]);
  const form = useForm({
    initial: { old_password: "", new_password: "", confirm_new_password: "" },
    check: (typed) => {
      const problem = newPasswordProblem(typed.new_password);
      return {
        old_password: typed.old_password === "" ? t("problems.required") : undefined,
        new_password: problem ? t(`auth:${passwordTexts[problem]}`) : undefined,
        confirm_new_password:
          typed.confirm_new_password === typed.new_password ? undefined : t("auth:problems.passwordsMatch"),
      };
    },
    submit: async (body) => {
      await call(setPassword, { body });
      toast.success(t("password.success"));
      onDone();
    },
    onFailure: () => toast.error(t("error")),
  });
  return (
    <SettingsSection id="password" title={t("password.title")} text={t("password.text")}>
      <form noValidate onSubmit={form.onSubmit}>
        <FormErrorSummary message={form.failure} />
        <PasswordField
          {...form.field("old_password")}
          label={t("password.old")}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...form.field("new_password")}
          label={t("password.new")}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...form.field("confirm_new_password")}
          label={t("password.confirm")}
          autoComplete="new-password"
          required
        />
        <Button type="submit" isPending={form.isPending}>
          {t("password.submit")}
        </Button>
      </form>
    </SettingsSection>
  );
}
