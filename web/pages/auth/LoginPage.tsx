import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import { logIn } from "#web/api/endpoints/auth.ts";
import { signUpPasswordProblem } from "#shared/rules/password.ts";
import { call } from "#web/api/call.ts";
import { CardLayout } from "#web/components/site/CardLayout.tsx";
import parts from "#web/components/site/card-parts.module.css";
import { isEmail } from "#web/forms/email.ts";
import { useForm } from "#web/forms/use-form.ts";
import { loadTexts } from "#web/i18n/i18n.ts";
import { lazyPart } from "#web/lazy-part.tsx";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { LoadBoundary } from "#web/ui/LoadBoundary.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import { useEnter } from "./use-enter.ts";
import { useProviderLogOut } from "./use-provider-log-out.ts";

/** The form is loaded only for accounts with a second step. */
const SecondStepForm = lazyPart(async () => {
  const [{ SecondStepForm: component }] = await Promise.all([
    import("./SecondStepForm.tsx"),
    loadTexts(["secondStep"]),
  ]);
  return component;
});

/** The form is loaded only for businesses with their own identity provider. */
const SingleSignOnForm = lazyPart(async () => {
  const [{ SingleSignOnForm: component }] = await Promise.all([
    import("./SingleSignOnForm.tsx"),
    loadTexts(["singleSignOn"]),
  ]);
  return component;
});

/** The log-in page (C148–C153). A wrong password shows its message here and never returns 401 (D02). */
export function LoginPage() {
  const { t } = useTranslation("auth");
  const [query] = useSearchParams();
  const [challenge, setChallenge] = useState<string>();
  const [isSingleSignOn, setSingleSignOn] = useState(false);
  const from = query.get("from");
  const enter = useEnter(from);
  useProviderLogOut();
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
      if ("challenge" in data) setChallenge(data.challenge);
      else await enter(data);
    },
  });
  if (challenge)
    return (
      <LoadBoundary fallback={<Spinner />}>
        <SecondStepForm
          challenge={challenge}
          onPassed={enter}
          onExpired={() => {
            setChallenge(undefined);
            form.set("password", "");
          }}
        />
      </LoadBoundary>
    );
  if (isSingleSignOn)
    return (
      <LoadBoundary fallback={<Spinner />}>
        <SingleSignOnForm
          email={form.values.email.trim()}
          from={from}
          onBack={() => setSingleSignOn(false)}
        />
      </LoadBoundary>
    );
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
        <Button type="submit" look="cta" size="large" isPending={form.isPending} className={parts.submit}>
          {t("login.submit")}
        </Button>
      </form>
      <p className={parts.below}>
        <Button look="quiet" onClick={() => setSingleSignOn(true)}>
          {t("login.singleSignOn")}
        </Button>
      </p>
      <p className={parts.below}>
        {t("login.no")} <TextLink to={paths.signUp()}>{t("login.signUp")}</TextLink>
      </p>
    </CardLayout>
  );
}
