import { Trans, useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { Ticket } from "./data.ts";
import css from "./MergeLine.module.css";

interface Merge {
  /** `in`: the other ticket was merged into this one. */
  way: "in" | "out";
  other: { id: string; number: number };
  by: string | null;
  at: string;
}

/** The line in a conversation that says what was merged, linked to the other ticket. */
function MergeLine({ way, other, by, at }: Merge) {
  const { t } = useTranslation(["tickets", "ticketNotes"]);
  const format = useFormat();
  return (
    <p className={css.line}>
      <span>
        <Trans
          t={t}
          i18nKey={`merge.${way}`}
          values={{
            name: `\u2068${by ?? t("ticketNotes:formerMember")}\u2069`,
            number: other.number,
          }}
          components={{ ticket: <TicketLink id={other.id} /> }}
        />
      </span>
      <time dateTime={at}>{format.time(at)}</time>
    </p>
  );
}

/** The number of another ticket, as a link to it. */
export function TicketLink({ id, children }: { id: string; children?: React.ReactNode }) {
  return (
    <TextLink to={paths.ticket(id)}>
      <Ltr>{children}</Ltr>
    </TextLink>
  );
}

/** The merges of a ticket as entries of its conversation, oldest first. */
export function mergeEntries(ticket: Ticket) {
  const merges: Merge[] = ticket.merged.map(({ by, at, ...other }) => ({ way: "in", other, by, at }));
  if (ticket.merged_into && ticket.merge)
    merges.push({ way: "out", other: ticket.merged_into, ...ticket.merge });
  return merges.map((merge) => ({
    id: `merge-${merge.other.id}`,
    at: merge.at,
    content: <MergeLine {...merge} />,
  }));
}
