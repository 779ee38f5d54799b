import { FileIcon } from "#web/ui/site-icons.tsx";
import css from "./SourceChip.module.css";

/** Where an answer came from: the source's name and the place in it. */
export function SourceChip({ label, quote }: { label: string; quote?: string | undefined }) {
  return (
    <span className={css.chip} title={quote || undefined}>
      <FileIcon size="small" />
      <bdi>{label}</bdi>
    </span>
  );
}
