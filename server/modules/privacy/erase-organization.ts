import { rm } from "node:fs/promises";
import { join } from "node:path";
import { organizationFolder } from "#server/files/file-store.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { disconnectAll } from "#server/modules/connections/index.ts";
import * as store from "./store/organization-deletions.ts";

/**
 * Erases a business whose waiting time is over: what it has at platforms, its rows everywhere, copies of its mails and its
 * files. From the first step on it cannot be taken back. Killed in between, the next attempt goes on: rows are gone together
 * or not at all, and deleting a folder twice does no harm.
 */
export const eraseOrganizationJob: Job<"privacy.eraseOrganization"> = async (tenant, { deletionId }) => {
  const found = await tenant.transaction(store.findOpenDeletion);
  if (found?.id !== deletionId) return "Skipped: the request was taken back, or is done";
  if (found.due_at > tenant.clock()) throw new Error("the waiting time is not over");
  if (found.state === "waiting") {
    await tenant.transaction((db) => store.changeDeletion(db, "waiting", { state: "erasing" }));
    // Connected anew after the request: the platform must not deliver to nobody.
    await disconnectAll(tenant);
  }
  await tenant.transaction(async (db) => {
    // Before the commit: a mail whose row is gone cannot be found again. A copy that is missing while its row is still there
    // is none that anybody reads.
    for (const id of await store.eraseOrganization(db))
      await rm(join(tenant.config.dataDir, "mail", `${id}.eml`), { force: true });
  });
  await tenant.files.deleteFolder(organizationFolder(tenant.id));
  await tenant.transaction((db) =>
    store.changeDeletion(db, "erasing", {
      state: "done",
      ended_at: tenant.clock(),
      organization_name: "",
      requested_by_name: "",
    }),
  );
  return "erased a business";
};
