import { useTranslation } from "react-i18next";
import type { TicketNote } from "#shared/contract/ticket-notes.ts";
import { useMemberPhoto } from "#web/components/portal/use-member-photo.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { DeleteIcon, LockIcon } from "#web/ui/icons.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { findMentions } from "./mentions.ts";
import css from "./Note.module.css";
import { languageOfText } from "./text-direction.ts";

/** A private note in the conversation. Its text, background and border distinguish it from messages. */
export function Note({ note, onDelete }: { note: TicketNote; onDelete: (() => void) | undefined }) {
  const { t } = useTranslation("ticketNotes");
  const format = useFormat();
  const photo = useMemberPhoto(note.author?.id);
  const { author, text, mentions, created_at: at } = note;
  return (
    <article className={css.note} aria-label={t("label")}>
      <p className={css.by}>
        <LockIcon size="small" />
        <span className={css.label}>{t("label")}</span>
        {photo && <img src={photo} alt="" className={css.photo} />}
        <b>
          <bdi>{author?.name ?? t("formerMember")}</bdi>
        </b>
        <time dateTime={at}>{format.time(at)}</time>
        {onDelete && (
          <IconButton label={t("delete")} className={css.delete} onClick={onDelete}>
            <DeleteIcon size="small" />
          </IconButton>
        )}
      </p>
      <p className={css.text} {...languageOfText(text)}>
        {findMentions(text, mentions).pieces.map(({ text: piece, isMarked }, place) =>
          isMarked ? (
            // The pieces have no other identity than their position.
            // oxlint-disable-next-line react/no-array-index-key
            <b key={place} dir="auto" className={css.mention}>
              {piece}
            </b>
          ) : (
            piece
          ),
        )}
      </p>
    </article>
  );
}
