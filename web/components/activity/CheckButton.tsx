import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChainCheck } from "#shared/contract/audit.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { ShieldIcon } from "#web/ui/icons.tsx";

/** Reads the whole log on the server and says whether anything is missing or was changed. */
export function CheckButton({ check }: { check: () => Promise<{ data: ChainCheck }> }) {
  const { t } = useTranslation("activity");
  const format = useFormat();
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      const { entries, broken_at } = (await check()).data;
      if (broken_at === null)
        toast.success(t("check.unbroken", { count: entries, number: format.number(entries) }));
      else toast.error(t("check.broken", { number: format.number(broken_at) }));
    } catch (problem) {
      toast.failure(problem);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" isPending={isPending} onClick={() => void run()}>
      <ShieldIcon size="small" />
      {t("check.label")}
    </Button>
  );
}
