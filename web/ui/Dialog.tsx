import { useState } from "react";
import { lazyPart } from "#web/lazy-part.tsx";
import { LoadBoundary } from "./LoadBoundary.tsx";
import type { DialogProps } from "./ModalDialog.tsx";

const ModalDialog = lazyPart(async () => (await import("./ModalDialog.tsx")).ModalDialog);

/** Fetches what dialogs are made of, so that the first one opens without waiting for it. */
export const preloadDialog = ModalDialog.preload;

/** Over the page, with the focus kept inside and given back; Escape and a press outside close it. */
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
