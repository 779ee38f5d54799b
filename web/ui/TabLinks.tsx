import { useEffect, useRef } from "react";
import { Link } from "./Link.tsx";
import css from "./Tabs.module.css";

export interface TabLink {
  to: string;
  label: React.ReactNode;
  count?: number | string | undefined;
  current: boolean;
}

/** Looks like tabs, is navigation: each view has its own address. `choices` is for a second row, below tabs. */
export function TabLinks({
  label,
  items,
  look = "tabs",
}: {
  label: string;
  items: readonly TabLink[];
  look?: "tabs" | "choices";
}) {
  const [row, one] = look === "tabs" ? [css.tabs, css.tab] : [css.choices, css.choice];
  const nav = useRef<HTMLElement>(null);
  const current = items.findIndex((item) => item.current);
  // On a phone the row is wider than the page: the tab of the page must not be the one that is cut off.
  useEffect(() => {
    nav.current?.children[current]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} className={row}>
      {items.map((item) => (
        <Link key={item.to} to={item.to} className={one} aria-current={item.current ? "page" : undefined}>
          {item.label}
          {item.count !== undefined && <span className={css.count}> {item.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
