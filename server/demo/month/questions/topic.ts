/** What a customer writes first, or that and what they write once they have been answered. */
export type Talk = string | readonly [first: string, ...next: string[]];

/** A subject that customers write about. */
export interface Topic {
  /** Of a hundred conversations at the month's beginning, and at its end. */
  share: readonly [first: number, last: number];
  /** What staff tag its tickets with, where they do. */
  tag?: string;
  /**
   * Arabic as people write it in Riyadh, Jeddah, Kuwait and Cairo, and some English. `{city}`, `{coffee}`, `{order}` and
   * `{phone}` are filled in, each time with something else.
   */
  talks: readonly Talk[];
}
