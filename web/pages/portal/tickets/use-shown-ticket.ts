import { useEffect, useRef, useState } from "react";

/** Holding J down walks through the list; only the ticket where it stops is fetched. */
const settleMs = 120;

/**
 * Which ticket of the list is shown beside it: the first, until another is chosen. One that leaves the list, because it
 * was answered or closed, makes room for the one after it.
 */
export function useShownTicket(ids: readonly string[]) {
  const [chosen, setChosen] = useState<{ id: string; place: number }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (id: string) => {
    clearTimeout(timer.current);
    setChosen({ id, place: ids.indexOf(id) });
  };
  const showSoon = (id: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(id), settleMs);
  };
  const isIn = chosen !== undefined && ids.includes(chosen.id);
  const id = isIn ? chosen.id : ids[Math.min(chosen?.place ?? 0, ids.length - 1)];
  return { id, show, showSoon };
}
