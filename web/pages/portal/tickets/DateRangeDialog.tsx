import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TicketView } from "#web/components/ticket/ticket-view.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import css from "./DateRangeDialog.module.css";

/** The first and the last day on which tickets were opened; either may stay open. */
export function DateRangeDialog({
  from,
  to,
  onChange,
  onClose,
}: {
  from: string | undefined;
  to: string | undefined;
  onChange: (days: Pick<TicketView, "from" | "to">) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("tickets");
  const [first, setFirst] = useState(from ?? "");
  const [last, setLast] = useState(to ?? "");
  const apply = () => {
    // Chosen the wrong way round, they mean the same days.
    const isTurned = first !== "" && last !== "" && first > last;
    const [begin, end] = isTurned ? [last, first] : [first, last];
    onChange({ from: begin || undefined, to: end || undefined });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("filters.openedTitle")}
      actions={
        <Button look="main" onClick={apply}>
          {t("filters.apply")}
        </Button>
      }
    >
      <div className={css.days}>
        <label>
          {t("filters.from")}
          <input
            type="date"
            value={first}
            max="9999-12-31"
            onChange={(event) => setFirst(event.target.value)}
          />
        </label>
        <label>
          {t("filters.to")}
          <input
            type="date"
            value={last}
            max="9999-12-31"
            onChange={(event) => setLast(event.target.value)}
          />
        </label>
      </div>
    </Dialog>
  );
}
