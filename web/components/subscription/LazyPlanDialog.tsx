import { lazy, Suspense } from "react";
import { loadTexts } from "#web/i18n/i18n.ts";
import { useSubscription } from "./use-subscription.ts";

/** The dialog is loaded with its texts when it is first opened, because most visits to the portal never open it. */
const PlanDialog = lazy(async () => {
  const [module] = await Promise.all([import("./PlanDialog.tsx"), loadTexts(["subscription", "pricing"])]);
  return { default: module.PlanDialog };
});

/** The dialog with the plans, shown when the state says so. */
export function LazyPlanDialog() {
  const { state } = useSubscription();
  if (!state.showSubscriptionModal) return null;
  return (
    <Suspense fallback={null}>
      <PlanDialog />
    </Suspense>
  );
}
