import { useTranslation } from "react-i18next";
import { retryMessage } from "#web/api/endpoints/deliveries.ts";
import type { MessageView } from "#shared/contract/tickets.ts";
import { sendFailureCodes } from "#shared/values/tickets.ts";
import { useAction } from "#web/api/use-action.ts";
import { classes } from "#web/ui/classes.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import { Attachment } from "./Attachment.tsx";
import css from "./MessageDetails.module.css";
import { OriginalMail } from "./OriginalMail.tsx";

const kinds = [
  "image",
  "video",
  "audio",
  "document",
  "sticker",
  "location",
  "contact",
  "story_reply",
  "shared_post",
] as const;

/** Returns a description of the message's kind when neither the text nor anything else shows it. */
function describeKind(text: string, { kind, attachments, post, deleted }: NonNullable<MessageView["more"]>) {
  if (kind === "unsupported" || kind === "order") return kind;
  const isBare = text === "" && attachments.length === 0 && !post && !deleted;
  return isBare ? kinds.find((one) => one === kind) : undefined;
}

/** The parts of a channel's message besides its text, and the reason when a reply was not delivered. */
export function MessageDetails({
  message,
}: {
  message: Pick<MessageView, "id" | "status" | "more" | "author" | "text">;
}) {
  const { t } = useTranslation(["portal", "common"]);
  const retry = useAction(retryMessage);
  const { more, status } = message;
  const isLost = status === "failed" || status === "uncertain";
  if (!more && !isLost) return null;
  const kind = more && describeKind(message.text, more);
  const failure = sendFailureCodes.find((code) => code === more?.failure);
  return (
    <div className={classes(css.more, message.author !== "customer" && css.out)}>
      {more?.post && <Original post={more.post} />}
      {more?.attachments.map((one) => (
        <Attachment key={one.id} attachment={one} />
      ))}
      {more?.original && <OriginalMail id={message.id} />}
      {kind && <p>{t(`more.kind.${kind}`)}</p>}
      {more?.deleted && <p>{t("more.deleted")}</p>}
      {more?.edited && <p>{t("more.edited")}</p>}
      {more?.audience === "public" && <p>{t(more.notice ? "more.notice" : "more.public")}</p>}
      {more?.reaction && (
        <p>
          <span className="vh">{t("more.reaction")}</span> {more.reaction}
        </p>
      )}
      {isLost && (
        <p className={css.lost}>
          {t(`more.failure.${status === "uncertain" ? "uncertain" : (failure ?? "rejected")}`)}{" "}
          <TextLink onClick={() => !retry.isPending && void retry.run({ params: { id: message.id } })}>
            {t("common:tryAgain")}
          </TextLink>
        </p>
      )}
    </div>
  );
}

/** The post under which a comment was written (C207). Only web addresses become links. */
function Original({ post }: { post: NonNullable<NonNullable<MessageView["more"]>["post"]> }) {
  const { t } = useTranslation("portal");
  const isWeb = /^https?:\/\//.test(post.permalink ?? "");
  return (
    <blockquote className={css.post}>
      {post.author && <b>{t("more.postBy", { name: `\u2068${post.author}\u2069` })}</b>}
      {post.text && <p dir="auto">{post.text}</p>}
      {isWeb && <TextLink href={post.permalink ?? ""}>{t("more.post")}</TextLink>}
    </blockquote>
  );
}
