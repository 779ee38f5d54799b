import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { loadTextsInBothLanguages } from "#web/i18n/both-languages.ts";
import { lazyPart } from "#web/lazy-part.tsx";
import { paths } from "#web/paths.ts";
import { LoadBoundary } from "#web/ui/LoadBoundary.tsx";
import { useShortcuts, useShortcutSequence } from "#web/shortcuts.ts";

/** The palette is loaded with its texts when it is first opened. It finds commands by their names in both languages. */
const CommandPalette = lazyPart(async () => {
  const [module] = await Promise.all([
    import("./CommandPalette.tsx"),
    loadTextsInBothLanguages(["palette", "common", "portal", "faqs"]),
  ]);
  return module.CommandPalette;
});
const ShortcutsDialog = lazyPart(async () => {
  const [module] = await Promise.all([
    import("./ShortcutsDialog.tsx"),
    loadTextsInBothLanguages(["palette"]),
  ]);
  return module.ShortcutsDialog;
});

const RecentNoticesDialog = lazyPart(
  async () => (await import("#web/components/portal/RecentNoticesDialog.tsx")).RecentNoticesDialog,
);

export type Overlay = "palette" | "shortcuts" | "notices";

/** The command palette, the list of shortcuts and the recent notices, with the keys that open them on every page of the portal. */
export function PortalOverlays({
  shown,
  onShow,
  isOwner,
}: {
  shown: Overlay | undefined;
  onShow: (overlay: Overlay | undefined) => void;
  isOwner: boolean;
}) {
  const navigate = useNavigate();
  const togglePalette = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.code !== "KeyK" || !isAsked) return;
    // The browser's own search must not open over a dialog either.
    event.preventDefault();
    if (shown === "palette") onShow(undefined);
    else if (!document.querySelector("[role=dialog], [role=alertdialog]")) onShow("palette");
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => togglePalette(event);
    // The capture phase precedes the palette's own field, which stops the propagation of typed keys.
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
  useShortcuts({ "Shift+Slash": () => onShow("shortcuts") });
  useShortcutSequence("KeyG", {
    KeyD: () => void navigate(paths.dashboard()),
    KeyT: () => void navigate(paths.tickets()),
    KeyC: () => void navigate(paths.customers()),
    KeyK: () => void navigate(paths.knowledge()),
  });
  const close = () => onShow(undefined);
  // A key that opens another one must find it without the message about the first.
  return (
    <LoadBoundary key={shown} fallback={null} onClose={close}>
      {shown === "palette" && (
        <CommandPalette isOwner={isOwner} onClose={close} onShowShortcuts={() => onShow("shortcuts")} />
      )}
      {shown === "notices" && <RecentNoticesDialog onClose={close} />}
      {shown === "shortcuts" && <ShortcutsDialog onClose={close} />}
    </LoadBoundary>
  );
}
