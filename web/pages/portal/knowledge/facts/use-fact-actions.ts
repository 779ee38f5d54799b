import { useTranslation } from "react-i18next";
import { stateBusinessFact, withdrawBusinessFact } from "#shared/contract/business-facts.ts";
import type { FactTopic, StatedFact } from "#shared/rules/business-facts.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";

/** What is done with a topic without opening its form. */
export function useFactActions() {
  const { t } = useTranslation(["facts", "common"]);
  const refresh = useRefresh();
  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast.success(done, t("act.savedNote"));
    } catch (error) {
      toast.error(t("act.failed"), messageOf(error, t("common:errors.generic")));
    }
    await refresh("knowledge");
  };
  return {
    confirm: (fact: StatedFact) =>
      run(
        () => call(stateBusinessFact, { body: fact }),
        t("act.confirmed", { topic: t(`topic.${fact.topic}`) }),
      ),
    takeFile: (topic: FactTopic) =>
      run(() => call(withdrawBusinessFact, { params: { topic } }), t("act.withdrawn")),
  };
}
