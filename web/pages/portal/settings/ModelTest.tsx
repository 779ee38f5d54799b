import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { testModel } from "#shared/contract/models.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { ModelNote } from "./ModelNote.tsx";

/** The result of a test: the model's text, or the problem with advice. */
export function ModelTest({ tested }: { tested: ResultOf<typeof testModel>["data"] | string }) {
  const { t } = useTranslation("models");
  const { number } = useFormat();
  if (typeof tested === "string") return <ModelNote look="warning">{tested}</ModelNote>;
  const { problem, text, first_word_ms, embeddings } = tested;
  return (
    <>
      {problem ? (
        <ModelNote look="warning">{t(`problem.${problem}`)}</ModelNote>
      ) : (
        <ModelNote look="good">
          {t("test.wrote", { seconds: number((first_word_ms ?? 0) / 1000, 1) })}
          <q>{text}</q>
        </ModelNote>
      )}
      {embeddings?.problem && (
        <ModelNote look="warning">
          {t("test.embeddingsProblem", { problem: t(`problem.${embeddings.problem}`) })}
        </ModelNote>
      )}
      {embeddings && !embeddings.problem && (
        <ModelNote look="good">
          {t("test.embeddings", { dimension: number(embeddings.dimension ?? 0) })}
        </ModelNote>
      )}
    </>
  );
}
