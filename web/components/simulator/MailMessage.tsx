import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { MailFrame } from "#web/components/mail/MailFrame.tsx";
import { MailText } from "#web/components/mail/MailText.tsx";
import type { Mail } from "./MailList.tsx";
import css from "./MailMessage.module.css";

/** A mail as a mail program would show it, or its text part. */
export function MailMessage({ mail }: { mail: Mail }) {
  const { t } = useTranslation("mailbox");
  const format = useFormat();
  const [view, setView] = useState<"html" | "text">("html");
  return (
    <article className={css.mail}>
      <header className={css.head}>
        <h2 {...languageOfText(mail.subject)}>{mail.subject}</h2>
        <p>
          <Trans t={t} i18nKey="to" values={{ to: mail.to }} components={{ to: <Ltr /> }} /> ·{" "}
          <time dateTime={mail.created_at}>
            {format.date(mail.created_at)} {format.time(mail.created_at)}
          </time>
        </p>
        <Segment
          label={t("view")}
          value={view}
          onChange={setView}
          options={[
            { value: "html", label: t("html") },
            { value: "text", label: t("text") },
          ]}
        />
      </header>
      {view === "html" ? <MailFrame html={mail.html} title={t("message")} /> : <MailText text={mail.text} />}
    </article>
  );
}
