import { lastPageOf } from "#shared/rules/pagination.ts";
import { Pagination } from "#web/ui/Pagination.tsx";
import css from "./ListFooter.module.css";

export interface ListFooterProps {
  meta: { page: number; page_size: number; total: number };
  /** Returns the range in words: «1 إلى 25 من 57». */
  range: (values: { from: number; to: number; total: number }) => string;
  onPage: (page: number) => void;
  /** Content at the start of the footer on a wide screen, such as the shortcuts. */
  children?: React.ReactNode;
}

/** The footer of a long list, with the visible range and the pager. */
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
