import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listTickets } from "#web/api/endpoints/tickets.ts";
import { useRead } from "#web/api/use-read.ts";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { Status } from "#web/components/signs/Status.tsx";
import { useTicketSubject } from "#web/components/ticket/ticket-subject.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import type { Ticket } from "./data.ts";
import css from "./MergeDialog.module.css";

const maxShown = 50;

/** Asks into which other ticket of the customer this one is merged. */
export function MergeDialog({
  ticket,
  isPending,
  onMerge,
  onClose,
}: {
  ticket: Ticket;
  isPending: boolean;
  onMerge: (into: { id: string; number: number }) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(["tickets", "common"]);
  const format = useFormat();
  const subjectOf = useTicketSubject();
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<string>();
  const read = useRead(
    listTickets,
    { query: { customer_id: ticket.customer.id, q: words.trim() || undefined, page_size: maxShown } },
    { keepPrevious: true },
  );
  // An open ticket can be merged only into an open one, because its customer's question would be hidden otherwise.
  const choices = (read.data?.data ?? []).filter(
    (other) =>
      other.id !== ticket.id &&
      other.merged_into === null &&
      (other.status !== "closed" || ticket.status === "closed"),
  );
  const into = choices.find(({ id }) => id === chosen) ?? (choices.length === 1 ? choices[0] : undefined);
  const merge = () => into && !isPending && onMerge(into);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("merge.title", { number: ticket.number })}
      actions={
        <>
          <Button look="main" isPending={isPending} isDisabled={!into} onClick={merge}>
            {into ? t("merge.confirmInto", { number: into.number }) : t("merge.confirm")}
          </Button>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
        </>
      }
    >
      <form
        className={css.body}
        onSubmit={(event) => {
          event.preventDefault();
          merge();
        }}
      >
        <p>{t("merge.text", { number: ticket.number })}</p>
        <TextField
          type="search"
          label={t("merge.search")}
          value={words}
          onChange={setWords}
          maxLength={200}
          autoFocus
        />
        {read.error ? (
          <ErrorState error={read.error} onRetry={() => void read.refetch()} />
        ) : !read.data ? (
          <Skeleton rows={3} height="3.25rem" />
        ) : choices.length === 0 ? (
          <p className="soft" role="status">
            {t(words.trim() ? "merge.noneFound" : "merge.none")}
          </p>
        ) : (
          <fieldset className={css.choices}>
            <legend className="vh">{t("merge.choices")}</legend>
            {choices.map((other) => (
              <label key={other.id}>
                <input
                  type="radio"
                  name="into"
                  checked={other.id === into?.id}
                  onChange={() => setChosen(other.id)}
                />
                <span className={css.text}>
                  <TruncatedText>{subjectOf(other)}</TruncatedText>
                  <small>
                    <Status status={other.status} />
                    <Ltr>#{other.number}</Ltr>
                    <ChannelMark kind={other.channel} />
                    <time dateTime={other.updated_at}>{format.when(other.updated_at)}</time>
                  </small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </form>
    </Dialog>
  );
}
