import { Button } from "#web/ui/Button.tsx";
import { CopyField } from "#web/ui/CopyField.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import css from "./Choices.module.css";

/** Shows a secret once. The dialog closes by its button alone, because a click beside it would lose the secret. */
export function SecretDialog({
  texts: { title, text, label, done },
  value,
  onClose,
}: {
  texts: { title: string; text: string; label: string; done: string };
  value: string;
  onClose: () => void;
}) {
  const actions = (
    <Button look="main" onClick={onClose}>
      {done}
    </Button>
  );
  return (
    <Dialog role="alertdialog" isOpen onClose={onClose} title={title} actions={actions}>
      <div className={css.form}>
        <p>{text}</p>
        <CopyField label={label} value={value} />
      </div>
    </Dialog>
  );
}
