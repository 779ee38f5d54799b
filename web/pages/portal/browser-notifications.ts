/** Returns the browser's permission for notifications, or `unsupported`. */
export const permissionOfBrowser = (): NotificationPermission | "unsupported" =>
  "Notification" in globalThis ? Notification.permission : "unsupported";

/**
 * Shows a browser notification. It replaces an earlier one with the same tag. Returns false when the browser shows
 * none, such as Chrome on a phone, which requires a service worker.
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
