import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: React.ReactNode;
  /** The exact effect of the action, and what is not affected (B41). */
  children: React.ReactNode;
  /** The label of the confirming button: the action as a verb, never "OK". */
  confirm: string;
  cancel?: string;
  look?: "main" | "danger";
  isPending?: boolean;
}

export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  confirm,
  cancel,
  look = "danger",
  isPending,
}: ConfirmDialogProps) {
  const { t } = useTranslation("common");
  const actions = (
    <>
      <Button look={look} isPending={isPending} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button onClick={onClose}>{cancel ?? t("cancel")}</Button>
    </>
  );
  return (
    <Dialog role="alertdialog" isOpen={isOpen} onClose={onClose} title={title} actions={actions}>
      {children}
    </Dialog>
  );
}
