import { useTranslation } from "react-i18next";
import { saveFile } from "#web/save-file.ts";
import { Button } from "#web/ui/Button.tsx";
import { CopyField } from "#web/ui/CopyField.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import css from "./SecondStep.module.css";

/**
 * The recovery codes, which are shown only once. The dialog closes by its button alone, because a click beside it
 * would lose them.
 */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation("secondStep");
  const text = codes.join("\n");
  const download = () =>
    saveFile({ blob: new Blob([`${text}\n`], { type: "text/plain" }), name: "wakil-recovery-codes.txt" });
  const actions = (
    <>
      <Button look="main" onClick={onClose}>
        {t("recovery.saved")}
      </Button>
      <Button onClick={download}>{t("recovery.download")}</Button>
    </>
  );
  return (
    <Dialog role="alertdialog" isOpen onClose={onClose} title={t("recovery.title")} actions={actions}>
      <div className={css.form}>
        <p>{t("recovery.text")}</p>
        <CopyField label={t("recovery.label")} value={text} lines={codes.length} />
      </div>
    </Dialog>
  );
}
