import type { ToastList } from "#web/ui/toast-list.ts";
import { Toasts } from "#web/ui/Toasts.tsx";
import { ChatIcon } from "./ChatIcon.tsx";
import { useChatLanguage } from "./chat-texts.ts";

const icons = {
  success: <ChatIcon name="picked" />,
  error: <ChatIcon name="warning" />,
  close: <ChatIcon name="close" />,
};

/**
 * Short messages of the chat. The portal's toasts come in a chunk of their own with the first one; here the first one is
 * mostly that the network is gone, and then no chunk comes.
 */
export function ChatToasts({ list }: { list: ToastList }) {
  const { t } = useChatLanguage();
  return <Toasts list={list} label={t("toasts")} closeLabel={t("dismiss")} icons={icons} />;
}
