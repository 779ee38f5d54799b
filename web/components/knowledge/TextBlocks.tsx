import { useTranslation } from "react-i18next";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { ShowMore } from "./ShowMore.tsx";
import css from "./SourceText.module.css";
import type { ExtractedText } from "./source-text.ts";

type Block = ExtractedText["blocks"][number];

/** Running text in reading order, with its page or sheet. */
export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation("knowledge");
  const placeOf = ({ page, sheet }: Block) =>
    page !== null ? t("text.page", { page }) : sheet !== null ? t("text.sheet", { sheet }) : "";
  return (
    <section>
      <h3>{t("text.blocks")}</h3>
      <ShowMore pieces={blocks}>
        {(shown) => (
          <div className={css.blocks}>
            {shown.map((block, index) => {
              const before = shown[index - 1];
              const isNewPlace = placeOf(block) !== "" && (!before || placeOf(before) !== placeOf(block));
              return (
                <div key={index}>
                  {isNewPlace && <p className={css.place}>{placeOf(block)}</p>}
                  {block.kind === "heading" ? (
                    <h4 {...languageOfText(block.text)}>{block.text}</h4>
                  ) : (
                    <p
                      className={block.kind === "table" ? css.cells : undefined}
                      {...languageOfText(block.text)}
                    >
                      {block.text}
                    </p>
                  )}
                </div>
              );
            })}
          </div>
        )}
      </ShowMore>
    </section>
  );
}
