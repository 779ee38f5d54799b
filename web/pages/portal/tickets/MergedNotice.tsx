import { Trans, useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { TicketLink } from "./MergeLine.tsx";
import css from "./Talk.module.css";
import type { useMerge } from "./use-merge.ts";

/** Replaces the reply box of a merged ticket: a link to the other ticket, and the button that undoes the merge. */
export function MergedNotice({
  into,
  choice,
  merging,
}: {
  into: { id: string; number: number };
  choice: React.ReactNode;
  merging: ReturnType<typeof useMerge>;
}) {
  const { t } = useTranslation("tickets");
  return (
    <div className={css.closed}>
      {choice}
      <span>
        <Trans
          t={t}
          i18nKey="merge.continues"
          values={{ number: into.number }}
          components={{ ticket: <TicketLink id={into.id} /> }}
        />
      </span>
      <Button size="small" isPending={merging.isUndoing} onClick={() => void merging.undo()}>
        {t("merge.undoMerge")}
      </Button>
    </div>
  );
}
