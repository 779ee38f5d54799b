import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { useSearchParams } from "#web/use-search-params.ts";
import { connectedKinds, providerOfState } from "#shared/values/channels.ts";
import { finishChannel } from "#web/api/endpoints/channels.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { track } from "#web/analytics/track.ts";
import { Page } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";
import { Spinner } from "#web/ui/Spinner.tsx";

/**
 * The page to which a platform's log-in redirects. It sends the code to the server, and the channels' page shows the
 * result.
 */
export function ChannelReturnPage() {
  const { t } = useTranslation(["channels", "common"]);
  const { kind: named } = useParams();
  const kind = connectedKinds.find((one) => one === named);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const refresh = useRefresh();
  // A code can be used only once, so a second rendering must not send it again.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const finish = async () => {
      if (!kind) return;
      const { code, state, ...rest } = Object.fromEntries(search);
      const from = providerOfState(state ?? "") ?? kind;
      try {
        if (!code || !state) throw new Error(rest["error"] ?? "no code");
        const { waba_id, phone_number_id } = rest;
        await call(finishChannel, {
          params: { kind },
          body: {
            code,
            state,
            extra: { ...(waba_id && { waba_id }), ...(phone_number_id && { phone_number_id }) },
          },
        });
        void track("channel_connection", { channel: kind, status: "connected" });
        toast.success(t(`connected.${from}`));
      } catch (error) {
        void track("channel_connection", { channel: kind, status: "failed" });
        const isDenied = rest["error"] === "access_denied" || rest["error"] === "user_denied";
        toast.error(
          t(`failed.${from}`),
          isDenied ? t("denied") : messageOf(error, t("common:errors.generic")),
        );
      }
    };
    const finishAndLeave = async () => {
      await finish();
      await refresh("channels", "agents");
      await navigate(paths.channels(), { replace: true });
    };
    void finishAndLeave();
  }, [kind, navigate, refresh, search, t]);
  return (
    <Page>
      <Spinner />
    </Page>
  );
}
