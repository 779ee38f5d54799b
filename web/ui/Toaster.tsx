import { type FocusEvent, useState } from "react";
import "sonner/dist/styles.css";
import { Toaster as Sonner } from "sonner";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { CheckIcon, WarningIcon } from "./site-icons.tsx";
import css from "./Toaster.module.css";

/**
 * C271, D50: top right in both languages, 4000 ms, three at once; it waits while the pointer or the focus is on it.
 * The swipe of 20 px is set where sonner is bundled (vite.config.ts). Show one with `toast` of sonner.
 */
export function Toaster() {
  const { t } = useTranslation("common");
  const { isRTL } = useLanguage();
  // Toasts lie on one another until the pointer is on them; sonner leaves them so when the focus comes by keyboard.
  const [isFocused, setFocused] = useState(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(currentTarget.contains(relatedTarget));
  return (
    <div onFocus={() => setFocused(true)} onBlur={onBlur}>
      <Sonner
        expand={isFocused}
        className={css.place ?? ""}
        position="top-right"
        dir={isRTL ? "rtl" : "ltr"}
        duration={4000}
        visibleToasts={3}
        closeButton
        containerAriaLabel={t("toasts.label")}
        icons={{ success: <CheckIcon size="small" />, error: <WarningIcon size="small" /> }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: t("close"),
          classNames: {
            toast: css.toast ?? "",
            success: css.success ?? "",
            error: css.error ?? "",
            title: css.title ?? "",
            description: css.description ?? "",
            content: css.content ?? "",
            icon: css.icon ?? "",
            closeButton: css.close ?? "",
            actionButton: css.action ?? "",
          },
        }}
      />
    </div>
  );
}
