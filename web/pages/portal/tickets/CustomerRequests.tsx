import { useTranslation } from "react-i18next";
import type { CustomerRequest } from "#shared/contract/customer-requests.ts";
import { calculateTotal } from "#shared/rules/flow-request.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import css from "./CustomerRequests.module.css";
import { useRequestFields } from "./request-fields.ts";

/** The customer requests that the agent collected, the newest first. */
export function CustomerRequests({ requests }: { requests: readonly CustomerRequest[] }) {
  return requests.map((request) => <Request key={request.created_at} request={request} />);
}

function Request({ request }: { request: CustomerRequest }) {
  const { t } = useTranslation("tickets");
  const format = useFormat();
  const fields = useRequestFields(request.details);
  const { items = [] } = request.details;
  const total = calculateTotal(items);
  return (
    <section aria-label={t(`request.kind.${request.kind}`)}>
      <h2>
        {t(`request.kind.${request.kind}`)}
        <span>{format.when(request.created_at)}</span>
      </h2>
      {!request.complete && <p className="soft">{t("request.unfinished")}</p>}
      {items.length > 0 && (
        <table className={css.items}>
          <thead className="vh">
            <tr>
              <th>{t("request.count")}</th>
              <th>{t("request.item")}</th>
              <th>{t("request.price")}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ count, name, option, price, currency }) => (
              <tr key={`${name} ${option}`}>
                <td>{format.number(count)} ×</td>
                <td>
                  <bdi>{name}</bdi>
                  {option && (
                    <>
                      {" "}
                      <bdi className="soft">{option}</bdi>
                    </>
                  )}
                </td>
                <td>{price === undefined ? "–" : format.price(count * price, currency)}</td>
              </tr>
            ))}
          </tbody>
          {total && items.length > 1 && (
            <tfoot>
              <tr>
                <th colSpan={2}>{t("request.total")}</th>
                <td>{format.price(total.amount, total.currency)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      <dl className={css.fields}>
        {fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
