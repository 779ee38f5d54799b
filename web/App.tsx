import { StrictMode, Suspense } from "react";
import { BrowserRouter } from "react-router";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { AppRoutes } from "./routes.tsx";
import { Spinner } from "./ui/Spinner.tsx";

/**
 * `useTransitions` is off: with it the old page would stay while the next one loads, and the spinner
 * that says so (C012) would never show.
 */
export function App() {
  return (
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter useTransitions={false}>
          <Suspense fallback={<Spinner />}>
            <AppRoutes />
          </Suspense>
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
}
