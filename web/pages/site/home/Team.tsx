import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Mark } from "#web/ui/Mark.tsx";
import { BackIcon, ForwardIcon } from "#web/ui/site-icons.tsx";
import { classes } from "#web/ui/classes.ts";
import { PromotionDrawing, SalesDrawing, StaffPicture, SupportPicture } from "./TeamPictures.tsx";
import section from "./section.module.css";
import css from "./Team.module.css";
import { useCarousel } from "./use-carousel.ts";

/** An agent as the landing page presents it (C073). */
interface AgentCard {
  id: "support" | "internal" | "marketing" | "sales";
  isComingSoon?: true;
  picture: React.ReactNode;
}

const cards: AgentCard[] = [
  { id: "support", picture: <SupportPicture /> },
  { id: "internal", picture: <StaffPicture /> },
  { id: "marketing", isComingSoon: true, picture: <PromotionDrawing /> },
  { id: "sales", isComingSoon: true, picture: <SalesDrawing /> },
];

/** The carousel of the four agents (C072–C077). */
export function Team() {
  const { t } = useTranslation("story");
  const title = useId();
  const carousel = useCarousel(cards.length);
  const [touch, setTouch] = useState<number>();
  return (
    <section className={section.section} aria-labelledby={title}>
      <div className={section.wrap}>
        <div className={css.head}>
          <div>
            <h2 id={title} className={section.title}>
              {/* A word with a hyphen is not wrapped. */}
              {t("team.title")
                .split(/(\S+-\S+)/)
                .map((part) => (part.includes("-") ? <span key={part}>{part}</span> : part))}
            </h2>
            <p className={section.lead}>{t("team.lead")}</p>
          </div>
          <div className={css.arrows}>
            <button
              type="button"
              aria-label={t("team.previous")}
              disabled={carousel.isFirst}
              onClick={carousel.previous}
            >
              <BackIcon />
            </button>
            <button
              type="button"
              aria-label={t("team.next")}
              disabled={carousel.isLast}
              onClick={carousel.next}
            >
              <ForwardIcon />
            </button>
          </div>
        </div>
        <div
          role="group"
          aria-roledescription="carousel"
          aria-label={t("team.label")}
          tabIndex={0}
          className={css.window}
          onKeyDown={carousel.onKeyDown}
          onTouchStart={(event) => setTouch(event.touches[0]?.clientX)}
          onTouchEnd={(event) => {
            const end = event.changedTouches[0]?.clientX;
            if (touch !== undefined && end !== undefined) carousel.onSwipe(end - touch);
            setTouch(undefined);
          }}
        >
          <ul className={css.team} style={{ "--index": carousel.index } as React.CSSProperties}>
            {cards.map((card, index) => (
              <li
                key={card.id}
                className={classes(css.card, card.isComingSoon ? css.soon : css.on)}
                inert={!carousel.isVisible(index)}
              >
                <div className={css.state}>
                  <Mark state={card.isComingSoon ? "off" : "lit"} />
                  <span className={card.isComingSoon ? css.later : css.duty}>
                    {t(card.isComingSoon ? "team.soon" : "team.onDuty")}
                  </span>
                </div>
                <h3>{t(`team.${card.id}.title`)}</h3>
                <ul className={css.lines}>
                  <li>{t(`team.${card.id}.a`)}</li>
                  <li>{t(`team.${card.id}.b`)}</li>
                  <li>{t(`team.${card.id}.c`)}</li>
                </ul>
                <div className={css.picture} aria-hidden="true">
                  {card.picture}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
