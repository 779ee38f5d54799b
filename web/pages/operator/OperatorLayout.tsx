import { Suspense } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { countDemoRequests } from "#web/api/endpoints/demo-requests.ts";
import { listJobQueues } from "#web/api/endpoints/operator-jobs.ts";
import { listSubscriptionRequests } from "#web/api/endpoints/subscriptions.ts";
import { listOperatorSupportRequests } from "#web/api/endpoints/support-requests.ts";
import { useRead } from "#web/api/use-read.ts";
import { OperatorFrame } from "#web/components/operator/OperatorFrame.tsx";
import { OperatorTitle } from "#web/components/operator/OperatorTitle.tsx";
import { logOutOfAccount } from "#web/pages/log-out.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { paths } from "#web/paths.ts";
import { SignedIn } from "#web/SignedIn.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";

/** The layout of the back office. Members of a business are redirected to their portal. */
export function OperatorLayout() {
  return (
    <SignedIn>
      <Office />
    </SignedIn>
  );
}

/** The polling interval. New requests come from the public site and from portals, and cause no event here. */
const pollMs = 60_000;

function Office() {
  const { data: caller, error, refetch } = useRead(getCurrentUser, {});
  const { pathname } = useLocation();
  const isOperator = caller?.data.user.role === "operator";
  const lacksSecondStep = caller?.data.lacks_second_step === true;
  const enabled = isOperator && !lacksSecondStep;
  const counts = useRead(countDemoRequests, {}, { enabled, refetchInterval: pollMs });
  const subscriptions = useRead(
    listSubscriptionRequests,
    { query: { page_size: 1 } },
    { enabled, refetchInterval: pollMs },
  );
  const support = useRead(
    listOperatorSupportRequests,
    { query: { page_size: 1 } },
    { enabled, refetchInterval: pollMs },
  );
  const queues = useRead(listJobQueues, {}, { enabled, refetchInterval: pollMs });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!caller) return <Spinner />;
  if (!isOperator) return <Navigate to={paths.dashboard()} replace />;
  // The server refuses every other call until the second step is set up.
  if (lacksSecondStep && pathname !== operatorPaths.security())
    return <Navigate to={operatorPaths.security()} replace />;
  return (
    <OperatorFrame
      user={caller.data.user}
      waiting={
        (counts.data?.data.open ?? 0) +
        (subscriptions.data?.meta.total ?? 0) +
        (support.data?.meta.total ?? 0)
      }
      failed={(queues.data?.data ?? []).reduce((sum, { failed }) => sum + failed, 0)}
      onLogOut={() => void logOutOfAccount()}
    >
      <OperatorTitle />
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
    </OperatorFrame>
  );
}
