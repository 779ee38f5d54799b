import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/api/api-error.ts";
import street from "#web/components/site/street-dark.svg";
import { Button } from "#web/ui/Button.tsx";
import { DownIcon } from "#web/ui/site-icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Wordmark } from "#web/ui/Wordmark.tsx";
import css from "./CrashPage.module.css";

const headlines = ["a", "b", "c", "d", "e", "f"] as const;
const goBackReload = 500;

function goBack(): void {
  history.back();
  setTimeout(() => location.reload(), goBackReload);
}

/**
 * The full-page error screen (C057–C063). The headline is chosen once per error, not at each rendering. The stack is
 * shown to developers only (D20).
 */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useTranslation("common");
  const [headline] = useState(() => headlines[Math.floor(Math.random() * headlines.length)] ?? "a");
  const [reference] = useState(
    () =>
      (error instanceof ApiError && error.requestId) ||
      crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36).toUpperCase(),
  );
  const [time] = useState(() => new Date().toISOString());
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = import.meta.env.DEV && error instanceof Error ? `\n${error.stack ?? ""}` : "";
  return (
    <main className={`night ${css.crash}`}>
      <div className={css.inside}>
        {/* A full load, because the application behind this screen has stopped. */}
        <a href="/" className={css.brand}>
          <Wordmark />
        </a>
        <div className={css.middle}>
          <div>
            <h1>{t(`crash.headlines.${headline}`)}</h1>
            <p className={css.line}>{t("crash.line")}</p>
            <div className={css.go}>
              <Button look="cta" size="large" onClick={() => location.reload()}>
                {t("crash.tryAgain")}
              </Button>
              <Button size="large" className={css.back} onClick={goBack}>
                {t("crash.goBack")}
              </Button>
            </div>
            <details className={css.details}>
              <summary>
                <DownIcon size="small" />
                {t("crash.details")}
              </summary>
              <div className={css.box}>
                <pre dir="ltr">{text + stack}</pre>
                <dl>
                  <dt>{t("crash.reference")}</dt>
                  <dd>
                    <Ltr>{reference}</Ltr>
                  </dd>
                  <dt>{t("crash.time")}</dt>
                  <dd>
                    <Ltr>{time}</Ltr>
                  </dd>
                </dl>
              </div>
            </details>
          </div>
          <FallenLamp />
        </div>
      </div>
      <img src={street} alt="" className={css.street} />
    </main>
  );
}

function FallenLamp() {
  return (
    <svg viewBox="0 0 420 560" fill="none" aria-hidden="true" className={css.snag}>
      <defs>
        <radialGradient id="dim">
          <stop stopColor="#F2A33A" stopOpacity=".3" />
          <stop offset=".55" stopColor="#F2A33A" stopOpacity=".07" />
          <stop offset="1" stopColor="#F2A33A" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="232" cy="392" r="190" fill="url(#dim)" />
      <path
        d="M210-400V112c0 34-46 38-46 10s44-30 52 4c9 40-60 56-60 18 0-30 62-34 68 14 4 34 6 90 7 152"
        stroke="#C98F45"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g transform="translate(231 309) rotate(-13) scale(-1 1) translate(-80 -13) scale(2.5)">
        <path
          d="M32 5L39.18 12.18L49.32 12.18L49.32 22.32L56.5 29.5L49.32 36.68L49.32 58.49L39.18 46.82L32 54L24.82 46.82L14.68 46.82L14.68 36.68L7.5 29.5L14.68 22.32L14.68 12.18L24.82 12.18Z"
          stroke="#8FA1BF"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path
          d="M32 20.5L41 29.5L32 38.5L23 29.5Z"
          stroke="#F5B65C"
          strokeWidth="1.6"
          strokeLinejoin="round"
          strokeDasharray="3 2.2"
        />
      </g>
    </svg>
  );
}
