import { Button } from "#web/ui/Button.tsx";
import { type PaidPlan, useSubscription } from "./use-subscription.ts";

/** Opens the page on which a plan is paid. */
export function PayButton({
  order: { plan, period, price },
  look,
  children,
}: {
  order: PaidPlan;
  look?: "main" | "line";
  children: React.ReactNode;
}) {
  const { isPaying, payOnline } = useSubscription();
  return (
    <Button look={look} isPending={isPaying} onClick={() => payOnline({ plan, period, price })}>
      {children}
    </Button>
  );
}
