import { useTranslation } from "react-i18next";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { beginChannel } from "#web/api/endpoints/channels.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";

/** Opens the log-in page of a channel's platform, which redirects to /channels/return. Email has two such platforms. */
export function useLogIn(kind: Exclude<ConnectedKind, "whatsapp">) {
  const { t } = useTranslation("channels");
  return useAction(
    (provider?: "google" | "microsoft") =>
      call(beginChannel, { params: { kind }, body: provider === "microsoft" ? { provider } : {} }),
    {
      failed: (provider) => t(provider === "microsoft" ? "failed.microsoft" : `failed.${kind}`),
      onDone: ({ data }) => {
        window.location.assign(data.url);
        // The promise never resolves, so that the button stays busy until the browser has left this page.
        return new Promise(() => {});
      },
    },
  );
}
