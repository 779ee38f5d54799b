import { useNavigate } from "react-router";
import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { passSecondStep } from "#shared/contract/second-step.ts";
import { track } from "#web/analytics/track.ts";
import { saveSession } from "#web/api/session.ts";
import { paths, safeReturnPath } from "#web/paths.ts";
import { toast } from "#web/toast.ts";

/** Returns a function that completes every kind of log-in: it stores the session and opens the requested page. */
export function useEnter(from: string | null) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  return async (session: ResultOf<typeof passSecondStep>["data"]) => {
    saveSession(session.token);
    void track("login");
    toast.success(t("login.success"));
    const home = session.user.role === "operator" ? paths.operator() : paths.dashboard();
    await navigate(safeReturnPath(from) ?? home, { replace: true });
  };
}
