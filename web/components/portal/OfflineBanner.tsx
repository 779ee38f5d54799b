import { useTranslation } from "react-i18next";
import { useOnline } from "#web/use-online.ts";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import css from "./SupportAccessBanner.module.css";

/** The banner without a connection: what is kept, and what is sent by itself later. */
export function OfflineBanner() {
  const { t } = useTranslation("portal");
  const isOnline = useOnline();
  // The empty region stays, because screen readers announce only what is added to an existing one.
  return (
    <div role="status">
      {!isOnline && (
        <div className={css.banner}>
          <WarningIcon size="small" />
          <p>{t("offline")}</p>
        </div>
      )}
    </div>
  );
}
