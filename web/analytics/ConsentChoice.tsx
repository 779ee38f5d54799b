import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { readConsent, saveConsent, onConsentChange } from "./consent.ts";
import css from "./ConsentChoice.module.css";

/** Shows the visitor's consent to measurement, which can be withdrawn as easily as it was given. */
export function ConsentChoice() {
  const { t } = useTranslation("legal");
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => undefined);
  const granted = consent === "granted";
  return (
    <div className={css.choice}>
      <p role="status">{t(`consent.${consent ?? "open"}`)}</p>
      <Button onClick={() => saveConsent(granted ? "denied" : "granted")}>
        {t(granted ? "consent.withdraw" : "consent.give")}
      </Button>
    </div>
  );
}
