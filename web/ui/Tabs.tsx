import { useEffect, useRef } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import { Link } from "./Link.tsx";
import css from "./Tabs.module.css";

export interface TabItem {
  id: string;
  label: React.ReactNode;
  count?: number | undefined;
  content: React.ReactNode;
}

/** Tabs with their panels on the same page. The arrow keys follow the page's direction (B07). */
export function Tabs({
  label,
  items,
  selected,
  onSelect,
}: {
  label: string;
  items: readonly TabItem[];
  selected?: string;
  onSelect?: (id: string) => void;
}) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={css.tabs ?? ""}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={css.tab ?? ""}>
            {item.label}
            {item.count !== undefined && <span className={css.count}> {item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={css.panel ?? ""}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

export interface TabLink {
  to: string;
  label: React.ReactNode;
  count?: number | string | undefined;
  current: boolean;
}

/** Links that look like tabs, each with its own address. `choices` is for a second row below tabs. */
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
  // On a phone the row is wider than the page, so the current tab is scrolled into view.
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
