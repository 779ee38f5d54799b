import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
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
