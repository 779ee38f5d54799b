import { Suspense } from "react";
import { Outlet } from "react-router";
import { SignedIn } from "../../SignedIn.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { PortalState } from "./PortalState.tsx";

/** Around every page behind the guard: what they read through, and the frame. */
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
