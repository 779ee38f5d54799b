import { loadTexts } from "#web/i18n/i18n.ts";
import { lazyPart } from "#web/lazy-part.tsx";
import { LoadBoundary } from "#web/ui/LoadBoundary.tsx";
import { useSubscription } from "./use-subscription.ts";

/** The dialog is loaded with its texts when it is first opened, because most visits to the portal never open it. */
const PlanDialog = lazyPart(async () => {
  const [module] = await Promise.all([import("./PlanDialog.tsx"), loadTexts(["subscription", "pricing"])]);
  return module.PlanDialog;
});

/** The dialog with the plans, shown when the state says so. */
export function LazyPlanDialog() {
  const { state, hideModal } = useSubscription();
  if (!state.showSubscriptionModal) return null;
  return (
    <LoadBoundary fallback={null} onClose={hideModal}>
      <PlanDialog />
    </LoadBoundary>
  );
}
