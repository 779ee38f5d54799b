import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useTranslation } from "react-i18next";
import { classes } from "./classes.ts";
import css from "./Dialog.module.css";
import { CloseIcon } from "./site-icons.tsx";
import { IconButton } from "./IconButton.tsx";

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: React.ReactNode;
  children: React.ReactNode;
  /** The buttons at the bottom, the main one first. */
  actions?: React.ReactNode;
  /** `alertdialog` is for questions that must be answered. */
  role?: "dialog" | "alertdialog";
  /** `wide` is for reading, such as the text of a source. */
  size?: "normal" | "wide";
}

/** A modal dialog. It traps the focus and restores it afterwards. Escape and a press outside close it. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  role = "dialog",
  size = "normal",
}: DialogProps) {
  const { t } = useTranslation("common");
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={role === "dialog"}
      className={css.scrim ?? ""}
    >
      <Modal className={classes(css.modal, css[size])}>
        <AriaDialog role={role} className={css.dialog ?? ""}>
          <header className={css.head}>
            <Heading slot="title" level={2} className={css.title ?? ""}>
              {title}
            </Heading>
            {role === "dialog" && (
              <IconButton label={t("close")} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            )}
          </header>
          <div className={css.body}>{children}</div>
          {actions && <footer className={css.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
