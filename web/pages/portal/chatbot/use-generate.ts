import { useTranslation } from "react-i18next";
import { generateChatbot } from "#web/api/endpoints/chatbot.ts";
import { track } from "#web/analytics/track.ts";
import { useAction } from "#web/api/use-action.ts";

export interface Generate {
  isPending: boolean;
  /** Generates an address. Resolves when the page shows it, or the reason of the failure. */
  run: () => Promise<unknown>;
}

export function useGenerate(): Generate {
  const { t } = useTranslation(["chatbot", "common"]);
  const generate = useAction(generateChatbot, {
    refreshes: ["chatbot"],
    done: t("generateSuccess"),
    failed: t("generateError"),
    onDone: () => void track("channel_connection", { channel: "chat", status: "connected" }),
  });
  return { isPending: generate.isPending, run: () => generate.run() };
}
