import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { logIn } from "#shared/contract/auth.ts";
import { signUpPasswordProblem } from "#shared/rules/password.ts";
import { track } from "#web/analytics/track.ts";
import { call } from "#web/api/call.ts";
import { saveSession } from "#web/api/session.ts";
import { CardLayout } from "#web/components/site/CardLayout.tsx";
import parts from "#web/components/site/door-parts.module.css";
import { isEmail } from "#web/forms/email.ts";
import { useForm } from "#web/forms/use-form.ts";
import { paths, safeReturnPath } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { toast } from "#web/toast.ts";

/** C148–C153. A wrong password stays here with its message; it is never a 401 (D02). */
export function LoginPage() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useForm({
    initial: { email: "", password: "" },
    check: ({ email, password }) => ({
      email:
        email.trim() === ""
          ? t("problems.emailEmpty")
          : isEmail(email.trim())
            ? undefined
            : t("problems.emailInvalid"),
      password:
        signUpPasswordProblem(password.trim()) === "too_short" ? t("problems.passwordShort") : undefined,
    }),
    submit: async ({ email, password }) => {
      const { data } = await call(logIn, { body: { email: email.trim(), password: password.trim() } });
      saveSession(data.token);
      void track("login");
      toast.success(t("login.success"));
      const home = data.user.role === "operator" ? paths.operator() : paths.dashboard();
      await navigate(safeReturnPath(query.get("from")) ?? home, { replace: true });
    },
    onFailure: toast.failure,
  });
  return (
    <CardLayout title={t("login.title")} text={t("login.text")}>
      <form id={form.id} method="post" noValidate onSubmit={form.onSubmit}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("email")}
          label={t("fields.email")}
          type="email"
          autoComplete="email"
          required
        />
        <PasswordField
          {...form.field("password")}
          label={t("fields.password")}
          autoComplete="current-password"
          required
        />
        <TextLink to={paths.forgotPassword()} className={parts.aside ?? ""}>
          {t("login.forgot")}
        </TextLink>
        <Button type="submit" look="lamp" size="large" isPending={form.isPending} className={parts.submit}>
          {t("login.submit")}
        </Button>
      </form>
      <p className={parts.below}>
        {t("login.no")} <TextLink to={paths.signUp()}>{t("login.signUp")}</TextLink>
      </p>
    </CardLayout>
  );
}
