import { StrictMode, Suspense } from "react";
import { type PageData, PageDataContext } from "./api/page-data.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Live } from "./Live.tsx";
import { AppRoutes } from "./routes.tsx";
import { Spinner } from "./ui/Spinner.tsx";

export interface AppProps {
  /** Wraps the page in a router. The server and the browser pass different ones. */
  router: (children: React.ReactNode) => React.ReactNode;
  /** The data that were read for the first page. */
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
