import { useState } from "react";
import { useTranslation } from "react-i18next";
import { mergeCustomer, separateCustomers, undoCustomerMerge } from "#shared/contract/customer-merges.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { useCustomerName } from "#web/components/ticket/customer-name.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { Customer } from "./data.ts";
import { MergeRow } from "./MergeRow.tsx";

/** Who may be this customer, to be joined or told apart; and who was joined, to be undone. */
export function MergeSection({ customer }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  const nameOf = useCustomerName();
  const refresh = useRefresh();
  const canMerge = usePermission("merging");
  const [isPending, setPending] = useState(false);
  const params = { id: customer.id };
  const attempt = async (act: () => Promise<unknown>, done: string) => {
    setPending(true);
    try {
      await act();
      await refresh("customers", "tickets", "dashboard");
      toast.success(done);
    } catch (error) {
      toast.failure(error);
    }
    setPending(false);
  };
  if (customer.may_be.length === 0 && customer.joined.length === 0) return null;
  return (
    <Section
      title={t(customer.may_be.length > 0 ? "same.title" : "same.titleJoined")}
      note={customer.may_be.length > 0 && t("same.note")}
    >
      <Rows>
        {customer.may_be.map((other) => (
          <MergeRow
            key={other.id}
            isPending={isPending}
            acts={
              canMerge && [
                {
                  text: t("same.join"),
                  onPress: () =>
                    attempt(
                      () => call(mergeCustomer, { params, body: { other_id: other.id } }),
                      t("same.done"),
                    ),
                },
                {
                  text: t("same.not"),
                  onPress: () =>
                    attempt(
                      () => call(separateCustomers, { params, body: { other_id: other.id } }),
                      t("same.apart"),
                    ),
                },
              ]
            }
          >
            <TextLink to={paths.customer(other.id)}>
              <bdi>{nameOf(other)}</bdi>
            </TextLink>
            <small>{t(`same.${other.by}`)}</small>
            {other.channels.map((channel) => (
              <ChannelMark key={channel} of={channel} />
            ))}
          </MergeRow>
        ))}
        {customer.joined.map((join) => (
          <MergeRow
            key={join.id}
            isPending={isPending}
            acts={
              canMerge && [
                {
                  text: t("same.undo"),
                  onPress: () =>
                    attempt(
                      () => call(undoCustomerMerge, { params, body: { join_id: join.id } }),
                      t("same.undone"),
                    ),
                },
              ]
            }
          >
            <bdi>{nameOf(join)}</bdi>
            <small>{t("same.joined", { date: format.date(join.joined_at) })}</small>
          </MergeRow>
        ))}
      </Rows>
    </Section>
  );
}
