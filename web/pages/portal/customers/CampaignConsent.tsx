import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listConsentRecords } from "#web/api/endpoints/consent-records.ts";
import { useRead } from "#web/api/use-read.ts";
import { Fact } from "#web/components/customer/EditableFact.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";
import type { Customer } from "./data.ts";

/**
 * Whether campaigns on a channel reach the customer, with what staff recorded of it. Records are only added, never
 * changed, because they prove what the customer said.
 */
export function CampaignConsent({
  customerId,
  marketing: { channel, opted_out_at: optedOutAt },
}: {
  customerId: string;
  marketing: Customer["marketing"][number];
}) {
  const { t } = useTranslation(["customers", "portal"]);
  const format = useFormat();
  const [isRecording, setRecording] = useState(false);
  const read = useRead(listConsentRecords, { params: { id: customerId } });
  const records = (read.data?.data ?? []).filter((record) => record.channel === channel);
  const channelName = `\u2068${t(`portal:channel.${channel}`)}\u2069`;
  const isAllowed = optedOutAt === null;
  return (
    <Fact label={t("customer.campaigns", { channel: channelName })}>
      {optedOutAt
        ? t("customer.optedOut", { date: format.date(optedOutAt), time: format.time(optedOutAt) })
        : t("customer.notOptedOut")}
      {records.map((record) => (
        <small key={record.id} className="soft">
          <br />
          {t(record.allowed ? "consent.consented" : "consent.optedOut", {
            name: `\u2068${record.author?.name ?? t("consent.formerMember")}\u2069`,
            date: format.date(record.created_at),
          })}
          {record.source && (
            <>
              {" "}
              <bdi>{record.source}</bdi>
            </>
          )}
        </small>
      ))}
      <br />
      <Button
        size="small"
        look="quiet"
        aria-label={t(isAllowed ? "consent.optOutOn" : "consent.consentOn", { channel: channelName })}
        onClick={() => setRecording(true)}
      >
        {t(isAllowed ? "consent.optOut" : "consent.consent")}
      </Button>
      {isRecording && (
        <ConsentDialog
          customerId={customerId}
          channel={channel}
          isConsent={!isAllowed}
          onClose={() => setRecording(false)}
        />
      )}
    </Fact>
  );
}
