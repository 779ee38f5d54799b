import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";
import { CheckIcon, CloseIcon, WarningIcon } from "./ui/site-icons.tsx";
import { createToastList } from "./ui/toast-list.ts";
import { Toasts } from "./ui/Toasts.tsx";

/** The toasts of the tab, outside of its pages: a toast outlives the page that showed it. */
export const toastList = createToastList();

const icons = {
  success: <CheckIcon size="small" />,
  error: <WarningIcon size="small" />,
  close: <CloseIcon size="small" />,
};

function TabToasts() {
  const { t } = useTranslation("common");
  return <Toasts list={toastList} label={t("toasts.label")} closeLabel={t("close")} icons={icons} />;
}

// At once and empty, because a screen reader only tells what is added to a place that is there already.
const place = document.body.appendChild(document.createElement("div"));
flushSync(() => createRoot(place).render(<TabToasts />));
