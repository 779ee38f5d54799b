import { useTranslation } from "react-i18next";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { classes } from "#web/ui/classes.ts";
import { PicturePreview } from "#web/components/pictures/PicturePreview.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { Initial } from "#web/components/signs/Initial.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import css from "./CustomerPhone.module.css";

export interface CustomerPhoneProps {
  channel: ConnectedKind;
  /** The business's name as customers see it. */
  business: string;
  /** The subject of an email. */
  subject?: string | undefined;
  /** The picture's address. */
  picture?: string | null | undefined;
  pictureName?: string | undefined;
  /** The text as this customer reads it. Pieces with the customer's own data are marked. */
  text: readonly { text: string; own: boolean }[];
  /** The line that is added to every message, such as how to unsubscribe. */
  footer?: string | undefined;
  /** The buttons of a template. */
  buttons?: readonly string[] | undefined;
  /** The messages after the campaign: the customer's reply and the agent's answer. */
  laterMessages?: readonly { text: string; by: "customer" | "agent" }[] | undefined;
}

/** The message as a customer sees it, in the style of its channel. */
export function CustomerPhone({
  channel,
  business,
  subject,
  picture,
  pictureName,
  text,
  footer,
  buttons = [],
  laterMessages = [],
}: CustomerPhoneProps) {
  const { t } = useTranslation(["campaigns", "portal"]);
  const wholeText = text.map((piece) => piece.text).join("");
  const isMail = channel === "email";
  const isEmpty = wholeText.trim() === "";
  return (
    <figure className={css.phone} aria-label={t("preview.label")}>
      <div className={classes(css.inside, css[isMail ? "mail" : "chat"])}>
        <p className={css.top}>
          <Initial name={business} />
          <span>
            <b>
              <bdi>{business}</bdi>
            </b>
            <ChannelMark kind={channel} />
          </span>
        </p>
        <div className={css.screen}>
          {isMail && (
            <p className={classes(css.subject, !subject && css.waiting)} {...languageOfText(subject ?? "")}>
              {subject || t("preview.noSubject")}
            </p>
          )}
          <div className={css.message}>
            {picture && <PicturePreview source={picture} name={pictureName ?? ""} />}
            <p className={classes(css.words, isEmpty && css.waiting)} {...languageOfText(wholeText)}>
              {isEmpty
                ? t("preview.noText")
                : text.map((piece, index) => (piece.own ? <b key={index}>{piece.text}</b> : piece.text))}
            </p>
            {footer && (
              <p className={css.footer} {...languageOfText(footer)}>
                {footer}
              </p>
            )}
          </div>
          {buttons.map((button) => (
            <p key={button} className={css.button} dir="auto">
              {button}
            </p>
          ))}
          {laterMessages.map(({ text: messageText, by }) => (
            <div key={messageText} className={classes(css.message, by === "customer" && css.reply)}>
              <p className={css.words} {...languageOfText(messageText)}>
                <span className="vh">{t(`portal:thread.${by}`)}: </span>
                {messageText}
              </p>
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}
