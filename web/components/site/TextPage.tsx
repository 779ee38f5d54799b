import css from "./TextPage.module.css";
import { SitePage } from "./SitePage.tsx";

/** A public page with a title and a text of readable width. */
export function TextPage({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <SitePage>
      <div className={css.main}>
        <h1>{title}</h1>
        {children}
      </div>
    </SitePage>
  );
}
