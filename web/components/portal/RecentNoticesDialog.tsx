import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { recentNotices } from "#web/recent-notices.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { CheckIcon, WarningIcon } from "#web/ui/site-icons.tsx";
import css from "./RecentNoticesDialog.module.css";

/** The short messages that were shown in this tab, for who missed one. */
export function RecentNoticesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const notices = useSyncExternalStore(recentNotices.subscribe, recentNotices.get);
  return (
    <Dialog isOpen onClose={onClose} title={t("notices.title")}>
      {notices.length === 0 ? (
        <p>{t("notices.none")}</p>
      ) : (
        <ul className={css.list}>
          {notices.map(({ id, kind, text, description, at }) => (
            <li key={id}>
              <span className={css[kind]}>
                {kind === "error" ? <WarningIcon size="small" /> : <CheckIcon size="small" />}
              </span>
              <p>
                {text}
                {description && <small>{description}</small>}
              </p>
              <time dateTime={at}>{format.time(at)}</time>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
