import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast } from "sonner";
import { Toaster } from "./ui/Toaster.tsx";

// One place for the whole tab, outside of the pages: a toast outlives the page that showed it.
const place = document.body.appendChild(document.createElement("div"));
// At once, because a toast shown before the place listens is lost.
flushSync(() => createRoot(place).render(<Toaster />));

export interface ToastAction {
  label: string;
  onClick: () => void;
}

/** One with something to press stays longer: who reads slowly must get to it. */
const withActionMs = 10_000;

export function showToast(
  kind: "success" | "error",
  text: string,
  description?: string,
  action?: ToastAction,
): void {
  toast[kind](text, { description, ...(action && { action, duration: withActionMs }) });
}
