import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import { startCampaign } from "#web/api/endpoints/campaigns.ts";
import type { MessageTemplate } from "#shared/contract/templates.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { useMomentText } from "#web/components/time/use-moment-text.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import type { Preview } from "./AudiencePart.tsx";
import type { Draft } from "./draft.ts";
import css from "./SendDialog.module.css";

/**
 * The number of recipients from which the number must be typed, so that a wrong click cannot message a thousand
 * customers.
 */
const minRecipientsToType = 50;

/** Asks for confirmation with the effect and the number of recipients (B41). */
export function SendDialog({
  campaign,
  draft,
  template,
  preview,
  at,
  onClose,
}: {
  campaign: CampaignView;
  draft: Draft;
  template: MessageTemplate | undefined;
  preview: Preview;
  /** The time of sending. Null means now. */
  at: Date | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(["campaigns", "common"]);
  const format = useFormat();
  const moment = useMomentText();
  const refresh = useRefresh();
  const [typed, setTyped] = useState("");
  const { reaches } = preview;
  const count = { count: reaches, number: format.number(reaches) };
  const isConfirmed =
    reaches < minRecipientsToType || Number(toAsciiDigits(typed).replace(/\D/g, "")) === reaches;
  const start = useAction(startCampaign, {
    done: t(at ? "sent.scheduled" : "sent.started", count),
    onFailed: async (error) => {
      await refresh("campaigns");
      // The page behind the dialog shows the new number, which must be read before it is confirmed.
      if (error instanceof ApiError && error.code === "audience_changed") onClose();
    },
    // The results page replaces this one.
    onDone: () => refresh("campaigns"),
  });
  const send = () => {
    if (!isConfirmed || start.isPending) return;
    const body = { at: at?.toISOString() ?? null, expected: reaches };
    void start.run({ params: { id: campaign.id }, body });
  };
  const left = preview.window_closed + preview.opted_out + preview.no_address;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(at ? "confirm.titleLater" : "confirm.title", count)}
      actions={
        <>
          <Button look="main" isDisabled={!isConfirmed} isPending={start.isPending} onClick={send}>
            {t(at ? "confirm.schedule" : "confirm.send", count)}
          </Button>
          <Button onClick={onClose}>{t("confirm.back")}</Button>
        </>
      }
    >
      <ul className={css.recap}>
        <li>
          <ChannelMark kind={draft.channel} />
        </li>
        {template && (
          <li>
            {t("confirm.template")} <Ltr>{template.name}</Ltr>
          </li>
        )}
        {campaign.picture && <li>{t("confirm.picture")}</li>}
        <li>{at ? moment(at) : t("confirm.now")}</li>
        {left > 0 && <li>{t("confirm.left", { count: left, number: format.number(left) })}</li>}
      </ul>
      {reaches >= minRecipientsToType && (
        <TextField
          label={t("confirm.type")}
          value={typed}
          onChange={setTyped}
          direction="ltr"
          placeholder={String(reaches)}
          autoComplete="off"
          autoFocus
        />
      )}
      <p className={css.after}>{t(at ? "confirm.afterLater" : "confirm.after")}</p>
    </Dialog>
  );
}
