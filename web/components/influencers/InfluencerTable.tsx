import { useTranslation } from "react-i18next";
import type { Influencer } from "#shared/contract/influencers.ts";
import rows from "#web/components/list/rows.module.css";
import { classes } from "#web/ui/classes.ts";
import { Link } from "#web/ui/Link.tsx";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { InfluencerName } from "./InfluencerName.tsx";
import css from "./InfluencerTable.module.css";
import { ShortlistButton } from "./ShortlistButton.tsx";
import { useInfluencerFigures } from "./use-influencer-figures.ts";

export interface InfluencerTableProps {
  influencers: readonly Influencer[];
  sort: "followers" | "engagement" | "price";
  order: "asc" | "desc";
  /** Returns the address of an influencer's profile. */
  profileOf: (id: string) => string;
}

const columns = ["influencer", "specialization", "followers", "engagement", "price", "list"] as const;

/** The influencer directory as a table (C213). Each row has one link and the shortlist button. */
export function InfluencerTable({ influencers, sort, order, profileOf }: InfluencerTableProps) {
  const { t } = useTranslation("influencers");
  const figuresOf = useInfluencerFigures();
  return (
    <table className={classes(rows.table, css.table)} aria-label={t("list.label")}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={column === sort ? (order === "asc" ? "ascending" : "descending") : undefined}
            >
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {influencers.map((influencer) => {
          const figures = figuresOf(influencer);
          return (
            <tr key={influencer.id} className={classes(rows.row, css.row)}>
              <td className={classes(rows.lead, css.who)}>
                <InfluencerName influencer={influencer}>
                  <Link to={profileOf(influencer.id)}>
                    <TruncatedText>{influencer.name}</TruncatedText>
                  </Link>
                </InfluencerName>
              </td>
              <td className={css.subject}>
                {t(`specialization.${influencer.specialization}`)}
                <small>{t(`city.${influencer.city}`)}</small>
              </td>
              <td className={css.followers} data-label={t("columns.followers")}>
                <bdi>{figures.followers}</bdi>
              </td>
              <td className={css.engagement} data-label={t("columns.engagement")}>
                <bdi>{figures.engagement}</bdi>
              </td>
              <td className={css.price}>{figures.price}</td>
              <td className={css.list}>
                <ShortlistButton influencer={influencer} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
