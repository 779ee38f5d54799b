import { useTranslation } from "react-i18next";
import { stateBusinessFact, withdrawBusinessFact } from "#web/api/endpoints/business-facts.ts";
import type { FactTopic, StatedFact } from "#shared/rules/business-facts.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";

/** Returns the actions on a topic that need no form. */
export function useFactActions() {
  const { t } = useTranslation(["facts", "common"]);
  const options = { refreshes: ["knowledge"], failed: t("act.failed") };
  const note = t("act.savedNote");
  const confirm = useAction((fact: StatedFact) => call(stateBusinessFact, { body: fact }), {
    ...options,
    done: (_, { topic }) => ({ text: t("act.confirmed", { topic: t(`topic.${topic}`) }), note }),
  });
  const takeFile = useAction((topic: FactTopic) => call(withdrawBusinessFact, { params: { topic } }), {
    ...options,
    done: { text: t("act.withdrawn"), note },
  });
  return { confirm: confirm.run, takeFile: takeFile.run };
}
