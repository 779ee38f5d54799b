import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { getOrganization } from "#shared/contract/operator-organizations.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { TriangleGlyph } from "#web/components/signs/glyphs.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./OrganizationPage.module.css";

type Organization = ResultOf<typeof getOrganization>["data"];

/** The organisation's members, owners first. */
export function People({ people }: { people: Organization["people"] }) {
  const { t } = useTranslation("operator");
  const whenInSentence = useWhenInSentence();
  return (
    <Section title={t("organizations.people")}>
      <Rows label={t("organizations.people")}>
        {people.map((person) => (
          <li key={person.id} className={css.row}>
            <div>
              <b>
                <bdi>{person.name}</bdi>
              </b>
              <small>
                <Ltr>{person.email}</Ltr>
              </small>
            </div>
            <span>{t(`organizations.role.${person.role}`)}</span>
            <span className={css.soft}>
              {person.disabled
                ? t("organizations.disabled")
                : person.last_seen_at
                  ? t("organizations.seen", { when: whenInSentence(person.last_seen_at) })
                  : t("organizations.notSeen")}
            </span>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

/** The organisation's connected channels, and those that its owner must reconnect. */
export function Channels({ channels }: { channels: Organization["channels"] }) {
  const { t } = useTranslation("operator");
  const format = useFormat();
  return (
    <Section title={t("organizations.channels")}>
      {channels.length === 0 ? (
        <p className={css.soft}>{t("organizations.noChannels")}</p>
      ) : (
        <Rows label={t("organizations.channels")}>
          {channels.map((channel) => (
            <li key={`${channel.kind} ${channel.connected_at}`} className={css.row}>
              <ChannelMark kind={channel.kind} />
              {channel.problem ? (
                <span className={css.broken}>
                  <TriangleGlyph />
                  {t("organizations.broken")}
                </span>
              ) : (
                <span className={css.soft}>
                  {t("organizations.connected", { date: format.date(channel.connected_at) })}
                </span>
              )}
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}
