import { useTranslation } from "react-i18next";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import { classes } from "#web/ui/classes.ts";
import { CloseIcon } from "#web/ui/site-icons.tsx";
import css from "./TagChips.module.css";

/** A list of tags. With `onRemove` each can be removed. */
export function TagChips({
  tags,
  label,
  className,
  onRemove,
}: {
  tags: readonly Tag[];
  /** The list's name for screen readers. */
  label: string;
  className?: string | undefined;
  onRemove?: ((tag: Tag) => void) | undefined;
}) {
  const { t } = useTranslation("tickets");
  return (
    <ul aria-label={label} className={classes(css.chips, className)}>
      {tags.map((tag) => (
        <li key={tag.id} className={css.chip}>
          <bdi>{tag.name}</bdi>
          {onRemove && (
            <button
              type="button"
              aria-label={t("tags.remove", { name: tag.name })}
              title={t("tags.remove", { name: tag.name })}
              onClick={() => onRemove(tag)}
            >
              <CloseIcon size="small" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
