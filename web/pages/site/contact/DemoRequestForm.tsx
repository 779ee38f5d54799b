import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { requestDemo } from "#web/api/endpoints/demo-requests.ts";
import { track } from "#web/analytics/track.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { isEmail } from "#web/forms/email.ts";
import { useForm } from "#web/forms/use-form.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { PhoneField } from "#web/ui/PhoneField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./DemoRequestForm.module.css";

const empty = {
  full_name: "",
  phone_number: "",
  contact_email: "",
  company_name: "",
  website_link: "",
  additional_info: "",
};

/** The form for a demo (C092–C101). Only the contact details are required. */
export function DemoRequestForm() {
  // A new key creates a new, empty form.
  const [round, setRound] = useState(0);
  return <Fields key={round} isAgain={round > 0} onSent={() => setRound(round + 1)} />;
}

function Fields({ isAgain, onSent }: { isAgain: boolean; onSent: () => void }) {
  const { t } = useTranslation(["contact", "common"]);
  const sheet = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The pressed button disappears with the sent form, so the focus moves here instead of to the top.
    if (isAgain) sheet.current?.focus({ preventScroll: true });
  }, [isAgain]);
  const form = useForm({
    initial: empty,
    check: (values) => ({
      full_name: values.full_name.trim() === "" ? t("form.nameRequired") : undefined,
      phone_number: values.phone_number.trim() === "" ? t("form.phoneRequired") : undefined,
      contact_email:
        values.contact_email.trim() !== "" && !isEmail(values.contact_email.trim())
          ? t("form.emailInvalid")
          : undefined,
    }),
    submit: async (values) => {
      await call(requestDemo, { body: values });
      void track("request_demo");
      void track("form_submission");
      toast.success(t("form.sent"));
      onSent();
    },
    // The server's first general error, otherwise a generic one (C099).
    onFailure: (error) =>
      toast.error(
        (error instanceof ApiError ? error.nonFieldErrors[0] : undefined) ?? t("common:errors.generic"),
      ),
  });
  const optional = t("form.optional");
  return (
    <form
      ref={sheet}
      id={form.id}
      method="post"
      tabIndex={-1}
      noValidate
      onSubmit={form.onSubmit}
      className={css.sheet}
    >
      <div className={css.wide}>
        <FormErrorSummary message={form.failure} />
      </div>
      <TextField {...form.field("full_name")} label={t("form.full_name")} autoComplete="name" required />
      <PhoneField {...form.field("phone_number")} label={t("form.phone_number")} required />
      <TextField
        {...form.field("contact_email")}
        label={t("form.contact_email")}
        note={optional}
        type="email"
        autoComplete="email"
      />
      <TextField
        {...form.field("company_name")}
        label={t("form.company_name")}
        note={optional}
        autoComplete="organization"
      />
      <TextField
        {...form.field("website_link")}
        label={t("form.website_link")}
        note={optional}
        type="url"
        autoComplete="url"
        className={css.wide}
      />
      <TextField
        {...form.field("additional_info")}
        label={t("form.additional_info")}
        note={optional}
        lines={4}
        className={css.wide}
      />
      <div className={css.send}>
        <Button type="submit" look="cta" size="large" isPending={form.isPending}>
          {t("form.submit")}
        </Button>
        <p>
          {t("form.privacy")} <TextLink to={paths.privacy()}>{t("form.policy")}</TextLink>
        </p>
      </div>
    </form>
  );
}
