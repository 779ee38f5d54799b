import { useState } from "react";
import { useTranslation } from "react-i18next";
import { generateChatbot } from "#shared/contract/chatbot.ts";
import { messageOf } from "#web/api/api-error.ts";
import { track } from "#web/analytics/track.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";

export interface Generate {
  isPending: boolean;
  /** Resolves when the page shows the new address, or the reason why there is none. */
  run: () => Promise<void>;
}

export function useGenerate(): Generate {
  const { t } = useTranslation(["chatbot", "common"]);
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      await call(generateChatbot);
      void track("channel_connection", { channel: "chat", status: "connected" });
      toast.success(t("generateSuccess"));
    } catch (error) {
      toast.error(t("generateError"), messageOf(error, t("common:errors.generic")));
    }
    await refresh("chatbot");
    setPending(false);
  };
  return { isPending, run };
}
