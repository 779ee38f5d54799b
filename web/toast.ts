import { messageOf } from "./api/api-error.ts";
import i18next from "i18next";
import { recentNotices } from "./recent-notices.ts";
import type { ToastAction } from "./ui/toast-list.ts";

// The component for toasts is loaded with the first one, because most public pages never show one.
const load = () => import("./toasts.tsx");

/** Shows short messages at the top right (C271). A message that must not be missed belongs on the page instead. */
export const toast = {
  /** `action` adds a button for the next step or for undoing. */
  success: (text: string, description?: string, action?: ToastAction) => {
    recentNotices.add({ kind: "success", text, description });
    void load().then(({ toastList }) => toastList.show({ kind: "success", text, description, action }));
  },
  error: (text: string, description?: string) => {
    recentNotices.add({ kind: "error", text, description });
    void load().then(({ toastList }) => toastList.show({ kind: "error", text, description }));
  },
  /** Shows an error thrown by `call`: the server's message, or a general one. */
  failure: (error: unknown) => toast.error(messageOf(error, i18next.t("common:errors.generic"))),
};
