import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import { toast } from "#web/toast.ts";
import { takePendingLogOut } from "./pending-log-out.ts";

/**
 * Back from the identity provider after a log-out: the state goes out of the address, and the visitor reads that they are
 * logged out, unless somebody else's link led here.
 */
export function useProviderLogOut(): void {
  const { t } = useTranslation("auth");
  const [query, setQuery] = useSearchParams();
  const state = query.get("state");
  const finish = useEffectEvent((returned: string) => {
    setQuery({}, { replace: true });
    if (takePendingLogOut(returned)) toast.success(t("login.loggedOut"));
  });
  useEffect(() => {
    if (state !== null) finish(state);
  }, [state]);
}
