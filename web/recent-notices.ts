/** A short message that was shown in this tab. */
export interface RecentNotice {
  id: number;
  kind: "success" | "error";
  text: string;
  description: string | undefined;
  /** When it was shown, as an ISO string. */
  at: string;
}

/** The most notices that are kept, in the memory of this tab alone. */
const maxNotices = 20;

let notices: readonly RecentNotice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly RecentNotice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** The notices of this tab, the newest first, because a toast is gone after some seconds. */
export const recentNotices = {
  add: (notice: Omit<RecentNotice, "id" | "at">): void => {
    lastId += 1;
    change([{ ...notice, id: lastId, at: new Date().toISOString() }, ...notices].slice(0, maxNotices));
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (): readonly RecentNotice[] => notices,
};
