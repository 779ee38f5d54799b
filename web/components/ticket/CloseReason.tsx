import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CloseReason as Reason } from "#shared/contract/tickets.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { closeReasonChoices } from "./close-reason.ts";
import css from "./CloseReason.module.css";

/** The dialog that asks for the reason of closing a ticket (C206). */
export function CloseReason({
  isOpen,
  onClose,
  onConfirm,
  isPending,
}: {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: (reason: Reason, note: string) => void;
  isPending?: boolean;
}) {
  const { t } = useTranslation(["portal", "common"]);
  const [reason, setReason] = useState<Reason>("answered");
  const [note, setNote] = useState("");
  const actions = (
    <>
      <Button look="main" isPending={isPending} onClick={() => onConfirm(reason, note.trim())}>
        {t("close.confirm")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("close.title")} actions={actions}>
      <fieldset className={css.reasons}>
        <legend className="vh">{t("close.title")}</legend>
        {closeReasonChoices.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="reason"
              value={value}
              checked={value === reason}
              onChange={() => setReason(value)}
            />
            {t(`close.reasons.${value}`)}
          </label>
        ))}
      </fieldset>
      <TextField
        label={t("close.note")}
        note={`(${t("common:optional")})`}
        value={note}
        onChange={setNote}
        maxLength={2000}
        lines={2}
      />
      <p className={css.after}>{t("close.reopens")}</p>
    </Dialog>
  );
}
