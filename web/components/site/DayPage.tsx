import css from "./DayPage.module.css";
import { SitePage } from "./SitePage.tsx";

/** A public page for reading: a title and a text at its width. */
export function DayPage({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <SitePage>
      <div className={css.main}>
        <h1>{title}</h1>
        {children}
      </div>
    </SitePage>
  );
}
