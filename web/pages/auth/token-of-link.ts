import { patterns } from "#web/paths.ts";

/** Returns the last path segment of `/set-new-password/{token}`, or undefined when there is none (D17). */
export function tokenOfLink(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, "");
  if (path === patterns.setNewPassword) return undefined;
  try {
    return decodeURIComponent(path.slice(path.lastIndexOf("/") + 1)) || undefined;
  } catch {
    return undefined;
  }
}
