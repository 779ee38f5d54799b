import { Suspense } from "react";
import { Outlet } from "react-router";
import { SignedIn } from "#web/SignedIn.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import { PortalState } from "./PortalState.tsx";

/** The layout of every page that requires a log-in: its providers and the frame. */
export function PortalLayout() {
  return (
    <SignedIn>
      <PortalState>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </PortalState>
    </SignedIn>
  );
}
