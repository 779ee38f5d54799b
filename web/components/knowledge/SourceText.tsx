import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchIcon } from "#web/ui/icons.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { FaqList } from "./FaqList.tsx";
import { ProductList } from "./ProductList.tsx";
import css from "./SourceText.module.css";
import { hasWord, type ExtractedText } from "./source-text.ts";
import { TextBlocks } from "./TextBlocks.tsx";
import { WarningList } from "./WarningList.tsx";

/** The searchable content of a source: warnings, then answers, products and running text. */
export function SourceText({ read }: { read: ExtractedText }) {
  const { t } = useTranslation("knowledge");
  const [word, setWord] = useState("");
  const faqs = read.faqs.filter((faq) => hasWord([...faq.phrasings, faq.answer.ar, faq.answer.en], word));
  const products = read.products.filter((product) =>
    hasWord([product.name.ar, product.name.en, ...Object.values(product.attributes)], word),
  );
  const blocks = read.blocks.filter((block) => hasWord([block.text], word));
  const pieces = read.faqs.length + read.products.length + read.blocks.length;
  const found = faqs.length + products.length + blocks.length;
  return (
    <div className={css.text}>
      {word === "" && read.warnings.length > 0 && <WarningList warnings={read.warnings} />}
      {pieces === 0 && <p className={css.none}>{t("text.noText")}</p>}
      {pieces > 5 && (
        <TextField
          type="search"
          label={t("text.find")}
          hideLabel
          placeholder={t("text.find")}
          start={<SearchIcon size="small" />}
          value={word}
          onChange={setWord}
        />
      )}
      {pieces > 0 && found === 0 && (
        <p role="status" className={css.none}>
          {t("text.nothingFound")}
        </p>
      )}
      {faqs.length > 0 && <FaqList faqs={faqs} />}
      {products.length > 0 && <ProductList products={products} />}
      {blocks.length > 0 && <TextBlocks blocks={blocks} />}
      {read.left_out > 0 && <p className={css.none}>{t("text.leftOut", { count: read.left_out })}</p>}
    </div>
  );
}
