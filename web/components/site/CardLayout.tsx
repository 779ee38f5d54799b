import { Mark } from "#web/ui/Mark.tsx";
import css from "./CardLayout.module.css";
import { SceneLayout } from "./SceneLayout.tsx";

/** The layout of log-in pages: a card with a lit door in the night street. */
export function CardLayout({
  title,
  text,
  children,
  picture,
  windows = "lit",
}: {
  title: string;
  text?: React.ReactNode;
  children: React.ReactNode;
  picture?: React.ReactNode;
  windows?: "lit" | "dark";
}) {
  return (
    <SceneLayout windows={windows} isForm>
      <div className={css.place}>
        <div className={css.door}>
          <div className={css.hang} aria-hidden="true">
            <i className={css.cord} />
            <Mark className={css.lamp} />
          </div>
          <div className={css.leaf} data-theme="light">
            {picture}
            <h1 className={picture ? css.centred : undefined}>{title}</h1>
            {text && <p className={picture ? `${css.text} ${css.centred}` : css.text}>{text}</p>}
            {children}
          </div>
        </div>
      </div>
    </SceneLayout>
  );
}
