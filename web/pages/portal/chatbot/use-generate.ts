import { useState } from "react";
import { useTranslation } from "react-i18next";
import { generateChatbot } from "#shared/contract/chatbot.ts";
import { messageOf } from "../../../api/api-error.ts";
import { track } from "../../../analytics/track.ts";
import { call } from "../../../api/call.ts";
import { useRefresh } from "../../../api/use-read.ts";
import { toast } from "../../../toast.ts";

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
