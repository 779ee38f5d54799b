import { useTranslation } from "react-i18next";
import type { ChainCheck } from "#shared/contract/audit.ts";
import { useAction } from "#web/api/use-action.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { ShieldIcon } from "#web/ui/icons.tsx";

/** Checks the whole log on the server and shows whether an entry is missing or was changed. */
export function CheckButton({ check }: { check: () => Promise<{ data: ChainCheck }> }) {
  const { t } = useTranslation("activity");
  const format = useFormat();
  const chainCheck = useAction(check, {
    onDone: ({ data: { entries, broken_at } }) => {
      if (broken_at === null)
        toast.success(t("check.unbroken", { count: entries, number: format.number(entries) }));
      else toast.error(t("check.broken", { number: format.number(broken_at) }));
    },
  });
  return (
    <Button size="small" isPending={chainCheck.isPending} onClick={() => void chainCheck.run()}>
      <ShieldIcon size="small" />
      {t("check.label")}
    </Button>
  );
}
