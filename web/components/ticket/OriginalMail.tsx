import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getRawMessage } from "#web/api/endpoints/raw-messages.ts";
import { useRead } from "#web/api/use-read.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { MailFrame } from "#web/components/mail/MailFrame.tsx";
import { MailText } from "#web/components/mail/MailText.tsx";
import css from "./MessageDetails.module.css";

/** Opens a mail as it arrived. The conversation shows only the new text of its sender. */
export function OriginalMail({ id }: { id: string }) {
  const { t } = useTranslation("portal");
  const [isOpen, setOpen] = useState(false);
  return (
    <p>
      <TextLink onClick={() => setOpen(true)}>{t("original.open")}</TextLink>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t("original.title")} size="wide">
        <Original id={id} />
      </Dialog>
    </p>
  );
}

function Original({ id }: { id: string }) {
  const { t } = useTranslation("portal");
  const [view, setView] = useState<"html" | "text">("html");
  const { data, error, refetch } = useRead(getRawMessage, { params: { id } });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={4} height="1.5rem" />;
  const { html, text } = data.data;
  if (html === null) return <MailText text={text} />;
  return (
    <div className={css.original}>
      <Segment
        label={t("original.view")}
        value={view}
        onChange={setView}
        options={[
          { value: "html", label: t("original.html") },
          { value: "text", label: t("original.text") },
        ]}
      />
      {view === "html" ? <MailFrame html={html} title={t("original.title")} /> : <MailText text={text} />}
      {view === "html" && <p>{t("original.note")}</p>}
    </div>
  );
}
