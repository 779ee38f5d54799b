/** A customer's first message, or several messages of which the later ones follow after an answer. */
export type Talk = string | readonly [first: string, ...next: string[]];

/** A subject about which customers write. */
export interface Topic {
  /** Share of a hundred conversations at the month's beginning, and at its end. */
  share: readonly [first: number, last: number];
  /** The tag that staff give to its tickets, if any. */
  tag?: string;
  /**
   * Arabic as people write it in Riyadh, Jeddah, Kuwait and Cairo, and some English. `{city}`, `{coffee}`,
   * `{order}` and `{phone}` are replaced by different values each time.
   */
  talks: readonly Talk[];
}
