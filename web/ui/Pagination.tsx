import { useTranslation } from "react-i18next";
import { isValidPage, pagerItems } from "#shared/rules/pagination.ts";
import { NextIcon, PreviousIcon } from "./site-icons.tsx";
import css from "./Pagination.module.css";

/**
 * The pager (C121–C124). Renders nothing when there is only one page. A button that leads nowhere keeps the focus of who
 * turned the pages with it.
 */
export function Pagination({
  page,
  last,
  onChange,
}: {
  page: number;
  last: number;
  onChange: (page: number) => void;
}) {
  const { t } = useTranslation("common");
  if (last <= 1) return null;
  const showPage = (to: number) => {
    if (isValidPage(to, last) && to !== page) onChange(to);
  };
  return (
    <nav aria-label={t("pages.label")} className={css.pager}>
      <button type="button" aria-disabled={page <= 1} onClick={() => showPage(page - 1)}>
        <PreviousIcon size="small" />
        <span>{t("pages.previous")}</span>
      </button>
      <ol>
        {pagerItems(page, last).map((item, place) =>
          item === "gap" ? (
            <li key={`gap-${place}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                aria-current={item === page ? "page" : undefined}
                aria-label={t("pages.page", { number: item })}
                onClick={() => showPage(item)}
              >
                {item}
              </button>
            </li>
          ),
        )}
      </ol>
      <button type="button" aria-disabled={page >= last} onClick={() => showPage(page + 1)}>
        <span>{t("pages.next")}</span>
        <NextIcon size="small" />
      </button>
    </nav>
  );
}
