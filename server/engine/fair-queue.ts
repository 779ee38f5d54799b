/**
 * Waiting requests by organisation. Organisations take turns, so that one with a hundred messages delays another by one
 * message at most; the requests of one organisation keep their order.
 */
export class FairQueue<Item> {
  /** Organisations in the order of their turns; a served one moves to the end. */
  readonly #waiting = new Map<string, Item[]>();
  readonly #maxPerOrganization: number;
  #size = 0;

  constructor(maxPerOrganization: number) {
    this.#maxPerOrganization = maxPerOrganization;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds a request; false when the organisation has reached its limit of waiting requests. */
  add(organizationId: string, item: Item): boolean {
    const items = this.#waiting.get(organizationId) ?? [];
    if (items.length >= this.#maxPerOrganization) return false;
    items.push(item);
    this.#waiting.set(organizationId, items);
    this.#size += 1;
    return true;
  }

  /** Returns the first request of the organisation whose turn it is, among those that can be served now. */
  take(mayBeServed: (organizationId: string) => boolean): Item | undefined {
    for (const [organizationId, items] of this.#waiting) {
      if (!mayBeServed(organizationId)) continue;
      const item = items.shift();
      this.#waiting.delete(organizationId);
      if (items.length > 0) this.#waiting.set(organizationId, items);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  remove(organizationId: string, item: Item): void {
    const items = this.#waiting.get(organizationId);
    const at = items?.indexOf(item) ?? -1;
    if (!items || at === -1) return;
    items.splice(at, 1);
    if (items.length === 0) this.#waiting.delete(organizationId);
    this.#size -= 1;
  }

  /** Removes and returns all waiting requests. */
  clear(): Item[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }
}
