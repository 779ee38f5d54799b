import { call } from "#web/api/call.ts";
import { useTranslation } from "react-i18next";
import { uploadArticlePicture } from "#web/api/endpoints/operator-articles.ts";
import { useAction } from "#web/api/use-action.ts";
import { PictureChoice } from "#web/components/pictures/PictureChoice.tsx";
import { Cover } from "#web/pages/site/news/Cover.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./ArticleEditor.module.css";

/** The cover image of an article and the article's public address. */
export function CoverField({
  src,
  seed,
  link,
  onChange,
}: {
  src: string;
  seed: number;
  link: string;
  onChange: (src: string) => void;
}) {
  const { t } = useTranslation(["articles", "common"]);
  const choose = useAction(
    (file: File) => {
      const form = new FormData();
      form.append("file", file);
      return call(uploadArticlePicture, { form });
    },
    { failed: null, onDone: ({ data }) => onChange(data.src) },
  );
  return (
    <section className={css.cover} aria-label={t("cover")}>
      <Cover src={src} seed={seed} className={css.picture} first />
      <div className={css.choice}>
        <h2>{t("cover")}</h2>
        <PictureChoice
          picture={src === "" ? null : { name: t("coverName"), size_bytes: null, source: null }}
          onChoose={(file) => void choose.run(file)}
          onRemove={() => onChange("")}
          accept="image/jpeg,image/png,image/webp"
          isPending={choose.isPending}
          error={choose.problem}
          hint={t("coverHint")}
        />
        <p>
          <span>{t("link")}</span>
          <Ltr>{link}</Ltr>
        </p>
      </div>
    </section>
  );
}
