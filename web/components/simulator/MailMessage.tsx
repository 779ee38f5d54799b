import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import { Ltr } from "../../ui/Ltr.tsx";
import { Segment } from "../../ui/Segment.tsx";
import { languageOfText } from "../ticket/text-direction.ts";
import { linkParts } from "./link-parts.ts";
import { framedMail } from "./framed-mail.ts";
import type { Mail } from "./MailList.tsx";
import css from "./MailMessage.module.css";

/** One mail, as a mail program would show it or as its text part. */
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

/**
 * Scripts stay off; same-origin is granted only so that the frame can be as high as the mail in it, and pop-ups so
 * that its links open beside the mailbox.
 */
function MailFrame({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(480);
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={framedMail(html)}
      style={{ blockSize: height }}
      className={css.frame}
      onLoad={(event) =>
        setHeight((event.currentTarget.contentDocument?.documentElement.scrollHeight ?? 480) + 8)
      }
    />
  );
}

function MailText({ text }: { text: string }) {
  return (
    <pre className={css.text} {...languageOfText(text)}>
      {linkParts(text).map((part, place) =>
        part.isLink ? (
          <a key={place} href={part.text} target="_blank" rel="noopener" dir="ltr">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </pre>
  );
}
