import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { listPhones, type PersonKey } from "#shared/contract/simulator.ts";
import { ApiError } from "../../api/api-error.ts";
import { useRead } from "../../api/use-read.ts";
import { PhoneView } from "../../components/simulator/PhoneView.tsx";
import { WeatherSwitches } from "../../components/simulator/WeatherSwitches.tsx";
import { paths } from "../../paths.ts";
import { SignedIn } from "../../SignedIn.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Ltr } from "../../ui/Ltr.tsx";
import { Segment } from "../../ui/Segment.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { NotFoundPage } from "../site/NotFoundPage.tsx";
import css from "./SimulatorPage.module.css";

const pollMs = 1500;

/** The demo's other side: what a customer sees on each connected channel, and where they write. */
export function SimulatorPage() {
  return (
    <SignedIn>
      <Simulator />
    </SignedIn>
  );
}

function Simulator() {
  const { t } = useTranslation(["simulator", "portal"]);
  const [query, setQuery] = useSearchParams();
  const [person, setPerson] = useState<PersonKey>("noura");
  const { data, error, refetch } = useRead(
    listPhones,
    { query: { person } },
    { refetchInterval: pollMs, keepPrevious: true },
  );
  // Outside of the demo, and for everyone but this machine, there is no such page.
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const phones = data?.data.phones ?? [];
  const keyOf = (phone: { channel: string; account: string }) => `${phone.channel} ${phone.account}`;
  // On a phone there is one at a time, beside each other otherwise.
  const chosen = phones.find(({ channel }) => channel === query.get("channel")) ?? phones[0];
  return (
    <main id="main" className={css.page}>
      <header className={css.head}>
        <Wordmark size="portal" />
        <h1>{t("title")}</h1>
        <span className={css.links}>
          <TextLink to={paths.tickets()}>{t("portal")}</TextLink>
          <TextLink to={paths.mailbox()}>{t("mail")}</TextLink>
        </span>
        <p>{t("note")}</p>
      </header>
      {!data ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Spinner />
        )
      ) : (
        <>
          <div className={css.bar}>
            <Segment
              label={t("person")}
              value={person}
              onChange={setPerson}
              options={data.data.people.map(({ key, name }) => ({ value: key, label: name }))}
            />
            <WeatherSwitches weather={data.data.weather} />
          </div>
          <ul className={css.codes} aria-live="polite">
            {data.data.codes.map(({ number, code }) => (
              <li key={number}>
                <Trans
                  t={t}
                  i18nKey="code"
                  values={{ number, code }}
                  components={{ number: <Ltr />, code: <b dir="ltr" /> }}
                />
              </li>
            ))}
          </ul>
          {phones.length === 0 ? (
            <EmptyState
              title={t("none")}
              action={<LinkButton to={paths.channels()}>{t("connect")}</LinkButton>}
            >
              {t("noneText")}
            </EmptyState>
          ) : (
            <>
              <div className={css.choice}>
                <Segment
                  label={t("channel")}
                  value={chosen?.channel ?? "whatsapp"}
                  onChange={(channel) => setQuery({ channel }, { replace: true })}
                  options={[...new Set(phones.map(({ channel }) => channel))].map((channel) => ({
                    value: channel,
                    label: t(`portal:channel.${channel}`),
                  }))}
                />
              </div>
              <ul className={css.phones}>
                {phones.map((phone) => (
                  <li
                    key={`${person} ${keyOf(phone)}`}
                    className={classes(css.phone, phone === chosen && css.chosen)}
                  >
                    <PhoneView phone={phone} person={person} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </main>
  );
}
