import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { resetPassword } from "#web/api/endpoints/auth.ts";
import { newPasswordProblem } from "#shared/rules/password.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { CardLayout } from "#web/components/site/CardLayout.tsx";
import parts from "#web/components/site/card-parts.module.css";
import { useForm } from "#web/forms/use-form.ts";
import { paths, patterns } from "#web/paths.ts";
import { toast } from "#web/toast.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { PasswordRules } from "./PasswordRules.tsx";
import { passwordTexts } from "./password-texts.ts";
import { tokenOfLink } from "./token-of-link.ts";

/**
 * The page that sets a new password (C158–C170, D17). The token is the last path segment and is removed from the
 * address bar at once.
 */
export function SetNewPasswordPage() {
  const { t } = useTranslation("auth");
  const { pathname } = useLocation();
  const [token] = useState(() => tokenOfLink(pathname));
  useEffect(() => {
    if (token) history.replaceState(history.state, "", patterns.setNewPassword);
  }, [token]);
  if (token) return <NewPassword token={token} />;
  return (
    <CardLayout title={t("newPassword.noLink")} text={t("newPassword.noLinkText")} windows="dark">
      <LinkButton to={paths.forgotPassword()} look="cta" size="large" className={parts.submit ?? ""}>
        {t("expired.submit")}
      </LinkButton>
    </CardLayout>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation(["auth", "common"]);
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: "", confirm: "" },
    check: ({ password, confirm }) => {
      const problem = newPasswordProblem(password);
      return {
        password: problem ? t(passwordTexts[problem]) : undefined,
        confirm: confirm === password ? undefined : t("problems.passwordsMatch"),
      };
    },
    submit: async ({ password, confirm }) => {
      // The check above makes this impossible. It is repeated, because a mistyped password would lock its owner out.
      if (password !== confirm) return toast.error(t("problems.passwordsDiffer"));
      await call(resetPassword, { body: { token, password } });
      toast.success(t("newPassword.success"));
      await navigate(paths.login());
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === "reset_link_invalid")
        void navigate(paths.forgotPasswordError());
      // One text is shown for every failure (C170).
      toast.error(t("common:errors.generic"));
    },
  });
  return (
    <CardLayout title={t("newPassword.title")} text={t("newPassword.text")}>
      <form id={form.id} method="post" noValidate onSubmit={form.onSubmit}>
        <PasswordField
          {...form.field("password")}
          label={t("newPassword.new")}
          autoComplete="new-password"
          required
        />
        <PasswordRules password={form.values.password} />
        <PasswordField
          {...form.field("confirm")}
          label={t("newPassword.confirm")}
          autoComplete="new-password"
          required
        />
        <Button type="submit" look="cta" size="large" isPending={form.isPending} className={parts.submit}>
          {t("newPassword.submit")}
        </Button>
      </form>
      <p className={parts.below}>
        <TextLink to={paths.home()}>{t("newPassword.back")}</TextLink>
      </p>
    </CardLayout>
  );
}
