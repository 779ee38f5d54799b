import { logOut } from "#web/api/endpoints/auth.ts";
import { track } from "#web/analytics/track.ts";
import { call } from "#web/api/call.ts";
import { clearSession, endSupportSession, startLogOut } from "#web/api/session.ts";
import { forgetDrafts } from "#web/drafts.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { paths } from "#web/paths.ts";
import { savePendingLogOut } from "./auth/pending-log-out.ts";

/**
 * C155: the server ends the session; the token goes whether or not it could be reached. Who logged in by their company's
 * identity provider logs out there next: on a machine that others use, it would otherwise let the next one in.
 */
export async function logOutOfAccount(): Promise<void> {
  startLogOut();
  const atProvider = await call(logOut).then(
    ({ data }) => data?.url,
    () => undefined,
  );
  clearSession();
  forgetDrafts();
  await track("logout", {});
  // A new load, so that nothing of this account stays in memory.
  if (atProvider) savePendingLogOut(atProvider);
  location.assign(atProvider ?? paths.login());
}

/** Ends an operator's access to a business's portal and opens their office, where they stay logged in. */
export async function logOutOfPortal(organizationId: string | undefined): Promise<void> {
  startLogOut();
  await call(logOut).catch(() => {});
  endSupportSession();
  location.assign(
    organizationId ? operatorPaths.organization(organizationId) : operatorPaths.organizations(),
  );
}
