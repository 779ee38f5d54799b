import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { listIndustries, signUp } from "#web/api/endpoints/auth.ts";
import { signUpPasswordProblem } from "#shared/rules/password.ts";
import { call } from "#web/api/call.ts";
import { saveSession } from "#web/api/session.ts";
import { useHasSession } from "#web/components/site/use-has-session.ts";
import { SceneLayout } from "#web/components/site/SceneLayout.tsx";
import { isEmail } from "#web/forms/email.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { Link } from "#web/ui/Link.tsx";
import { RichText } from "#web/ui/RichText.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { readIndustryOptions } from "./industry-options.ts";
import { SignUpProgress } from "./SignUpProgress.tsx";
import { phoneOf, type Country } from "./phone-number.ts";
import { passwordTexts } from "./password-texts.ts";
import css from "./SignUpPage.module.css";
import { SignUpFields } from "./SignUpFields.tsx";

/** The sign-up page with five fields (C136–C147). Sign-up does not start the trial (D35). */
export function SignUpPage() {
  const { t } = useTranslation("auth");
  const { currentLanguage } = useLanguage();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<unknown>();
  useEffect(() => {
    // When the call fails, the built-in options are used (D33).
    call(listIndustries).then(setAnswer, () => {});
  }, []);
  const check = (values: {
    businessName: string;
    email: string;
    country: string;
    phoneNumber: string;
    industry: string;
    password: string;
  }) => {
    const { businessName, email, country, phoneNumber, industry, password } = values;
    const problem = signUpPasswordProblem(password);
    return {
      businessName: businessName.trim() ? undefined : t("problems.businessName"),
      email:
        email.trim() === ""
          ? t("problems.emailEmpty")
          : isEmail(email.trim())
            ? undefined
            : t("problems.emailInvalid"),
      phoneNumber:
        phoneNumber.trim() === ""
          ? t("problems.phone")
          : phoneOf(country as Country, phoneNumber)
            ? undefined
            : t("problems.phoneInvalid"),
      industry: industry ? undefined : t("problems.industry"),
      password: problem ? t(passwordTexts[problem]) : undefined,
    };
  };
  const form = useForm({
    initial: { businessName: "", email: "", country: "sa", phoneNumber: "", industry: "", password: "" },
    check,
    submit: async ({ businessName, email, country, phoneNumber, industry, password }) => {
      const { data } = await call(signUp, {
        body: {
          businessName: businessName.trim(),
          email: email.trim(),
          phoneNumber: phoneOf(country as Country, phoneNumber) ?? phoneNumber,
          industry,
          password,
        },
      });
      saveSession(data.token);
      await navigate(paths.dashboard(), { replace: true });
    },
  });
  // Not a redirect as on the log-in page: with an expired session this page must open (C040).
  const hasSession = useHasSession();
  const wrong = check(form.values);
  const validFieldCount = 5 - Object.values(wrong).filter(Boolean).length;
  const name = form.values.businessName.trim();
  return (
    <SceneLayout
      windows="dark"
      isForm
      className={css.scene}
      style={{ "--n": validFieldCount } as React.CSSProperties}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h1>{t("signUp.title")}</h1>
          <p>{t("signUp.text")}</p>
        </div>
        <form id={form.id} method="post" noValidate onSubmit={form.onSubmit} className={css.front}>
          <SignUpProgress validFieldCount={validFieldCount} />
          <div className={css.board}>
            <output dir="auto" className={classes(css.sign, !name && css.dim, name.length > 24 && css.long)}>
              {name || t("signUp.sign")}
            </output>
          </div>
          <FormErrorSummary message={form.failure} />
          <SignUpFields
            form={form}
            wrong={wrong}
            industries={readIndustryOptions(answer, currentLanguage, (value) => t(`industries.${value}`))}
          />
          <div className={css.sill}>
            <Button type="submit" look="cta" size="large" isPending={form.isPending}>
              {t("signUp.submit")}
            </Button>
            <p className={css.have}>
              {hasSession ? t("signUp.loggedIn") : t("signUp.have")}{" "}
              <TextLink to={hasSession ? paths.dashboard() : paths.login()}>
                {hasSession ? t("signUp.portal") : t("signUp.login")}
              </TextLink>
            </p>
          </div>
        </form>
        <p className={css.agree}>
          <RichText
            text={t("signUp.agree")}
            parts={{
              terms: (words) => <Link to={paths.terms()}>{words}</Link>,
              privacy: (words) => <Link to={paths.privacy()}>{words}</Link>,
            }}
          />
        </p>
      </div>
    </SceneLayout>
  );
}
