import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sendTemplate } from "#web/api/endpoints/templates.ts";
import type { MessageView } from "#shared/contract/tickets.ts";
import { useAction } from "#web/api/use-action.ts";
import {
  isComplete,
  fillTemplateFor,
  markPicturesUnsupported,
  fillReply,
} from "#web/components/templates/fill-template.ts";
import { TemplateFields } from "#web/components/templates/TemplateFields.tsx";
import { useTemplates } from "#web/components/templates/use-templates.ts";
import { Bubble } from "#web/components/ticket/Bubble.tsx";
import { randomId } from "#web/random-id.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormError } from "#web/ui/FormError.tsx";
import type { Ticket } from "./data.ts";
import css from "./TemplateDialog.module.css";

/** Sends an approved template after the reply window has closed, with a preview. */
export function TemplateDialog({
  ticket,
  customerName,
  draft,
  onClose,
  onSent,
}: {
  ticket: Ticket;
  customerName: string;
  /** The text that was typed before the window closed. */
  draft: string;
  onClose: () => void;
  onSent: (message: MessageView) => void;
}) {
  const { t } = useTranslation(["templates", "common"]);
  const { templates: all, reopening, isRefreshing, onRefresh } = useTemplates(ticket.channel);
  const templates = markPicturesUnsupported(all);
  const [chosen, setChosen] = useState<{ id: string | null; values: string[] }>();
  const [clientId] = useState(() => randomId(22));
  const { id, values } = chosen ?? {
    id: reopening?.template_id ?? null,
    values: (reopening?.values ?? []).map((value) => fillReply(value, draft.trim())),
  };
  const template = templates.find((one) => one.id === id && one.problem === null);
  const isReady = template !== undefined && isComplete(template, values);
  const sending = useAction(sendTemplate, { failed: null, onDone: ({ data }) => onSent(data) });
  const send = async () => {
    if (!template || !isReady || sending.isPending) return;
    const body = { template_id: template.id, values: [...values], client_id: clientId };
    if (await sending.run({ params: { id: ticket.id }, body })) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("send.title", { name: `\u2068${customerName}\u2069` })}
      actions={
        <>
          <Button look="main" isDisabled={!isReady} isPending={sending.isPending} onClick={() => void send()}>
            {t("send.confirm")}
          </Button>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
        </>
      }
    >
      <TemplateFields
        templates={templates}
        templateId={template?.id ?? null}
        values={values}
        onChange={(next, filled) => setChosen({ id: next, values: filled })}
        onRefresh={onRefresh}
        isRefreshing={isRefreshing}
      />
      {template && (
        <div className={css.preview}>
          <Bubble by="staff" text={fillTemplateFor(template, values, ticket.customer.name ?? customerName)} />
        </div>
      )}
      <p className={css.note}>{t("send.note")}</p>
      {sending.problem && <FormError>{sending.problem}</FormError>}
    </Dialog>
  );
}
