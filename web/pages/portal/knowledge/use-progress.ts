import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { getKnowledge } from "#shared/contract/knowledge.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";

export type Knowledge = ResultOf<typeof getKnowledge>["data"];

/** True while a training waits or runs. */
export const isTraining = ({ training }: Knowledge): boolean =>
  training?.status === "submitted" || training?.status === "processing";

const pollMs = 2000;

/**
 * Updates the page while sources are read or a training runs: on server events, and by polling in case they are
 * missed (a proxy, a sleeping phone). Reports the result of a training that was started or seen running here. Returns
 * a function to call with the id of a started training, because a short one can end before the page has seen it run.
 */
export function useProgress(knowledge: Knowledge | undefined): (trainingId: string) => void {
  const { t } = useTranslation("knowledge");
  const refresh = useRefresh();
  const [watched, setWatched] = useState<string>();
  const trains = knowledge !== undefined && isTraining(knowledge);
  const running = trains ? knowledge.training?.id : undefined;
  if (running !== undefined && running !== watched) setWatched(running);
  const announced = useRef<string>(undefined);
  const works = trains || knowledge?.sources.some((source) => source.status === "processing") === true;

  useEffect(() => {
    if (!works) return;
    const timer = setInterval(() => void refresh("knowledge"), pollMs);
    return () => clearInterval(timer);
  }, [works, refresh]);

  useEffect(() => {
    if (!knowledge?.training || trains) return;
    const { id, status, problem_text, held_back } = knowledge.training;
    if (watched !== id || announced.current === id) return;
    announced.current = id;
    const live = knowledge.versions.find((version) => version.live);
    if (held_back)
      toast.error(t("train.heldBack"), live && t("train.stillAnswering", { number: live.number }));
    else if (status === "trained")
      toast.success(t("train.success"), live && t("train.successNote", { number: live.number }));
    else toast.error(t("train.failed"), problem_text ?? undefined);
  }, [knowledge, trains, watched, t]);

  return setWatched;
}
