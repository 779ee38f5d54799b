/** Whether this browser may show notifications; `unsupported` where it cannot. */
export const permissionOfBrowser = (): NotificationPermission | "unsupported" =>
  "Notification" in globalThis ? Notification.permission : "unsupported";

/**
 * Shows a notification outside of the page. One with the same tag takes the place of the one before. False where the
 * browser shows none, such as Chrome on a phone, which knows them only from a service worker.
 */
export function showNotification(
  title: string,
  { tag, language, onOpen }: { tag: string; language: string; onOpen: () => void },
): boolean {
  if (permissionOfBrowser() !== "granted") return false;
  try {
    const shown = new Notification(title, { tag, lang: language, icon: "/favicon.svg" });
    shown.addEventListener("click", () => {
      window.focus();
      onOpen();
      shown.close();
    });
    return true;
  } catch {
    return false;
  }
}
