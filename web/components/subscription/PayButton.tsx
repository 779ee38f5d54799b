import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { type PaidPlan, useSubscription } from "./use-subscription.ts";

/** Leads to the page where a plan is paid. */
export function PayButton({
  order: { plan, period, price },
  look,
  children,
}: {
  order: PaidPlan;
  look?: "main" | "line";
  children: React.ReactNode;
}) {
  const { payOnline } = useSubscription();
  const [isPending, setPending] = useState(false);
  const pay = async () => {
    setPending(true);
    await payOnline({ plan, period, price });
    setPending(false);
  };
  return (
    <Button look={look} isPending={isPending} onClick={() => void pay()}>
      {children}
    </Button>
  );
}
