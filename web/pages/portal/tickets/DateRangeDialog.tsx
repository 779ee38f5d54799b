import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TicketView } from "#web/components/ticket/ticket-view.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { DateField } from "#web/ui/DateField.tsx";
import css from "./DateRangeDialog.module.css";

/** The first and the last day on which tickets were opened. Either can be empty. */
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
    // Days in the wrong order are swapped.
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
        <DateField label={t("filters.from")} value={first} onChange={setFirst} />
        <DateField label={t("filters.to")} value={last} onChange={setLast} />
      </div>
    </Dialog>
  );
}
