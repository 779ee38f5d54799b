import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import { changeCampaign } from "#web/api/endpoints/campaigns.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";
import { type Draft, draftOf, saveUnsavedDraft, loadUnsavedDraft } from "./draft.ts";

/** The pause in typing after which the draft is saved. */
const pauseMs = 600;

export type SaveState = "saved" | "saving" | "failed";

/**
 * Manages a campaign's draft, which saves automatically. Unsaved text survives a reload, and a failed save is
 * repeated with the next change or by `save`. `save` resolves to whether everything is on the server.
 */
export function useDraft(campaign: CampaignView) {
  const { id } = campaign;
  const refresh = useRefresh();
  const [draft, setDraft] = useState<Draft>(() => loadUnsavedDraft(id) ?? draftOf(campaign));
  const [state, setState] = useState<SaveState>(() => (loadUnsavedDraft(id) ? "saving" : "saved"));
  const latest = useRef(draft);
  const isDirty = useRef(state === "saving");
  const running = useRef<Promise<boolean>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const run = async (): Promise<boolean> => {
    while (isDirty.current) {
      isDirty.current = false;
      setState("saving");
      try {
        await call(changeCampaign, { params: { id }, body: latest.current });
      } catch (error) {
        isDirty.current = true;
        setState("failed");
        toast.failure(error);
        return false;
      }
    }
    saveUnsavedDraft(id, undefined);
    setState("saved");
    await refresh("campaigns");
    return true;
  };
  const save = (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (!isDirty.current && !running.current) return Promise.resolve(true);
    return (running.current ??= run().finally(() => (running.current = undefined)));
  };
  const change = (part: Partial<Draft>) => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    isDirty.current = true;
    saveUnsavedDraft(id, latest.current);
    setState("saving");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pauseMs);
  };
  // Saves what a reload left unsaved, and what leaving the page would lose.
  const saveRest = useEffectEvent(() => void save());
  useEffect(() => {
    saveRest();
    return () => saveRest();
  }, []);
  return { draft, change, state, save };
}
