import { useShortcuts } from "#web/shortcuts.ts";

/**
 * Moves the focus through a table's row links with J and K, so that Enter opens the focused row and screen readers
 * announce it. The slash focuses the search field.
 */
export function useRowKeys(
  rows: React.RefObject<HTMLElement | null>,
  field?: React.RefObject<HTMLInputElement | null>,
): void {
  const move = (step: 1 | -1) => {
    const links = [...(rows.current?.querySelectorAll<HTMLElement>("tbody a") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = links[at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step];
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  };
  useShortcuts({ KeyJ: () => move(1), KeyK: () => move(-1), Slash: () => field?.current?.focus() });
}
