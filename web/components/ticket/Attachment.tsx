import { useTranslation } from "react-i18next";
import type { AttachmentView } from "#shared/contract/attachments.ts";
import { linkAttachment } from "#web/api/endpoints/attachments.ts";
import { useRead } from "#web/api/use-read.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import css from "./MessageDetails.module.css";

/** The interval at which the link is renewed. A link is valid for five minutes. */
const renewMs = 4 * 60 * 1000;

/** A file that came with a message: a preview where possible, otherwise a link. */
export function Attachment({ attachment }: { attachment: AttachmentView }) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const { id, kind, name, state } = attachment;
  const { data } = useRead(
    linkAttachment,
    { params: { id } },
    { enabled: state === "ready", refetchInterval: renewMs },
  );
  const word = t(`more.kind.${kind}`);
  const url = data?.data.url;
  if (state !== "ready") return <p>{`${word} · ${t(state === "lost" ? "more.lost" : "more.waiting")}`}</p>;
  if (url && (kind === "image" || kind === "sticker"))
    return (
      <a href={url} target="_blank" rel="noopener">
        <img src={url} alt={name ?? word} className={css.picture} />
      </a>
    );
  if (url && kind === "audio") return <audio controls preload="none" src={url} aria-label={word} />;
  const size = attachment.size_bytes === null ? "" : ` · ${format.bytes(attachment.size_bytes)}`;
  return (
    <p>
      {url ? (
        <a href={url} target="_blank" rel="noopener">
          {t("more.open", { name: `\u2068${name ?? word}\u2069` })}
        </a>
      ) : (
        (name ?? word)
      )}
      {size}
    </p>
  );
}
