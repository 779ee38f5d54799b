import { useNavigate } from "react-router";
import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { passSecondStep } from "#shared/contract/second-step.ts";
import { track } from "#web/analytics/track.ts";
import { saveSession } from "#web/api/session.ts";
import { paths, safeReturnPath } from "#web/paths.ts";
import { toast } from "#web/toast.ts";

/** What follows a log-in, however it was done: the session is kept, and the page comes that was wanted. */
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
