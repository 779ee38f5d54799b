import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { setReopening } from "#web/api/endpoints/templates.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormError } from "#web/ui/FormError.tsx";
import {
  isComplete,
  fillTemplateFor,
  markPicturesUnsupported,
  fillReply,
} from "#web/components/templates/fill-template.ts";
import { TemplateFields } from "#web/components/templates/TemplateFields.tsx";
import type { useTemplates } from "#web/components/templates/use-templates.ts";
import { Bubble } from "#web/components/ticket/Bubble.tsx";
import css from "./ReopeningTemplate.module.css";

/** The owner chooses the template that is filled in for staff after a customer's 24-hour window, with a preview. */
export function ReopeningTemplateDialog({
  kind,
  templates: { templates: all, reopening, isRefreshing, onRefresh },
  onClose,
}: {
  kind: ConnectedKind;
  templates: ReturnType<typeof useTemplates>;
  onClose: () => void;
}) {
  const { t } = useTranslation(["templates", "common"]);
  const [chosen, setChosen] = useState({
    id: reopening?.template_id ?? null,
    values: reopening?.values ?? [],
  });
  const templates = markPicturesUnsupported(all);
  const template = templates.find(({ id, problem: why }) => id === chosen.id && why === null);
  const keep = useAction(
    (how: "save" | "remove") => {
      const body =
        how === "save" && template
          ? { template_id: template.id, values: chosen.values }
          : { template_id: null, values: [] };
      return call(setReopening, { params: { channel: kind }, body });
    },
    {
      refreshes: ["templates"],
      done: (_, how) => t(how === "save" ? "reopening.saved" : "reopening.removed"),
      failed: null,
    },
  );
  const pending = keep.pending?.[0];
  const keepAndClose = async (how: "save" | "remove") => {
    if (await keep.run(how)) onClose();
  };
  const reads =
    template &&
    fillTemplateFor(
      template,
      chosen.values.map((value) => fillReply(value, t("reopening.example.reply"))),
      t("reopening.example.name"),
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("reopening.title")}
      actions={
        <>
          <Button
            look="main"
            isDisabled={!template || !isComplete(template, chosen.values)}
            isPending={pending === "save"}
            onClick={() => void keepAndClose("save")}
          >
            {t("common:save")}
          </Button>
          {reopening && (
            <Button isPending={pending === "remove"} onClick={() => void keepAndClose("remove")}>
              {t("reopening.remove")}
            </Button>
          )}
          <Button look={reopening ? "quiet" : undefined} onClick={onClose}>
            {t("common:cancel")}
          </Button>
        </>
      }
    >
      <p className={css.soft}>{t("reopening.text")}</p>
      <TemplateFields
        templates={templates}
        templateId={template?.id ?? null}
        values={chosen.values}
        onChange={(id, values) => setChosen({ id, values })}
        onRefresh={onRefresh}
        isRefreshing={isRefreshing}
        hasReply
      />
      {reads && (
        <div className={css.says}>
          <p className={css.soft}>{t("reopening.example.label")}</p>
          <Bubble by="staff" text={reads} />
        </div>
      )}
      {keep.problem && <FormError>{keep.problem}</FormError>}
    </Dialog>
  );
}
