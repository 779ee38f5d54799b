import { lastPageOf } from "#shared/rules/pagination.ts";
import { Pagination } from "#web/ui/Pagination.tsx";
import css from "./ListFooter.module.css";

export interface ListFooterProps {
  meta: { page: number; page_size: number; total: number };
  /** «1 إلى 25 من 57», in the words of the list. */
  range: (values: { from: number; to: number; total: number }) => string;
  onPage: (page: number) => void;
  /** Shown at the start on a desk, e.g. the keys. */
  children?: React.ReactNode;
}

/** Stays at the foot of a long list: where one is in it, and the other pages. */
export function ListFooter({ meta, range, onPage, children }: ListFooterProps) {
  const { page, page_size, total } = meta;
  const from = (page - 1) * page_size + 1;
  return (
    <footer className={css.footer}>
      {children && <div className={css.start}>{children}</div>}
      <span className={css.range}>
        {total > 0 && range({ from, to: Math.min(page * page_size, total), total })}
      </span>
      <Pagination page={page} last={lastPageOf(total, page_size)} onChange={onPage} />
    </footer>
  );
}
