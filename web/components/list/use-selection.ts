import { useState } from "react";

export interface Selection {
  /** Those of the page that are chosen, in its order. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Chooses one or leaves it out; `isRange`: with all between it and the one before. */
  toggle: (id: string, isRange: boolean) => void;
  /** All of the page, or none. */
  toggleAll: () => void;
  clear: () => void;
}

/** Which rows of a list are chosen. What is no longer on the page is not chosen either. */
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
