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
  then?: readonly { text: string; by: "customer" | "agent" }[] | undefined;
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
  then = [],
}: CustomerPhoneProps) {
  const { t } = useTranslation(["campaigns", "portal"]);
  const whole = text.map((piece) => piece.text).join("");
  const isMail = channel === "email";
  const isEmpty = whole.trim() === "";
  return (
    <figure className={css.phone} aria-label={t("preview.label")}>
      <div className={classes(css.inside, css[isMail ? "mail" : "chat"])}>
        <p className={css.top}>
          <Initial of={business} />
          <span>
            <b>
              <bdi>{business}</bdi>
            </b>
            <ChannelMark of={channel} />
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
            <p className={classes(css.words, isEmpty && css.waiting)} {...languageOfText(whole)}>
              {isEmpty
                ? t("preview.noText")
                : text.map((piece, at) => (piece.own ? <b key={at}>{piece.text}</b> : piece.text))}
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
          {then.map(({ text: said, by }) => (
            <div key={said} className={classes(css.message, by === "customer" && css.reply)}>
              <p className={css.words} {...languageOfText(said)}>
                <span className="vh">{t(`portal:thread.${by}`)}: </span>
                {said}
              </p>
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}
