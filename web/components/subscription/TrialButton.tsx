import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { useSubscription } from "./use-subscription.ts";

/** Starts the organisation's only trial (D35). Only owners see it. */
export function TrialButton({ size = "small" }: { size?: "small" | "normal" }) {
  const { t } = useTranslation("subscription");
  const { isStartingTrial, startTrial } = useSubscription();
  return (
    <Button look="cta" size={size} isPending={isStartingTrial} onClick={startTrial}>
      {t("actions.startTrial")}
    </Button>
  );
}
