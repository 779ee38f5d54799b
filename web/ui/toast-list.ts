export interface ToastAction {
  label: string;
  onClick: () => void;
}

interface Toast {
  kind: "success" | "error";
  text: string;
  description?: string | undefined;
  action?: ToastAction | undefined;
}

export type ShownToast = Toast & { id: number };

/** The toasts of a page that are shown now, for `useSyncExternalStore`. */
export interface ToastList {
  show: (toast: Toast) => void;
  dismiss: (id: number) => void;
  subscribe: (onChange: () => void) => () => void;
  get: () => readonly ShownToast[];
}

/** C271: the oldest makes room. */
const maxToasts = 3;

export function createToastList(): ToastList {
  let toasts: readonly ShownToast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly ShownToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (toast) => {
      lastId += 1;
      change([{ ...toast, id: lastId }, ...toasts].slice(0, maxToasts));
    },
    dismiss: (id) => change(toasts.filter((toast) => toast.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => toasts,
  };
}
