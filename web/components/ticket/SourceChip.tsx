import { FileIcon } from "#web/ui/site-icons.tsx";
import css from "./SourceChip.module.css";

/** The source of an answer and the place in it. */
export function SourceChip({ label, quote }: { label: string; quote?: string | undefined }) {
  return (
    <span className={css.chip} title={quote || undefined}>
      <FileIcon size="small" />
      <bdi>{label}</bdi>
    </span>
  );
}
