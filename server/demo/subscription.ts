import type { Plan } from "#shared/contract/plans.ts";
import type { Subscription } from "#shared/contract/subscriptions.ts";

const dayMs = 24 * 3_600_000;

/** The part of the product's API that the demo's steps need. */
export interface StepApi {
  call: <T>(method: "GET" | "POST", path: string, options: { token?: string; json?: unknown }) => Promise<T>;
}

interface Step {
  at: Date;
  run: () => Promise<void>;
}

/**
 * Returns the steps by which the roastery got its subscription: a trial in its first week, and a request for a year
 * on the sixth day, which the company activated in the afternoon. Each step is the call that the portal or the
 * office makes, at its time.
 */
export function subscriptionSteps(
  api: StepApi,
  tokens: Record<"owner" | "operator", string>,
  now: Date,
): Step[] {
  const timeDaysAgo = (daysAgo: number, hours: number) =>
    new Date(now.getTime() - daysAgo * dayMs + hours * 3_600_000);
  let requestId: string | undefined;
  return [
    {
      at: timeDaysAgo(27, 0),
      run: async () => {
        await api.call("POST", "/api/subscription/trial/", { token: tokens.owner });
      },
    },
    {
      at: timeDaysAgo(22, 0),
      run: async () => {
        const plans = await api.call<{ data: Plan[] }>("GET", "/api/plans/", {});
        const plan = plans.data.find(({ id }) => id === "professional");
        const { data } = await api.call<{ data: Subscription }>("POST", "/api/subscription/requests/", {
          token: tokens.owner,
          json: { plan: "professional", period: "year", price: plan?.price_year ?? null },
        });
        requestId = data.request?.id;
      },
    },
    {
      at: timeDaysAgo(22, 5),
      run: async () => {
        await api.call("POST", `/api/operator/subscription-requests/${requestId}/activate/`, {
          token: tokens.operator,
        });
      },
    },
  ];
}

/** Runs the steps that are due until then, each under a clock set to its time, and removes them from the list. */
export async function runStepsUntil(until: Date, steps: Step[], setClock: (at: Date) => void): Promise<void> {
  for (let step = steps[0]; step && step.at <= until; step = steps[0]) {
    setClock(step.at);
    await step.run();
    steps.shift();
  }
}
