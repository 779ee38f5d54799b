import { StrictMode, Suspense } from "react";
import { type PageData, PageDataContext } from "./api/page-data.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Live } from "./Live.tsx";
import { AppRoutes } from "./routes.tsx";
import { Spinner } from "./ui/Spinner.tsx";

export interface AppProps {
  /** Another one on the server than in the browser. */
  router: (children: React.ReactNode) => React.ReactNode;
  /** What was read for the first page. */
  data: PageData;
}

export function App({ router, data }: AppProps) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <PageDataContext value={data}>
          {router(
            <Suspense fallback={<Spinner />}>
              <AppRoutes />
              <Live />
            </Suspense>,
          )}
        </PageDataContext>
      </ErrorBoundary>
    </StrictMode>
  );
}
