import { useState } from "react";
import { useTranslation } from "react-i18next";
import { maxNoteLength } from "#shared/values/demo-requests.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./DemoRequestRow.module.css";

/** A note about a visitor. The typed text is kept until it is saved, even when the list is fetched again. */
export function NoteField({
  note,
  isPending,
  onSave,
}: {
  note: string;
  isPending: boolean;
  onSave: (note: string) => void;
}) {
  const { t } = useTranslation("operator");
  const [typed, setTyped] = useState<string>();
  const value = typed ?? note;
  return (
    <div className={css.note}>
      <TextField
        label={t("requests.note")}
        placeholder={t("requests.notePlaceholder")}
        lines={2}
        maxLength={maxNoteLength}
        value={value}
        onChange={setTyped}
      />
      {typed !== undefined && typed !== note && (
        <Button size="small" isPending={isPending} onClick={() => onSave(typed)}>
          {t("requests.saveNote")}
        </Button>
      )}
    </div>
  );
}
