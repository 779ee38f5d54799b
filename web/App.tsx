import { StrictMode, Suspense } from "react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { AppRoutes } from "./routes.tsx";
import { Spinner } from "./ui/Spinner.tsx";

/** Everything but the router, which is another one on the server than in the browser. */
export function App({ router }: { router: (children: React.ReactNode) => React.ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        {router(
          <Suspense fallback={<Spinner />}>
            <AppRoutes />
          </Suspense>,
        )}
      </ErrorBoundary>
    </StrictMode>
  );
}
