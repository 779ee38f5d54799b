import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeInfluencer, type Influencer, maxInfluencerNoteLength } from "#shared/contract/influencers.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./InfluencerDialog.module.css";

/** What the team noted about an influencer. What is typed stays until it is saved. */
export function InfluencerNote({ influencer }: { influencer: Influencer }) {
  const { t } = useTranslation("influencers");
  const refresh = useRefresh();
  const [typed, setTyped] = useState<string>();
  const [isPending, setPending] = useState(false);
  const save = async (note: string) => {
    setPending(true);
    try {
      await call(changeInfluencer, { params: { id: influencer.id }, body: { note } });
      await refresh("influencers");
      setTyped(undefined);
      toast.success(t("profile.noteSaved"));
    } catch (error) {
      toast.failure(error);
    } finally {
      setPending(false);
    }
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
        <Button size="small" isPending={isPending} onClick={() => void save(typed)}>
          {t("profile.saveNote")}
        </Button>
      )}
    </div>
  );
}
