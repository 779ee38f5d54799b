import { messageOf } from "./api/api-error.ts";
import i18next from "i18next";
import type { ToastAction } from "./toasts.tsx";

// Sonner and the place where toasts appear are fetched with the first toast: most public pages never show one.
const load = () => import("./toasts.tsx");

/** Short messages at the top right (C271). What must not be missed belongs on the page, not here. */
export const toast = {
  /** `action`: the next step, or the way back, as one button. */
  success: (text: string, description?: string, action?: ToastAction) =>
    void load().then(({ showToast }) => showToast("success", text, description, action)),
  error: (text: string, description?: string) =>
    void load().then(({ showToast }) => showToast("error", text, description)),
  /** For anything thrown by `call`: what the server said, else that something went wrong. */
  failure: (error: unknown) => toast.error(messageOf(error, i18next.t("common:errors.generic"))),
};
