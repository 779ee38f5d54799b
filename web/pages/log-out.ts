import { logOut } from "#web/api/endpoints/auth.ts";
import { track } from "#web/analytics/track.ts";
import { call } from "#web/api/call.ts";
import { clearSession, endSupportSession, startLogOut } from "#web/api/session.ts";
import { deleteDrafts } from "#web/drafts.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { paths } from "#web/paths.ts";
import { savePendingLogOut } from "./auth/pending-log-out.ts";

/**
 * Logs out (C155). The token is removed even if the server cannot be reached. A member who logged in through an
 * identity provider is also logged out there, because on a shared computer it would let the next user in.
 */
export async function logOutOfAccount(): Promise<void> {
  startLogOut();
  const atProvider = await call(logOut).then(
    ({ data }) => data?.url,
    () => undefined,
  );
  clearSession();
  deleteDrafts();
  await track("logout", {});
  // A full load, so that no data of this account stay in memory.
  if (atProvider) savePendingLogOut(atProvider);
  location.assign(atProvider ?? paths.login());
}

/** Ends an operator's access to a business's portal and opens the back office, where they stay logged in. */
export async function logOutOfPortal(organizationId: string | undefined): Promise<void> {
  startLogOut();
  await call(logOut).catch(() => {});
  endSupportSession();
  location.assign(
    organizationId ? operatorPaths.organization(organizationId) : operatorPaths.organizations(),
  );
}
