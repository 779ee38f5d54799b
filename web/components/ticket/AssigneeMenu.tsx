import { useTranslation } from "react-i18next";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { listMembers } from "#web/api/endpoints/organizations.ts";
import { assignTicket } from "#web/api/endpoints/ticket-assignment.ts";
import type { Assignee, TicketRow } from "#shared/contract/tickets.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { classes } from "#web/ui/classes.ts";
import { Menu } from "#web/ui/Menu.tsx";
import { CheckIcon, CloseIcon } from "#web/ui/site-icons.tsx";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { AssigneeMark } from "./AssigneeMark.tsx";
import css from "./AssigneeMenu.module.css";

/** The assignee of a ticket, with a menu that changes it. A change is shown before the server confirms it. */
export function AssigneeMenu({
  ticket,
  className,
  isBrief = false,
}: {
  ticket: Pick<TicketRow, "id" | "number" | "assignee">;
  className?: string | undefined;
  /** For the rows of a list: shows the first name only, or the ring when there is no assignee. */
  isBrief?: boolean;
}) {
  const { t } = useTranslation("tickets");
  const members = useRead(listMembers, {}).data?.data ?? [];
  const caller = useRead(getCurrentUser, {}).data?.data.user;
  const assign = useAction(
    (to: Assignee | null, _before: Assignee | null, _isUndo?: boolean) =>
      call(assignTicket, { params: { id: ticket.id }, body: { member_id: to?.id ?? null } }),
    {
      refreshes: ["tickets"],
      done: (_, to, before, isUndo) => ({
        text: to ? t("assignee.given", { name: to.name }) : t("assignee.left"),
        action: isUndo
          ? undefined
          : { label: t("assignee.undo"), onClick: () => void assign.run(before, to, true) },
      }),
    },
  );
  const shown = assign.pending ? assign.pending[0] : ticket.assignee;
  const others = members.filter(({ id }) => id !== caller?.id);
  const entryOf = (member: Assignee, label: string) => ({
    id: member.id,
    label,
    icon: member.id === shown?.id ? <CheckIcon size="small" /> : <span className={css.noIcon} />,
    onSelect: () => member.id !== shown?.id && void assign.run({ id: member.id, name: member.name }, shown),
  });
  const label = shown ? t("assignee.is", { name: shown.name }) : t("assignee.none");
  return (
    <Menu
      label={t("assignee.change", { number: ticket.number, now: label })}
      className={classes(css.trigger, className)}
      trigger={
        <span className={css.who}>
          <AssigneeMark name={shown?.name} id={shown?.id} />
          {(shown || !isBrief) && (
            <TruncatedText className={css.name}>
              {shown ? (isBrief ? shown.name.split(" ")[0] : shown.name) : t("assignee.none")}
            </TruncatedText>
          )}
        </span>
      }
      entries={[
        ...(caller ? [entryOf(caller, t("assignee.take"))] : []),
        ...others.map((member) => entryOf(member, member.name)),
        ...(shown
          ? [
              {
                id: "none",
                label: t("assignee.leave"),
                icon: <CloseIcon size="small" />,
                onSelect: () => void assign.run(null, shown),
              },
            ]
          : []),
      ]}
    />
  );
}
