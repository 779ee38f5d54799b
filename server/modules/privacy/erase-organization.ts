import { rm } from "node:fs/promises";
import { join } from "node:path";
import { organizationFolder } from "#server/files/file-store.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { disconnectAll } from "#server/modules/connections/index.ts";
import * as store from "./store/organization-deletions.ts";

/**
 * Erases a business after its waiting period: its subscriptions at platforms, all rows, copies of its mails and its files. It
 * cannot be undone from the first step on. After a crash the next attempt continues: the rows are deleted in one
 * transaction, and deleting a folder twice has no effect.
 */
export const eraseOrganizationJob: Job<"privacy.eraseOrganization"> = async (tenant, { deletionId }) => {
  const found = await tenant.transaction(store.findOpenDeletion);
  if (found?.id !== deletionId) return "Skipped: the request was taken back, or is done";
  if (found.due_at > tenant.clock()) throw new Error("the waiting time is not over");
  if (found.state === "waiting") {
    await tenant.transaction((db) => store.changeDeletion(db, "waiting", { state: "erasing" }));
    // A channel may have been connected again after the request, so it is disconnected at the platform.
    await disconnectAll(tenant);
  }
  await tenant.transaction(async (db) => {
    // The files are deleted before the commit, because a mail whose row is gone cannot be found again. A row
    // without its file does no harm, because nobody reads the file.
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
