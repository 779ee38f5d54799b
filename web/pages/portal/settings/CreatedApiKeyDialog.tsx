import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { CopyField } from "#web/ui/CopyField.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import css from "./ApiKeys.module.css";

/** A new key, for the only time. It closes by its button alone: a slip beside the dialog would lose the key. */
export function CreatedApiKeyDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const { t } = useTranslation("apiKeys");
  const done = (
    <Button look="main" onClick={onClose}>
      {t("made.copied")}
    </Button>
  );
  return (
    <Dialog role="alertdialog" isOpen onClose={onClose} title={t("made.title")} actions={done}>
      <div className={css.form}>
        <p>{t("made.text")}</p>
        <CopyField label={t("made.label")} value={value} />
      </div>
    </Dialog>
  );
}
