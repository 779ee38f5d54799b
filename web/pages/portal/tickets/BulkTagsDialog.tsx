import { useTranslation } from "react-i18next";
import { listTags } from "#web/api/endpoints/tags.ts";
import type { TicketsChange } from "#shared/contract/ticket-changes.ts";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import { useRead } from "#web/api/use-read.ts";
import { TagChips } from "#web/components/ticket/TagChips.tsx";
import { TagField } from "#web/components/ticket/TagField.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import css from "./BulkTagsDialog.module.css";

/** Adds a tag to the selected tickets, or removes one. */
export function BulkTagsDialog({
  tags,
  onChange,
  onClose,
}: {
  /** The tags that some of the selected tickets have. */
  tags: readonly Tag[];
  onChange: (change: TicketsChange) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("tickets");
  const allTags = useRead(listTags, {}).data?.data ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={t("bulk.tagsTitle")}>
      <div className={css.body}>
        <TagField isInline tags={allTags} onChoose={(name) => onChange({ kind: "tag", name })} />
        {tags.length > 0 && (
          <>
            <p>{t("bulk.tagsOn")}</p>
            <TagChips
              tags={tags}
              label={t("bulk.tagsOn")}
              onRemove={(tag) => onChange({ kind: "untag", tag_id: tag.id })}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
