import { useState } from "react";
import { useTranslation } from "react-i18next";
import { me } from "#shared/contract/auth.ts";
import { exportTickets } from "#shared/contract/ticket-export.ts";
import { download } from "#web/api/call.ts";
import { useRead } from "#web/api/use-read.ts";
import { queryOfView, type TicketView } from "#web/components/ticket/ticket-view.ts";
import { saveFile } from "#web/save-file.ts";
import { toast } from "#web/toast.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";

/** Saves the tickets that the list's filters leave as a file; only owners may take customers' data out. */
export function ExportButton({ view, className }: { view: TicketView; className?: string | undefined }) {
  const { t } = useTranslation("tickets");
  const caller = useRead(me, {}).data?.data.user;
  const [isPending, setPending] = useState(false);
  if (caller?.role !== "owner") return null;
  const save = async () => {
    setPending(true);
    try {
      saveFile(await download(exportTickets, { query: queryOfView(view) }));
      toast.success(t("export.done"));
    } catch (error) {
      toast.failure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <IconButton
      label={t("export.button")}
      className={className}
      disabled={isPending}
      onClick={() => void save()}
    >
      <DownloadIcon />
    </IconButton>
  );
}
