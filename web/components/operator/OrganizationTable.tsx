import { useTranslation } from "react-i18next";
import type { listOrganizations } from "#shared/contract/organizations.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { DottedRingGlyph, TickGlyph } from "#web/components/signs/glyphs.tsx";
import css from "./OrganizationTable.module.css";

type OrganizationRow = ResultOf<typeof listOrganizations>["data"][number];

export interface OrganizationTableProps {
  organizations: readonly OrganizationRow[];
  /** The name of an industry in the language of the page. */
  industryName: (industry: string) => string;
}

/** Who uses the product, and whether their agent answers. Counts only. */
export function OrganizationTable({ organizations, industryName }: OrganizationTableProps) {
  const { t } = useTranslation("operator");
  const format = useFormat();
  return (
    <table className={css.table} aria-label={t("title")}>
      <thead>
        <tr>
          <th scope="col">{t("columns.name")}</th>
          <th scope="col">{t("columns.since")}</th>
          <th scope="col">{t("columns.members")}</th>
          <th scope="col">{t("columns.tickets")}</th>
          <th scope="col">{t("columns.agent")}</th>
        </tr>
      </thead>
      <tbody>
        {organizations.map(({ id, name, industry, created_at, members, tickets, published_version }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
              <small>{industryName(industry)}</small>
            </th>
            <td>
              <time dateTime={created_at}>{format.date(created_at)}</time>
            </td>
            <td data-label={t("columns.members")}>{format.number(members)}</td>
            <td data-label={t("columns.tickets")}>{format.number(tickets)}</td>
            <td className={published_version === null ? css.untrained : css.live}>
              {published_version === null ? <DottedRingGlyph /> : <TickGlyph />}
              {published_version === null ? t("untrained") : t("version", { number: published_version })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
