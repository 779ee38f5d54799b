import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { beginSingleSignOn } from "#web/api/endpoints/single-sign-on.ts";
import { call } from "#web/api/call.ts";
import { CardLayout } from "#web/components/site/CardLayout.tsx";
import parts from "#web/components/site/card-parts.module.css";
import { isEmail } from "#web/forms/email.ts";
import { useForm } from "#web/forms/use-form.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { savePendingLogIn } from "./pending-log-in.ts";

/** The log-in through the business's own identity provider, which the email address determines. */
export function SingleSignOnForm({
  email,
  from,
  onBack,
}: {
  /** The email address that was typed into the password form. */
  email: string;
  from: string | null;
  onBack: () => void;
}) {
  const { t } = useTranslation(["singleSignOn", "auth"]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  const form = useForm({
    initial: { email },
    check: ({ email: typed }) => ({
      email:
        typed.trim() === ""
          ? t("auth:problems.emailEmpty")
          : isEmail(typed.trim())
            ? undefined
            : t("auth:problems.emailInvalid"),
    }),
    submit: async ({ email: typed }) => {
      const { data } = await call(beginSingleSignOn, { body: { email: typed.trim() } });
      savePendingLogIn({ browser: data.browser, from });
      location.assign(data.url);
    },
  });
  return (
    <CardLayout title={t("login.title")} text={t("login.text")}>
      <form id={form.id} method="post" noValidate onSubmit={form.onSubmit}>
        <FormErrorSummary message={form.failure} />
        <div ref={place}>
          <TextField
            {...form.field("email")}
            label={t("login.email")}
            type="email"
            autoComplete="email"
            required
          />
        </div>
        <Button type="submit" look="cta" size="large" isPending={form.isPending} className={parts.submit}>
          {t("login.submit")}
        </Button>
      </form>
      <p className={parts.below}>
        <Button look="quiet" onClick={onBack}>
          {t("login.back")}
        </Button>
      </p>
    </CardLayout>
  );
}
