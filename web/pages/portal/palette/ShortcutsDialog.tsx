import { useTranslation } from "react-i18next";
import { modifierKey, useShortcutChoice } from "#web/shortcuts.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import css from "./ShortcutsDialog.module.css";

const groups = [
  {
    title: "everywhere",
    entries: [
      { does: "palette", keys: [modifierKey, "K"] },
      { does: "help", keys: ["?"] },
      { does: "dashboard", keys: ["G", "D"] },
      { does: "tickets", keys: ["G", "T"] },
      { does: "customers", keys: ["G", "C"] },
      { does: "knowledge", keys: ["G", "K"] },
    ],
  },
  {
    title: "list",
    entries: [
      { does: "move", keys: ["J", "K"] },
      { does: "open", keys: ["Enter"] },
      { does: "select", keys: ["X"] },
      { does: "search", keys: ["/"] },
    ],
  },
  {
    title: "ticket",
    entries: [
      { does: "move", keys: ["J", "K"] },
      { does: "reply", keys: ["R"] },
      { does: "writeNote", keys: ["N"] },
      { does: "close", keys: ["C"] },
      { does: "merge", keys: ["M"] },
      { does: "send", keys: [modifierKey, "Enter"] },
    ],
  },
] as const;

/** All shortcuts of the portal, with the switch for the single-key ones. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("palette");
  const [isOn, choose] = useShortcutChoice();
  return (
    <Dialog isOpen onClose={onClose} title={t("shortcuts.title")} size="wide">
      <Switch isOn={isOn} onChange={choose} label={t("shortcuts.on")} />
      <div className={css.groups}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{t(`shortcuts.${group.title}`)}</h3>
            <dl>
              {group.entries.map(({ does, keys }) => (
                <div key={does}>
                  <dt>{t(`shortcuts.${does}`)}</dt>
                  <dd dir="ltr">
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={css.note}>{t("shortcuts.note")}</p>
    </Dialog>
  );
}
