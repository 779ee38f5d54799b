import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import type { Consent } from "./consent.ts";
import css from "./ConsentBanner.module.css";

/** Asks for consent before anything is measured. Both answers need one press and are equally visible. */
export function ConsentBanner({ onDecide }: { onDecide: (decision: Consent) => void }) {
  const { t } = useTranslation("common");
  return (
    <section aria-label={t("consent.title")} className={css.banner}>
      <p>{t("consent.text")}</p>
      <div className={css.choices}>
        <Button onClick={() => onDecide("denied")}>{t("consent.deny")}</Button>
        <Button onClick={() => onDecide("granted")}>{t("consent.grant")}</Button>
      </div>
    </section>
  );
}
