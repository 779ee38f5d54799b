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
 * The toasts of the chat. The portal loads its toasts on demand, but the chat's first toast usually reports a lost
 * connection, when nothing can be loaded.
 */
export function ChatToasts({ list }: { list: ToastList }) {
  const { t } = useChatLanguage();
  return <Toasts list={list} label={t("toasts")} closeLabel={t("dismiss")} icons={icons} />;
}
