import { useState } from "react";
import { lazyPart } from "#web/lazy-part.tsx";
import { LoadBoundary } from "./LoadBoundary.tsx";
import type { DialogProps } from "./ModalDialog.tsx";

const ModalDialog = lazyPart(async () => (await import("./ModalDialog.tsx")).ModalDialog);

/** Fetches the code of dialogs, so that the first one opens without waiting for it. */
export const preloadDialog = ModalDialog.preload;

/** Shows a dialog over the page and returns the focus afterwards; Escape and a click outside close it. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!props.isOpen && !wasOpen) return null;
  const close = () => {
    setWasOpen(false);
    props.onClose();
  };
  return (
    <LoadBoundary fallback={null} onClose={close}>
      <ModalDialog {...props} />
    </LoadBoundary>
  );
}
