import { useState } from "react";
import i18next from "i18next";
import type { AgentSettings, AgentView } from "#shared/contract/agents.ts";
import { saveAgent } from "#web/api/endpoints/agents.ts";
import { ApiError, messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { toast } from "#web/toast.ts";

export interface Draft {
  settings: AgentSettings;
  /**
   * The problems that the server reported, by the field's path. A field's problem disappears when the field changes.
   */
  problems: Readonly<Record<string, string>>;
  isChanged: boolean;
  isPending: boolean;
  /** The number of failed saves. After each, the page focuses the first invalid field. */
  refusals: number;
  change: (fields: Partial<AgentSettings>) => void;
  changeHandover: (fields: Partial<AgentSettings["handover"]>) => void;
  undo: () => void;
  save: () => void;
}

/** Manages an agent's settings while they are edited. The preview uses them before they are saved. */
export function useDraft({ kind, settings: saved }: AgentView): Draft {
  const [settings, setSettings] = useState(saved);
  const [base, setBase] = useState(saved);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [refusals, setRefusals] = useState(0);
  const isChanged = JSON.stringify(settings) !== JSON.stringify(base);

  // Another member has saved meanwhile. Their settings are shown unless there are unsaved changes here.
  if (!isChanged && JSON.stringify(saved) !== JSON.stringify(base)) {
    setBase(saved);
    setSettings(saved);
  }
  const take = (next: AgentSettings) => {
    setSettings(next);
    setProblems({});
  };
  const save = useAction((body: AgentSettings) => call(saveAgent, { params: { kind }, body }), {
    refreshes: ["agents", "chatbot", "internal", "auth"],
    done: i18next.t("agents:save.success"),
    failed: null,
    onDone: ({ data }) => {
      setBase(data.settings);
      take(data.settings);
    },
    onFailed: (error) => {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields);
      const isField = Object.keys(fields).length > 0;
      const why = isField
        ? i18next.t("agents:save.mend")
        : messageOf(error, i18next.t("common:errors.generic"));
      toast.error(i18next.t("agents:save.error"), why);
      setRefusals((before) => before + 1);
    },
  });
  return {
    settings,
    problems,
    isChanged,
    isPending: save.isPending,
    refusals,
    change: (fields) => take({ ...settings, ...fields }),
    changeHandover: (fields) => take({ ...settings, handover: { ...settings.handover, ...fields } }),
    undo: () => take(base),
    save: () => !save.isPending && void save.run(settings),
  };
}
