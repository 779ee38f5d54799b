import { useCallback, useRef, useState } from "react";

export interface Toast {
  id: number;
  text: string;
}

/** C271: three at once, the oldest makes room. */
const visible = 3;

/**
 * Short messages of the chat. The portal's toasts come in a chunk of their own with the first one; here the first
 * one is mostly that the network is gone, and then no chunk comes.
 */
export function useToasts(): {
  toasts: readonly Toast[];
  show: (text: string) => void;
  dismiss: (id: number) => void;
} {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const last = useRef(0);
  const show = useCallback((text: string) => {
    last.current += 1;
    const id = last.current;
    setToasts((shown) => [...shown, { id, text }].slice(-visible));
  }, []);
  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  return { toasts, show, dismiss };
}
