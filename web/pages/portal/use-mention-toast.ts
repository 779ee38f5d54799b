import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";

/** Tells a member that a private note mentions them, unless they look at its ticket already. */
export function useMentionToast(): (ticketId: string) => void {
  const { t } = useTranslation("portal");
  const { pathname } = useLocation();
  const go = useNavigate();
  return (ticketId) => {
    const path = paths.ticket(ticketId);
    if (pathname === path) return;
    toast.success(t("mention.said"), undefined, {
      label: t("mention.open"),
      onClick: () => void go(path),
    });
  };
}
