import { useTranslation } from "react-i18next";
import { Mark } from "#web/ui/Mark.tsx";
import { ForwardIcon } from "#web/ui/site-icons.tsx";
import css from "./NightPictures.module.css";

/** A picture of a price list with the found row, and the agent's answer. */
export function AnswerPicture() {
  const { t } = useTranslation("story");
  const rows = [
    ["13", "r13", "kg3", "p78", "20"],
    ["14", "r14", "kg3", "p85", "46"],
    ["15", "r15", "kg1", "p90", "12"],
    ["16", "r16", "kg3", "p95", "12"],
  ] as const;
  return (
    <>
      <div className={css.head}>
        <Kind kind="table" />
        <b>{t("night.answers.list")}</b>
        <span>{t("night.answers.count")}</span>
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            <th />
            <th>{t("night.answers.item")}</th>
            <th>{t("night.answers.weight")}</th>
            <th>{t("night.answers.price")}</th>
            <th className={css.wide}>{t("night.answers.stock")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([number, item, weight, price, stock]) => (
            <tr key={number} className={number === "14" ? css.hit : undefined}>
              <td className={css.number}>{number}</td>
              <td>{t(`night.answers.${item}`)}</td>
              <td>{t(`night.answers.${weight}`)}</td>
              <td>{t(`night.answers.${price}`)}</td>
              <td className={css.wide}>{stock}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.said}>{t("night.answers.said")}</p>
    </>
  );
}

/** A picture of a ticket that is handed over to a person. */
export function HandoverPicture() {
  const { t } = useTranslation("story");
  return (
    <>
      <div className={css.head}>
        <b>{t("night.hands.ticket")}</b>
        <span className={css.amber}>{t("night.hands.state")}</span>
        <span>{t("night.hands.at")}</span>
      </div>
      <div className={css.pass}>
        <div>
          <p className={css.who}>
            <Mark />
            {t("night.hands.agent")}
          </p>
          <div className={css.slot}>
            <b>{t("night.hands.did")}</b>
            {t("night.hands.said")}
            <span className={css.moss}>{t("night.hands.sent")}</span>
          </div>
        </div>
        <span className={css.arrow}>
          <ForwardIcon />
        </span>
        <div>
          <p className={css.who}>
            <i>{t("night.hands.letter")}</i>
            {t("night.hands.person")}
          </p>
          <div className={css.ticket}>
            <b>{t("night.hands.subject")}</b>
            <p>{t("night.hands.detail")}</p>
            <span className={css.sky}>{t("night.hands.due")}</span>
          </div>
        </div>
      </div>
    </>
  );
}

const testResults = Array.from({ length: 24 }, (_, question) => question !== 11 && question !== 23);

/** A picture of the knowledge base during training and measurement. */
export function TrainingPicture() {
  const { t } = useTranslation("story");
  return (
    <>
      <div className={css.head}>
        <b>{t("night.trains.base")}</b>
        <span>{t("night.trains.last")}</span>
      </div>
      <ul className={css.sources}>
        <Source
          kind="table"
          name={t("night.trains.prices")}
          note={t("night.trains.submitted")}
          state="trained"
        />
        <Source kind="text" name={t("night.trains.policy")} note={t("night.trains.pages")} state="trained" />
        <Source kind="page" name="saqia.example" note={t("night.trains.page")} state="processing" />
      </ul>
      <div className={css.exam}>
        <span>{t("night.trains.exam")}</span>
        <span className={css.bar}>
          {testResults.map((passed, question) => (
            // oxlint-disable-next-line react/no-array-index-key
            <i key={question} className={passed ? undefined : css.missed} />
          ))}
        </span>
        <b>{t("night.trains.score")}</b>
      </div>
    </>
  );
}

const kinds = {
  table: "M4 5h16v14H4zM4 10h16M10 5v14",
  text: "M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h5",
  page: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0h17M12 3.5c5 5.5 5 11.5 0 17c-5-5.5-5-11.5 0-17Z",
};

/** The icon of a source's kind. */
function Kind({ kind }: { kind: keyof typeof kinds }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={kinds[kind]} />
    </svg>
  );
}

function Source({
  kind,
  name,
  note,
  state,
}: {
  kind: keyof typeof kinds;
  name: string;
  note: string;
  state: "trained" | "processing";
}) {
  const { t } = useTranslation("story");
  return (
    <li>
      <span className={css.file}>
        <Kind kind={kind} />
      </span>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{note}</small>
      </div>
      <span className={state === "trained" ? css.moss : css.sky}>{t(`night.trains.${state}`)}</span>
    </li>
  );
}

/** The replies of each half hour relative to the highest. Negative values mark handovers. */
const bars = [31, 40, 53, 35, -62, 48, 40, 26, 22, 18, 18, -26, 13, 22, 31, 40, -53, 44, 62, 79, 97];

/** A picture of the night's report. */
export function ReportPicture() {
  const { t } = useTranslation("story");
  return (
    <>
      <div className={css.head}>
        <b>{t("night.wakes.night")}</b>
        <span>{t("night.wakes.from")}</span>
      </div>
      <div className={css.summary}>
        <dl className={css.facts}>
          <div>
            <dd>64</dd>
            <dt>{t("night.wakes.conversations")}</dt>
          </div>
          <div>
            <dd>61</dd>
            <dt>{t("night.wakes.closed")}</dt>
          </div>
          <div>
            <dd>3</dd>
            <dt>{t("night.wakes.waiting")}</dt>
          </div>
        </dl>
        <div className={css.bars}>
          {bars.map((share, hour) => (
            <i
              // oxlint-disable-next-line react/no-array-index-key
              key={hour}
              className={share < 0 ? css.taken : undefined}
              style={{ blockSize: `${Math.abs(share)}%` }}
            />
          ))}
        </div>
        <div className={css.axis}>
          {(["x1", "x2", "x3", "x4"] as const).map((hour) => (
            <bdi key={hour}>{t(`night.wakes.${hour}`)}</bdi>
          ))}
        </div>
        <p className={css.topics}>
          <span>{t("night.wakes.asked")}</span> {t("night.wakes.topics")}
        </p>
      </div>
    </>
  );
}
