import { useTranslation } from "react-i18next";
import { setSupportEmail } from "#web/api/endpoints/organizations.ts";
import { isLanguage, type Language, languages } from "#shared/language.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { isEmail } from "#web/forms/email.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";

/** The address to which briefs about deferred tickets are sent (C238). */
export function SupportEmail({
  email,
  language,
  canChange,
}: {
  email: string;
  language: Language;
  canChange: boolean;
}) {
  const { t } = useTranslation("settings");
  const refresh = useRefresh();
  const form = useForm({
    initial: { support_email: email, support_language: language as string },
    check: ({ support_email }) => {
      const typed = support_email.trim();
      if (typed === "") return { support_email: t("problems.required") };
      return { support_email: isEmail(typed) ? undefined : t("problems.email") };
    },
    submit: async ({ support_email, support_language }) => {
      await call(setSupportEmail, {
        body: {
          support_email: support_email.trim(),
          support_language: isLanguage(support_language) ? support_language : language,
        },
      });
      toast.success(t("support.success"));
      await refresh("auth");
    },
    onFailure: () => toast.error(t("error")),
  });
  return (
    <SettingsSection id="support-email" title={t("support.title")} text={t("support.text")}>
      {canChange ? (
        <form noValidate onSubmit={form.onSubmit}>
          <FormErrorSummary message={form.failure} />
          <TextField
            {...form.field("support_email")}
            label={t("support.label")}
            type="email"
            autoComplete="email"
            required
          />
          <Select
            {...form.field("support_language")}
            label={t("support.language")}
            options={languages.map((value) => ({ value, label: t(`support.languages.${value}`) }))}
          />
          <Button type="submit" isPending={form.isPending}>
            {t("support.submit")}
          </Button>
        </form>
      ) : (
        <>
          <p>
            <Ltr>{email}</Ltr>
          </p>
          <p className="soft">{t("notAllowed")}</p>
        </>
      )}
    </SettingsSection>
  );
}
