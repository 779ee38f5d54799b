import { useTranslation } from "react-i18next";
import type { ChannelKind } from "#shared/contract/tickets.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";
import { Button } from "#web/ui/Button.tsx";
import { ClockIcon } from "#web/ui/icons.tsx";
import { useMomentText } from "#web/components/time/use-moment-text.ts";
import css from "./WindowNotice.module.css";

/** Why the words under it cannot be sent now, until when they could be, and what gets through instead. */
export function WindowNotice({
  customerName,
  channel,
  closedAt,
  isCommentAnswered,
  onTemplate,
}: {
  customerName: string;
  channel: ChannelKind;
  closedAt: string | null;
  /** Not the time is over: the one private message that a comment may get was sent. */
  isCommentAnswered: boolean;
  /** Given where the channel has templates. */
  onTemplate: (() => void) | undefined;
}) {
  const { t } = useTranslation(["portal", "templates"]);
  const moment = useMomentText();
  const byTime = isWhatsapp(channel) ? "composer.closed" : "composer.closedOther";
  const name = `\u2068${customerName}\u2069`;
  return (
    <div className={css.notice} role="status">
      <ClockIcon size="small" />
      <p>
        <b>{t(isCommentAnswered ? "composer.commentAnswered" : byTime, { name })}</b>{" "}
        {closedAt && !isCommentAnswered && t("composer.closedUntil", { when: moment(closedAt) })}
      </p>
      {onTemplate && (
        <Button size="small" look="main" onClick={onTemplate}>
          {t("templates:send.button")}
        </Button>
      )}
    </div>
  );
}
