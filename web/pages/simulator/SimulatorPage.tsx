import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import type { PersonKey, Phone } from "#shared/contract/simulator.ts";
import { listSimulatedPhones } from "#web/api/endpoints/simulator.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRead } from "#web/api/use-read.ts";
import { PhoneView } from "#web/components/simulator/PhoneView.tsx";
import { FaultSwitches } from "#web/components/simulator/FaultSwitches.tsx";
import { paths } from "#web/paths.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { SignedIn } from "#web/SignedIn.tsx";
import { LinkButton } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { Wordmark } from "#web/ui/Wordmark.tsx";
import { NotFoundPage } from "#web/pages/site/NotFoundPage.tsx";
import css from "./SimulatorPage.module.css";
import { useOwnPhones } from "./use-own-phones.ts";

const pollMs = 1500;

/** The simulator: each connected channel as a customer sees it. */
export function SimulatorPage() {
  return (
    <SignedIn>
      <Simulator />
    </SignedIn>
  );
}

const keyOf = ({ channel, account }: Phone): string => `${channel} ${account}`;

/** Returns the label of a phone: its channel, with the number or name when a channel has two phones. */
function usePhoneLabel(phones: Phone[]): (phone: Phone) => React.ReactNode {
  const { t } = useTranslation("portal");
  return (phone) => {
    const isOnly = phones.filter(({ channel }) => channel === phone.channel).length === 1;
    return (
      <>
        {t(`channel.${phone.channel}`)}
        {!isOnly && (
          <>
            {" "}
            <Ltr>{phone.name.split(" · ").at(-1)}</Ltr>
          </>
        )}
      </>
    );
  };
}

function Simulator() {
  const { t } = useTranslation(["simulator", "portal"]);
  const [query, setQuery] = useSearchParams();
  const [person, setPerson] = useState<PersonKey>("noura");
  const { data, error, refetch } = useRead(
    listSimulatedPhones,
    { query: { person } },
    { refetchInterval: pollMs, keepPrevious: true },
  );
  const phones = useOwnPhones(data?.data.phones);
  const labelOf = usePhoneLabel(phones ?? []);
  // Outside the demo, and for callers from other machines, the page does not exist.
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  // On a phone one simulated phone is shown at a time, otherwise all of a channel.
  const ofChannel = phones?.filter(({ channel }) => channel === query.get("channel")) ?? [];
  const chosen =
    ofChannel.find(({ account }) => account === query.get("account")) ?? ofChannel[0] ?? phones?.[0];
  return (
    <main id="main" className={css.page}>
      <header className={css.head}>
        <Wordmark size="portal" />
        <h1>{t("title")}</h1>
        <span className={css.links}>
          <TextLink to={paths.tickets()}>{t("portal")}</TextLink>
          <TextLink to={portalPaths.mailbox()}>{t("mail")}</TextLink>
        </span>
        <p>{t("note")}</p>
      </header>
      {!data || !phones ? (
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
            <FaultSwitches profile={data.data.weather} />
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
                  value={chosen ? keyOf(chosen) : ""}
                  onChange={(key) => {
                    const phone = phones.find((one) => keyOf(one) === key);
                    if (phone)
                      setQuery({ channel: phone.channel, account: phone.account }, { replace: true });
                  }}
                  options={phones.map((phone) => ({ value: keyOf(phone), label: labelOf(phone) }))}
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
