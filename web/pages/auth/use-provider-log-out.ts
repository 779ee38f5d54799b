import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import { toast } from "#web/toast.ts";
import { takePendingLogOut } from "./pending-log-out.ts";

/**
 * Handles the return from the identity provider after a log-out: removes the state from the address and confirms the
 * log-out, unless the link came from elsewhere.
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
