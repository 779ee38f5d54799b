import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { MailboxHint } from "#shared/contract/mailboxes.ts";
import { connectMailbox, detectMailbox } from "#web/api/endpoints/mailboxes.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import link from "#web/ui/TextLink.module.css";
import css from "./EmailFlow.module.css";
import { MailServerFields } from "./MailServerFields.tsx";
import { emptyMailbox, valuesOfHint, isPort, mailboxOf } from "./mailbox-values.ts";

/**
 * The form that connects a mailbox. The address comes first, because it usually determines the servers; the password
 * follows.
 */
export function MailboxForm({
  senderName,
  onConnected,
  onClose,
}: {
  senderName: string;
  onConnected: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(["mailboxes", "common"]);
  const [hint, setHint] = useState<MailboxHint>();
  // True when another business has connected the mailbox. A business that can log in to it can take it over.
  const [isTaken, setTaken] = useState(false);
  const isNeeded = (typed: string) => (typed.trim() === "" ? t("problems.required") : undefined);
  const form = useForm({
    initial: emptyMailbox(senderName),
    check: (typed) => ({
      address: normaliseEmail(typed.address) ? undefined : t("problems.address"),
      ...(hint && {
        password: typed.password === "" ? t("problems.required") : undefined,
        imap: isNeeded(typed.imap),
        smtp: isNeeded(typed.smtp),
        imap_port: isPort(typed.imap_port) ? undefined : t("problems.port"),
        smtp_port: isPort(typed.smtp_port) ? undefined : t("problems.port"),
      }),
    }),
    submit: async (typed) => {
      if (!hint) {
        const found = (await call(detectMailbox, { body: { address: typed.address } })).data;
        form.fill(valuesOfHint(found));
        return setHint(found);
      }
      await call(connectMailbox, { body: mailboxOf(typed) });
      onConnected();
    },
    onFailure: (problem) => {
      setTaken(problem instanceof ApiError && problem.code === "channel_taken");
      if (hint) toast.error(t("failed"));
    },
  });
  const takesPassword = hint && (hint.login === "password" || hint.login === "app_password");
  const isUnknown = hint !== undefined && (!hint.imap || !hint.smtp);
  const hasServerProblem = ["imap", "smtp", "imap_port", "smtp_port"].some((name) => form.problems[name]);
  return (
    <form noValidate onSubmit={form.onSubmit} className={css.form}>
      <FormErrorSummary message={form.failure} />
      {form.failure && isTaken && <p>{t("taken")}</p>}
      <TextField
        {...form.field("address")}
        onChange={(typed) => {
          form.set("address", typed);
          // The hint belongs to the address for which it was found.
          setHint(undefined);
        }}
        label={t("address")}
        type="email"
        autoComplete="email"
        placeholder="hello@example.com"
        required
      />
      {hint && (
        <p className={css.found} role="status">
          <FoundServers hint={hint} />
        </p>
      )}
      {takesPassword && (
        <>
          <PasswordField
            {...form.field("password")}
            label={hint.login === "app_password" ? t("appPassword") : t("password")}
            hint={hint.login === "app_password" ? <AppPassword hint={hint} /> : t("passwordHint")}
            autoComplete="new-password"
            required
          />
          <TextField
            {...form.field("sender_name")}
            label={t("senderName")}
            hint={t("senderHint")}
            maxLength={120}
          />
          <MailServerFields form={form} isOpen={isUnknown || hasServerProblem} />
        </>
      )}
      <div className={css.actions}>
        {(!hint || takesPassword) && (
          <Button type="submit" look={hint ? "main" : "line"} isPending={form.isPending}>
            {hint ? t("connect") : t("find")}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t("common:cancel")}
        </Button>
      </div>
    </form>
  );
}

/** The servers that were found for the address. */
function FoundServers({ hint }: { hint: MailboxHint }) {
  const { t } = useTranslation("mailboxes");
  if (hint.login === "google") return t("google_address");
  if (hint.login === "microsoft") return t("microsoft_address");
  if (hint.login === "none") return t("noLogin");
  if (!hint.imap || !hint.smtp) return t("notFound");
  if (!hint.provider) return t("foundServers");
  return <Trans t={t} i18nKey="found" values={{ provider: hint.provider }} components={{ name: <bdi /> }} />;
}

function AppPassword({ hint }: { hint: MailboxHint }) {
  const { t } = useTranslation("mailboxes");
  return (
    <span>
      <Trans
        t={t}
        i18nKey="appPasswordHint"
        values={{ provider: hint.provider ?? "" }}
        components={{ name: <bdi /> }}
      />{" "}
      {hint.help_url && (
        <a href={hint.help_url} target="_blank" rel="noopener" className={link.link}>
          {t("appPasswordHow")}
        </a>
      )}
    </span>
  );
}
