import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { listMembers } from "#web/api/endpoints/organizations.ts";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import type { TicketRow } from "#shared/contract/tickets.ts";
import { priorities } from "#shared/values/tickets.ts";
import { useRead } from "#web/api/use-read.ts";
import type { Selection } from "#web/components/list/use-selection.ts";
import { CloseReason } from "#web/components/ticket/CloseReason.tsx";
import { useShortcuts } from "#web/shortcuts.ts";
import { Button } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Menu } from "#web/ui/Menu.tsx";
import { CloseIcon } from "#web/ui/site-icons.tsx";
import { BulkTagsDialog } from "./BulkTagsDialog.tsx";
import css from "./BulkBar.module.css";
import type { useBulkActions } from "./use-bulk-actions.ts";

/** Returns every tag that at least one of the tickets has. */
const tagsOf = (tickets: readonly TicketRow[]): Tag[] => [
  ...new Map(tickets.flatMap(({ tags }) => tags).map((tag) => [tag.id, tag])).values(),
];

/** The actions on the selected tickets, in a bar over the end of the list. */
export function BulkBar({
  selection: { ids, toggleAll, clear },
  tickets,
  actions,
  isTeam,
}: {
  selection: Selection;
  /** The tickets of the page. */
  tickets: readonly TicketRow[];
  actions: ReturnType<typeof useBulkActions>;
  /** Whether the organisation has several members to whom tickets can be assigned. */
  isTeam: boolean;
}) {
  const { t } = useTranslation(["tickets", "portal"]);
  const members = useRead(listMembers, {}).data?.data ?? [];
  const caller = useRead(getCurrentUser, {}).data?.data.user;
  const [isClosing, setClosing] = useState(false);
  const [isTagging, setTagging] = useState(false);
  useShortcuts({ KeyC: () => setClosing(true), Escape: clear });
  const assign = (memberId: string | null) => void actions.run(ids, { kind: "assign", member_id: memberId });
  return (
    <div className={css.place}>
      <div role="region" aria-label={t("bulk.label")} aria-busy={actions.isRunning} className={css.bar}>
        <p role="status">{t("bulk.selected", { count: ids.length })}</p>
        {ids.length < tickets.length && (
          <Button size="small" look="quiet" onClick={toggleAll}>
            {t("portal:table.selectAll")}
          </Button>
        )}
        <Button
          size="small"
          className={css.act ?? ""}
          title={t("bulk.closeKey")}
          onClick={() => setClosing(true)}
        >
          {t("bulk.close")}
        </Button>
        {isTeam && (
          <Menu
            label={t("bulk.assign")}
            className={classes(css.menu, css.act)}
            trigger={<span>{t("bulk.assign")}</span>}
            entries={[
              ...(caller
                ? [{ id: caller.id, label: t("assignee.take"), onSelect: () => assign(caller.id) }]
                : []),
              ...members
                .filter(({ id }) => id !== caller?.id)
                .map(({ id, name }) => ({ id, label: name, onSelect: () => assign(id) })),
              { id: "none", label: t("assignee.leave"), onSelect: () => assign(null) },
            ]}
          />
        )}
        <Menu
          label={t("bulk.priority")}
          className={classes(css.menu, css.act)}
          trigger={<span>{t("bulk.priority")}</span>}
          entries={priorities.toReversed().map((priority) => ({
            id: priority,
            label: t(`portal:priority.${priority}`),
            onSelect: () => void actions.run(ids, { kind: "priority", priority }),
          }))}
        />
        <Button size="small" className={css.act ?? ""} onClick={() => setTagging(true)}>
          {t("bulk.tags")}
        </Button>
        <Button
          size="small"
          look="quiet"
          aria-label={t("bulk.clear")}
          title={t("bulk.clear")}
          onClick={clear}
        >
          <CloseIcon size="small" />
        </Button>
        {isTagging && (
          <BulkTagsDialog
            tags={tagsOf(tickets.filter(({ id }) => ids.includes(id)))}
            onClose={() => setTagging(false)}
            onChange={(change) => void actions.run(ids, change).then(() => setTagging(false))}
          />
        )}
        <CloseReason
          isOpen={isClosing}
          isPending={actions.isRunning}
          onClose={() => setClosing(false)}
          onConfirm={(reason, note) => {
            const change = { kind: "close", reason, ...(note && { note }) } as const;
            void actions.run(ids, change).then(() => setClosing(false));
          }}
        />
      </div>
    </div>
  );
}
