import { useTranslation } from "react-i18next";
import type { Form } from "#web/forms/use-form.ts";
import { Disclosure } from "#web/ui/Disclosure.tsx";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./EmailFlow.module.css";
import type { MailboxValues } from "./mailbox-values.ts";

/** The servers for incoming and outgoing mail. The section is closed when the address determines all of them. */
export function MailServerFields({ form, isOpen }: { form: Form<MailboxValues>; isOpen: boolean }) {
  const { t } = useTranslation("mailboxes");
  return (
    <Disclosure title={t("servers")} isOpen={isOpen}>
      {(["imap", "smtp"] as const).map((kind) => (
        <fieldset key={kind} className={css.server}>
          <legend className="vh">{t(kind)}</legend>
          <TextField
            {...form.field(kind)}
            className={css.host}
            label={t(kind)}
            direction="ltr"
            autoComplete="off"
            required
          />
          <TextField
            {...form.field(`${kind}_port`)}
            label={t("port")}
            direction="ltr"
            autoComplete="off"
            maxLength={5}
          />
          <Select
            {...form.field(`${kind}_security`)}
            label={t("security")}
            options={[
              { value: "tls", label: "TLS" },
              { value: "starttls", label: "STARTTLS" },
            ]}
          />
        </fieldset>
      ))}
      <TextField
        {...form.field("username")}
        label={t("username")}
        hint={t("usernameHint")}
        direction="ltr"
        autoComplete="off"
      />
    </Disclosure>
  );
}
