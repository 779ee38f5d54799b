import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Webhook, WebhookEvent } from "#shared/contract/webhooks.ts";
import { maxWebhookAddressCharacters, webhookEvents } from "#shared/values/webhooks.ts";
import { changeWebhook, createWebhook } from "#web/api/endpoints/webhooks.ts";
import { call } from "#web/api/call.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { Choices } from "./Choices.tsx";
import css from "./Choices.module.css";
import { eventText } from "./webhook-texts.ts";

/** Creates or edits a webhook. `onSaved` gets the secret of a new one. */
export function WebhookDialog({
  webhook,
  onClose,
  onSaved,
}: {
  webhook?: Webhook;
  onClose: () => void;
  onSaved: (secret?: string) => void;
}) {
  const { t } = useTranslation(["webhooks", "settings", "common"]);
  const id = useId();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? []);
  const [isMissingEvents, setMissingEvents] = useState(false);
  const form = useForm({
    initial: { url: webhook?.url ?? "" },
    check: ({ url }) => ({ url: url.trim() === "" ? t("settings:problems.required") : undefined }),
    submit: async ({ url }) => {
      if (events.length === 0) return setMissingEvents(true);
      const body = { url, events: [...events] };
      if (!webhook) {
        const { data } = await call(createWebhook, { body });
        return onSaved(data.secret);
      }
      const enabled = webhook.disabled === null;
      await call(changeWebhook, { params: { id: webhook.id }, body: { ...body, enabled } });
      toast.success(t("saved"));
      onSaved();
    },
  });
  const choose = (chosen: readonly WebhookEvent[]) => {
    setEvents(chosen);
    setMissingEvents(false);
  };
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={form.isPending}>
        {t(webhook ? "save" : "create")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t(webhook ? "edit" : "add")} actions={actions}>
      <form id={id} noValidate onSubmit={form.onSubmit} className={css.form}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("url")}
          label={t("address")}
          hint={t("addressHint")}
          type="url"
          autoComplete="off"
          autoFocus
          required
          maxLength={maxWebhookAddressCharacters}
        />
        <Choices
          legend={t("events")}
          options={webhookEvents.map((value) => ({ value, label: t(eventText(value)) }))}
          chosen={events}
          onChange={choose}
          problem={isMissingEvents ? t("eventsMissing") : undefined}
        />
      </form>
    </Dialog>
  );
}
