import { useTranslation } from "react-i18next";
import { formatNumber } from "#shared/rules/format.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { ShowMore } from "./ShowMore.tsx";
import css from "./SourceText.module.css";
import type { ExtractedText } from "./source-text.ts";

type Product = ExtractedText["products"][number];

export function ProductList({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation("knowledge");
  return (
    <section>
      <h3>{t("text.products")}</h3>
      <ShowMore pieces={products}>
        {(shown) => (
          <ul className={css.pieces}>
            {shown.map((product, place) => (
              <ProductPiece key={place} product={product} />
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
}

const stocks = ["in_stock", "out_of_stock", "preorder"] as const;

function ProductPiece({
  product: { name, price, currency, availability, attributes, row },
}: {
  product: Product;
}) {
  const { t } = useTranslation("knowledge");
  const stock = stocks.find((known) => known === availability);
  const names = [name.ar, name.en].filter((text) => text !== null);
  return (
    <li>
      <p className={css.question}>
        {names.map((text, place) => (
          <span key={text}>
            {place > 0 && " · "}
            <bdi {...languageOfText(text)}>{text}</bdi>
          </span>
        ))}
      </p>
      <p className={css.price}>
        {price !== null && (
          <b>
            <Ltr>
              {formatNumber(price, 2)} {currency}
            </Ltr>
          </b>
        )}
        {stock && <span>{t(`text.stock.${stock}`)}</span>}
        {row !== null && <small>{t("text.row", { row })}</small>}
      </p>
      <dl className={css.attributes}>
        {Object.entries(attributes).map(([label, value]) => (
          <div key={label}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
