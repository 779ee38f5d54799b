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

/** The current toasts of a page, for `useSyncExternalStore`. */
export interface ToastList {
  show: (toast: Toast) => void;
  dismiss: (id: number) => void;
  subscribe: (onChange: () => void) => () => void;
  get: () => readonly ShownToast[];
}

/** The most toasts at a time. The oldest is removed for a new one (C271). */
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
