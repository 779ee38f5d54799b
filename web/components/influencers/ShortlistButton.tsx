import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeInfluencer, type Influencer } from "#shared/contract/influencers.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { AddIcon } from "#web/ui/icons.tsx";
import { CheckIcon } from "#web/ui/site-icons.tsx";

/** Puts an influencer on the organisation's list, or takes it off; either can be undone. */
export function ShortlistButton({ influencer }: { influencer: Influencer }) {
  const { t } = useTranslation("influencers");
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const { id, name, is_shortlisted } = influencer;
  const change = async (to: boolean) => {
    setPending(true);
    try {
      await call(changeInfluencer, { params: { id }, body: { is_shortlisted: to } });
      toast.success(t(to ? "done.add" : "done.remove", { name }), undefined, {
        label: t("undo"),
        onClick: () => void change(!to),
      });
    } catch (error) {
      toast.failure(error);
    } finally {
      await refresh("influencers");
      setPending(false);
    }
  };
  return (
    <Button
      size="small"
      look={is_shortlisted ? "quiet" : "line"}
      isPending={isPending}
      aria-label={t(is_shortlisted ? "list.addedName" : "list.addName", { name })}
      onClick={() => void change(!is_shortlisted)}
    >
      {is_shortlisted ? <CheckIcon size="small" /> : <AddIcon size="small" />}
      {t(is_shortlisted ? "list.added" : "list.add")}
    </Button>
  );
}
