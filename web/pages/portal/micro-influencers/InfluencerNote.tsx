import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Influencer } from "#shared/contract/influencers.ts";
import { maxInfluencerNoteLength } from "#shared/values/influencers.ts";
import { changeInfluencer } from "#web/api/endpoints/influencers.ts";
import { useAction } from "#web/api/use-action.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./InfluencerDialog.module.css";

/** The team's note about an influencer. The typed text is kept until it is saved. */
export function InfluencerNote({ influencer }: { influencer: Influencer }) {
  const { t } = useTranslation("influencers");
  const [typed, setTyped] = useState<string>();
  const save = useAction(changeInfluencer, {
    refreshes: ["influencers"],
    done: t("profile.noteSaved"),
  });
  const saveTyped = async (note: string) => {
    if (await save.run({ params: { id: influencer.id }, body: { note } })) setTyped(undefined);
  };
  return (
    <div className={css.part}>
      <TextField
        label={t("profile.note")}
        placeholder={t("profile.notePlaceholder")}
        hint={t("profile.noteHint")}
        lines={3}
        maxLength={maxInfluencerNoteLength}
        value={typed ?? influencer.note}
        onChange={setTyped}
      />
      {typed !== undefined && typed !== influencer.note && (
        <Button size="small" isPending={save.isPending} onClick={() => void saveTyped(typed)}>
          {t("profile.saveNote")}
        </Button>
      )}
    </div>
  );
}
