import { useEffect, useRef, useState } from "react";

/** The delay before a ticket is fetched, so that holding J down fetches only the last one. */
const settleMs = 120;

/**
 * Returns the ticket that is shown beside the list: the first, until another is chosen. When it leaves the list,
 * because it was answered or closed, the next one is shown.
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
