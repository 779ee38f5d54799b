import { useTranslation } from "react-i18next";
import type { ChannelKind } from "#shared/contract/tickets.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";
import { Button } from "#web/ui/Button.tsx";
import { ClockIcon } from "#web/ui/icons.tsx";
import { useMomentText } from "#web/components/time/use-moment-text.ts";
import css from "./WindowNotice.module.css";

/** Explains why the text cannot be sent now, when the window closed, and what can be sent instead. */
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
  /** True when the reason is not the time, but that the one private reply to a comment was already sent. */
  isCommentAnswered: boolean;
  /** Opens the templates. Undefined when the channel has none. */
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
