import { useTranslation } from "react-i18next";
import type { FactItemState } from "#shared/contract/business-facts.ts";
import type { FactValues, StatedFact } from "#shared/rules/business-facts.ts";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./FactValue.module.css";
import { WeekLines } from "./WeekLines.tsx";

export interface FactItem {
  state: FactItemState;
  source: string | null;
}

/** The value of a topic by its parts. `items` contains the origin of each part. */
export function FactValue({ fact, items }: { fact: StatedFact; items?: readonly FactItem[] }) {
  switch (fact.topic) {
    case "hours":
      return (
        <Parts
          items={items}
          parts={fact.value.places.map((place) => (
            <Hours key={place.branch} {...place} />
          ))}
        />
      );
    case "branches":
      return (
        <Parts
          items={items}
          parts={fact.value.places.map((place) => (
            <Branch key={place.name} {...place} />
          ))}
        />
      );
    case "contacts":
      return (
        <Parts
          items={items}
          parts={fact.value.points.map((point) => (
            <Contact key={point.type + point.value} {...point} />
          ))}
        />
      );
    case "payments":
      return <Parts items={items} parts={[<Payments key="methods" {...fact.value} />]} />;
    case "delivery":
      return (
        <Parts
          items={items}
          parts={
            fact.value.delivers
              ? fact.value.zones.map((zone, index) => <Zone key={index} {...zone} />)
              : [<NoDelivery key="none" />]
          }
        />
      );
    case "returns":
      return <Parts items={items} parts={[<Returns key="terms" {...fact.value} />]} />;
  }
}

/** The parts of a value. Consecutive parts with the same origin show it once, below the last of them. */
function Parts({ parts, items }: { parts: React.ReactElement[]; items: readonly FactItem[] | undefined }) {
  return (
    <ul className={css.parts}>
      {parts.map((part, index) => {
        const item = items?.[index];
        const next = items?.[index + 1];
        const isRepeated = next && item && next.state === item.state && next.source === item.source;
        return (
          <li key={part.key}>
            {part}
            {item && !isRepeated && <Origin {...item} />}
          </li>
        );
      })}
    </ul>
  );
}

function Origin({ state, source }: FactItem) {
  const { t } = useTranslation("facts");
  const isAlone = source === null && (state === "confirmed" || state === "corrected");
  const key = isAlone ? "added" : state === "read" && source === null ? "readPlain" : state;
  return <p className={css.origin}>{t(`state.${key}`, { source: `\u2068${source ?? ""}\u2069` })}</p>;
}

function Hours({ branch, week, ramadan }: FactValues["hours"]["places"][number]) {
  const { t } = useTranslation("facts");
  return (
    <div className={css.part}>
      {branch && <b {...languageOfText(branch)}>{branch}</b>}
      <WeekLines week={week} />
      {ramadan && (
        <>
          <b>{t("hours.ramadan")}</b>
          <WeekLines week={ramadan} />
        </>
      )}
    </div>
  );
}

function Branch({ name, city, address, map, phone }: FactValues["branches"]["places"][number]) {
  const { t } = useTranslation("facts");
  const place = [city, address].filter(Boolean).join("، ");
  return (
    <div className={css.part}>
      {name && <b {...languageOfText(name)}>{name}</b>}
      <span {...languageOfText(place)}>{place}</span>
      {phone && <Ltr>{phone}</Ltr>}
      {map && <TextLink href={map}>{t("branches.map")}</TextLink>}
    </div>
  );
}

function Contact({ type, value }: FactValues["contacts"]["points"][number]) {
  const { t } = useTranslation("facts");
  return (
    <div className={css.pair}>
      <span>{t(`contacts.${type}`)}</span>
      <b>
        <Ltr>{value}</Ltr>
      </b>
    </div>
  );
}

function Payments({ methods }: FactValues["payments"]) {
  const { t } = useTranslation("facts");
  return (
    <ul className={css.chips}>
      {methods.map((method) => (
        <li key={method}>{t(`payments.method.${method}`)}</li>
      ))}
    </ul>
  );
}

function Zone({ area, fee, time, minimum, free_from }: FactValues["delivery"]["zones"][number]) {
  const { t } = useTranslation("facts");
  const details = [
    fee,
    time,
    minimum && t("delivery.minimumOf", { amount: minimum }),
    free_from && t("delivery.freeFromOf", { amount: free_from }),
  ].filter(Boolean);
  return (
    <div className={css.pair}>
      <b {...languageOfText(area)}>{area}</b>
      <span>
        {details.map((detail, index) => (
          <span key={index} className={css.detail}>
            <bdi>{detail}</bdi>
          </span>
        ))}
      </span>
    </div>
  );
}

function NoDelivery() {
  const { t } = useTranslation("facts");
  return <p>{t("delivery.none")}</p>;
}

function Returns({ ar, en }: FactValues["returns"]) {
  return (
    <div className={css.part}>
      {[ar, en].filter(Boolean).map((text) => (
        <p key={text} className={css.terms} {...languageOfText(text)}>
          {text}
        </p>
      ))}
    </div>
  );
}
