import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";
import { CheckIcon, CloseIcon, WarningIcon } from "./ui/site-icons.tsx";
import { createToastList } from "./ui/toast-list.ts";
import { Toasts } from "./ui/Toasts.tsx";

/** The toasts of the tab. They are outside the pages, because a toast outlives the page that showed it. */
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

// The empty region is rendered at once, because screen readers announce only what is added to an existing region.
const place = document.body.appendChild(document.createElement("div"));
flushSync(() => createRoot(place).render(<TabToasts />));
