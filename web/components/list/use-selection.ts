import { useState } from "react";

export interface Selection {
  /** The selected ids of the page, in its order. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Selects or deselects an id. `isRange` includes all ids between it and the previous one. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects or deselects all ids of the page. */
  toggleAll: () => void;
  clear: () => void;
}

/** The selection of a list. Ids that are no longer on the page are not selected. */
export function useSelection(order: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const ids = order.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id, isRange) => {
      const next = new Set(ids);
      const isOn = !next.has(id);
      const [from, to] = [last === undefined ? -1 : order.indexOf(last), order.indexOf(id)];
      const touched = isRange && from !== -1 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      for (const one of touched)
        if (isOn) next.add(one);
        else next.delete(one);
      setChosen(next);
      setLast(id);
    },
    toggleAll: () => setChosen(new Set(ids.length === order.length ? [] : order)),
    clear: () => setChosen(new Set()),
  };
}
