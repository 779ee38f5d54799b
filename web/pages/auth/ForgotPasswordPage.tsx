import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { sendResetLink } from "#web/api/endpoints/auth.ts";
import { call } from "#web/api/call.ts";
import { CardLayout } from "#web/components/site/CardLayout.tsx";
import parts from "#web/components/site/card-parts.module.css";
import { isEmail } from "#web/forms/email.ts";
import { useForm } from "#web/forms/use-form.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";

/** The page that requests a reset link (C156, C157). Its response is the same for known and unknown addresses (D34). */
export function ForgotPasswordPage() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: "" },
    check: ({ email }) => ({
      email:
        email.trim() === ""
          ? t("problems.resetEmailEmpty")
          : isEmail(email.trim())
            ? undefined
            : t("problems.resetEmailInvalid"),
    }),
    submit: async ({ email }) => {
      await call(sendResetLink, { body: { email: email.trim() } });
      // The email address is passed in the history state, because addresses of pages are written to logs.
      await navigate(paths.emailAlert(), { state: { email: email.trim() } });
    },
  });
  return (
    <CardLayout title={t("forgot.title")} text={t("forgot.text")}>
      <form id={form.id} method="post" noValidate onSubmit={form.onSubmit}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("email")}
          label={t("fields.email")}
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit" look="cta" size="large" isPending={form.isPending} className={parts.submit}>
          {t("forgot.submit")}
        </Button>
      </form>
      <p className={parts.below}>
        <TextLink to={paths.login()}>{t("forgot.back")}</TextLink>
      </p>
    </CardLayout>
  );
}
