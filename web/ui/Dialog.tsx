import { lazy, Suspense, useState } from "react";
import type { DialogProps } from "./ModalDialog.tsx";

const load = () => import("./ModalDialog.tsx");
const ModalDialog = lazy(async () => ({ default: (await load()).ModalDialog }));

/** Fetches what dialogs are made of, so that the first one opens without waiting for it. */
export const preloadDialog = (): void => void load();

/** Over the page, with the focus kept inside and given back; Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!props.isOpen && !wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  );
}
