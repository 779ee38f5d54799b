import { useTranslation } from "react-i18next";
import type { Influencer } from "#shared/contract/influencers.ts";
import { changeInfluencer } from "#web/api/endpoints/influencers.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { Button } from "#web/ui/Button.tsx";
import { AddIcon } from "#web/ui/icons.tsx";
import { CheckIcon } from "#web/ui/site-icons.tsx";

/** Adds an influencer to the organisation's list or removes them. Both can be undone. */
export function ShortlistButton({ influencer }: { influencer: Influencer }) {
  const { t } = useTranslation("influencers");
  const { id, name, is_shortlisted } = influencer;
  const change = useAction(
    (to: boolean) => call(changeInfluencer, { params: { id }, body: { is_shortlisted: to } }),
    {
      refreshes: ["influencers"],
      done: (_, to) => ({
        text: t(to ? "done.add" : "done.remove", { name }),
        action: { label: t("undo"), onClick: () => void change.run(!to) },
      }),
    },
  );
  return (
    <Button
      size="small"
      look={is_shortlisted ? "quiet" : "line"}
      isPending={change.isPending}
      aria-label={t(is_shortlisted ? "list.addedName" : "list.addName", { name })}
      onClick={() => void change.run(!is_shortlisted)}
    >
      {is_shortlisted ? <CheckIcon size="small" /> : <AddIcon size="small" />}
      {t(is_shortlisted ? "list.added" : "list.add")}
    </Button>
  );
}
