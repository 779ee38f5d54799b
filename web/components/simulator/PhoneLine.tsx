import { useTranslation } from "react-i18next";
import type { Phone } from "#shared/contract/simulator.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { classes } from "#web/ui/classes.ts";
import { CheckIcon } from "#web/ui/site-icons.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { PlaceIcon, TicksIcon } from "./phone-icons.tsx";
import css from "./PhoneLine.module.css";
import type { PhoneActions } from "./use-phone-actions.ts";

type Line = Phone["lines"][number];
const kinds = ["image", "audio", "video", "document", "location"] as const;
const heart = "❤️";

/** A message or a comment on a customer's phone, with its actions. */
export function PhoneLine({
  line,
  quoted,
  can,
  act,
  onReply,
  onEdit,
}: {
  line: Line;
  quoted: Line | undefined;
  can: Phone["can"];
  act: PhoneActions["act"];
  onReply: () => void;
  onEdit: () => void;
}) {
  const { t } = useTranslation("simulator");
  const format = useFormat();
  const isMine = line.side === "person";
  const isPermitted = (what: Phone["can"][number]) => can.includes(what);
  return (
    <div className={classes(css.line, isMine && css.mine)} data-side={line.side}>
      <div className={css.bubble} {...languageOfText(line.text)}>
        <span className="vh">{t(isMine ? "mine" : "theirs")}: </span>
        {quoted && <blockquote className={css.quoted}>{quoted.text || t("message")}</blockquote>}
        <Content line={line} />
        {line.reaction && (
          <span className={css.reaction}>
            <span className="vh">{t("reacted")}</span>
            {line.reaction}
          </span>
        )}
      </div>
      <small className={css.facts}>
        {line.public && <span>{t("publicMark")}</span>}
        <time dateTime={line.at}>{format.time(line.at)}</time>
        <Delivery line={line} />
        <span className={css.acts}>
          {isPermitted("reply") && !(isMine && line.public) && (
            <button type="button" onClick={onReply}>
              {t("acts.reply")}
            </button>
          )}
          {!isMine && !line.public && isPermitted("reaction") && (
            <button
              type="button"
              onClick={() =>
                void act({ act: "reaction", to: line.id, text: line.reaction === heart ? "" : heart })
              }
            >
              {t(line.reaction ? "acts.unreact" : "acts.react")}
            </button>
          )}
          {isMine && !line.public && line.type === "text" && isPermitted("edit") && (
            <button type="button" onClick={onEdit}>
              {t("acts.edit")}
            </button>
          )}
          {isMine && !line.public && isPermitted("deletion") && (
            <button type="button" onClick={() => void act({ act: "deletion", to: line.id })}>
              {t("acts.delete")}
            </button>
          )}
        </span>
      </small>
    </div>
  );
}

function Content({ line }: { line: Line }) {
  const { t } = useTranslation("simulator");
  const { type, text, media } = line;
  const kind = kinds.find((one) => one === type);
  if (kind === "location")
    return (
      <span className={css.place}>
        <PlaceIcon />
        <span>
          <span className="vh">{t("kind.location")}: </span>
          {text}
        </span>
      </span>
    );
  if (media && kind === "image")
    return (
      <>
        <img src={media} alt={text || t("kind.image")} className={css.picture} />
        {text}
      </>
    );
  if (media && kind === "audio")
    return (
      <audio controls preload="metadata" src={media} aria-label={t("kind.audio")} className={css.voice} />
    );
  if (kind === "image") return [t("kind.image"), text].filter(Boolean).join(" · ");
  return text || t(`kind.${kind ?? "other"}`);
}

/** The delivery state as one or two ticks, and in words for screen readers. */
function Delivery({ line: { side, status } }: { line: Line }) {
  const { t } = useTranslation("simulator");
  if (!status || status === "failed") return status && <span>{t("status.failed")}</span>;
  const Ticks = status === "sent" ? CheckIcon : TicksIcon;
  return (
    <span className={classes(css.ticks, status === "read" && css.read)} title={t(`status.${status}`)}>
      <Ticks size="small" />
      <span className={classes(side === "person" && "vh")}>{t(`status.${status}`)}</span>
    </span>
  );
}
