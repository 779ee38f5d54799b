import { useTranslation } from "react-i18next";
import type { MessageView } from "#shared/contract/tickets.ts";
import { useMemberPhoto } from "#web/components/portal/use-member-photo.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { classes } from "#web/ui/classes.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { MegaphoneIcon } from "#web/ui/icons.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { Bubble } from "./Bubble.tsx";
import css from "./Message.module.css";
import { SourceChip } from "./SourceChip.tsx";

export interface MessageProps {
  /** The message. `created_at` is null while it is being sent. */
  message: Pick<
    MessageView,
    "author" | "author_name" | "text" | "status" | "decision" | "confidence" | "citations"
  > &
    Partial<Pick<MessageView, "author_id" | "writing" | "more">> & { created_at: string | null };
  customerName: string;
  onRetry?: (() => void) | undefined;
  /** The actions on this message, at the end of its first line. */
  end?: React.ReactNode;
}

/** A message with its author, its time and its sources. */
export function Message({ message, customerName, onRetry, end }: MessageProps) {
  const { t } = useTranslation(["portal", "common"]);
  const format = useFormat();
  const { author, status } = message;
  const photo = useMemberPhoto(author === "staff" ? message.author_id : null);
  const name =
    author === "customer"
      ? customerName
      : author === "agent"
        ? t("thread.agent")
        : author === "campaign"
          ? t("thread.campaign")
          : message.author_name || t("thread.staff");
  return (
    <div className={classes(css.turn, author !== "customer" && css.out)}>
      <p className={css.by}>
        {author === "agent" && <Mark className={css.mark} />}
        {photo && <img src={photo} alt="" className={css.photo} />}
        {author === "campaign" && <MegaphoneIcon size="small" />}
        <b>
          <bdi>{name}</bdi>
        </b>
        {message.created_at && <time dateTime={message.created_at}>{format.time(message.created_at)}</time>}
        {message.decision === "answer" && message.confidence !== null && (
          <span>
            {t("meter.confidence")} <Ltr>{format.confidence(message.confidence)}</Ltr>
          </span>
        )}
        {message.writing?.by === "model" && (
          <span>
            {t(message.writing.found ? "thread.found" : "thread.worded")} <Ltr>{message.writing.model}</Ltr>
          </span>
        )}
        {message.more?.template && (
          <span>{t("thread.template", { name: `\u2066${message.more.template}\u2069` })}</span>
        )}
        {status === "queued" && <span>{t("thread.queued")}</span>}
        {(status === "delivered" || status === "read") && <span>{t(`thread.${status}`)}</span>}
        {status === "uncertain" && <span className={css.failed}>{t("thread.uncertain")}</span>}
        {status === "failed" && <span className={css.failed}>{t("thread.failed")}</span>}
        {onRetry && <TextLink onClick={onRetry}>{t("common:tryAgain")}</TextLink>}
        {message.citations
          .filter((citation) => citation.used)
          .map((citation) => (
            <SourceChip
              key={citation.faq_id ?? citation.label}
              // Labels are stored in the customer's language. Answers of the team have no source name, so they get a
              // translated one.
              label={citation.faq_id ? t("thread.written") : citation.label}
              quote={citation.quote}
            />
          ))}
        {end}
      </p>
      {message.text !== "" && <Bubble by={author} text={message.text} />}
    </div>
  );
}
