import { Trans, useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { Ticket } from "./data.ts";
import css from "./MergeLine.module.css";

interface Merge {
  /** `in` means that the other ticket was merged into this one. */
  way: "in" | "out";
  other: { id: string; number: number };
  by: string | null;
  at: string;
}

/** The line in a conversation that describes a merge, with a link to the other ticket. */
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

/** A link to another ticket with its number. */
export function TicketLink({ id, children }: { id: string; children?: React.ReactNode }) {
  return (
    <TextLink to={paths.ticket(id)}>
      <Ltr>{children}</Ltr>
    </TextLink>
  );
}

/** Returns the merges of a ticket as entries of its conversation, the oldest first. */
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
