import { useTranslation } from "react-i18next";
import { listTags } from "#web/api/endpoints/tags.ts";
import { addTicketTag, removeTicketTag } from "#web/api/endpoints/ticket-tag-changes.ts";
import { maxTagsPerTicket } from "#shared/values/ticket-tags.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { TagChips } from "#web/components/ticket/TagChips.tsx";
import { TagField } from "#web/components/ticket/TagField.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import type { Ticket } from "./data.ts";
import css from "./TicketTags.module.css";

/** The ticket's tags, which can be added and removed. */
export function TicketTags({ ticket: { id, tags } }: { ticket: Ticket }) {
  const { t } = useTranslation("tickets");
  const format = useFormat();
  const allTags = useRead(listTags, {}).data?.data ?? [];
  const refreshes = ["tickets", "tags"];
  const remove = useAction(removeTicketTag, { refreshes });
  const add = useAction(addTicketTag, { refreshes });
  const params = { id };
  return (
    <section aria-busy={remove.isPending || add.isPending}>
      <h2>{t("tags.title")}</h2>
      {tags.length > 0 && (
        <TagChips
          tags={tags}
          label={t("tags.title")}
          className={css.chips}
          onRemove={(tag) => void remove.run({ params, body: { tag_id: tag.id } })}
        />
      )}
      {tags.length < maxTagsPerTicket ? (
        <TagField
          tags={allTags.filter((tag) => !tags.some((other) => other.id === tag.id))}
          chosenTags={tags}
          onChoose={(name) => void add.run({ params, body: { name } })}
        />
      ) : (
        <p>{t("tags.full", { number: format.number(maxTagsPerTicket) })}</p>
      )}
    </section>
  );
}
