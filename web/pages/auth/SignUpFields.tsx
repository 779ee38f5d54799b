import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import type { Form, Problems } from "#web/forms/use-form.ts";
import { DownIcon } from "#web/ui/site-icons.tsx";
import type { Option } from "./industry-options.ts";
import { SignUpField, signUpFieldAria } from "./SignUpField.tsx";
import { countries, type Country } from "./phone-number.ts";
import css from "./SignUpPage.module.css";

type Values = {
  businessName: string;
  email: string;
  country: string;
  phoneNumber: string;
  industry: string;
  password: string;
};

/** The five fields. `wrong` contains the problems, whether they are shown or not; a field without one is lit. */
export function SignUpFields({
  form,
  wrong,
  industries,
}: {
  form: Form<Values>;
  wrong: Problems<Values>;
  industries: Option[];
}) {
  const { t } = useTranslation(["auth", "common"]);
  const id = useId();
  const [shown, setShown] = useState(false);
  const { problems, values } = form;
  const fieldProps = (name: keyof Values, change = (text: string) => text) => ({
    id: `${id}${name}`,
    name,
    value: values[name],
    required: true,
    onBlur: () => form.leave(name),
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      form.set(name, change(event.target.value)),
    ...signUpFieldAria(
      `${id}${name}`,
      problems[name],
      name === "password" ? t("fields.passwordHint") : undefined,
    ),
  });
  const pane = (name: keyof Values) => ({
    id: `${id}${name}`,
    isLit: !wrong[name] && !problems[name],
    error: problems[name],
  });
  return (
    <fieldset className={css.panes}>
      <legend className="vh">{t("signUp.legend")}</legend>
      <SignUpField {...pane("businessName")} label={t("fields.businessName")} wide>
        <input {...fieldProps("businessName")} dir="auto" autoComplete="organization" placeholder=" " />
      </SignUpField>
      <SignUpField {...pane("email")} label={t("fields.email")}>
        <input {...fieldProps("email")} type="email" dir="ltr" autoComplete="email" />
      </SignUpField>
      <SignUpField {...pane("phoneNumber")} label={t("fields.phone")}>
        <span className={css.phone}>
          <span className={css.select}>
            <select
              aria-label={t("fields.country")}
              name="country"
              value={values.country}
              autoComplete="tel-country-code"
              onChange={(event) => form.set("country", event.target.value)}
            >
              {(Object.keys(countries) as (keyof typeof countries)[]).map((country) => (
                <option key={country} value={country}>
                  {t(`countries.${country}`)}
                </option>
              ))}
            </select>
            <DownIcon size="small" />
          </span>
          <input
            {...fieldProps("phoneNumber", toAsciiDigits)}
            type="tel"
            dir="ltr"
            inputMode="tel"
            autoComplete="tel"
            placeholder={placeholderOf(values.country)}
          />
        </span>
      </SignUpField>
      <SignUpField {...pane("industry")} label={t("fields.industry")}>
        <span className={css.select}>
          <select {...fieldProps("industry")}>
            <option value="">{t("fields.choose")}</option>
            {industries.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <DownIcon size="small" />
        </span>
      </SignUpField>
      <SignUpField {...pane("password")} label={t("fields.password")} hint={t("fields.passwordHint")}>
        <span className={css.secret}>
          <input
            {...fieldProps("password")}
            type={shown ? "text" : "password"}
            dir="ltr"
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`${t(shown ? "common:password.hide" : "common:password.show")}: ${t("fields.password")}`}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? "common:password.hide" : "common:password.show")}
          </button>
        </span>
      </SignUpField>
    </fieldset>
  );
}

/** Returns the placeholder with the country's calling code, so that nobody has to wonder whether to type it. */
const placeholderOf = (country: string): string | undefined => {
  const code = countries[country as Country];
  // The isolate characters keep the plus sign on the left on an Arabic page.
  return code && `\u2066+${code}\u2069`;
};
