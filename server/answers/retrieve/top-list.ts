export interface EntryScore {
  /** Position of the entry in the index. */
  position: number;
  score: number;
}

/** The `size` highest scored positions seen, best first; of equal scores the lower position stands first. */
export class TopList {
  readonly items: EntryScore[] = [];
  /** A score has to be at least this, and above 0, to enter. */
  least = 0;
  readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  add(position: number, score: number): void {
    if (score < this.least || score <= 0) return;
    const { items } = this;
    let place = items.length;
    while (place > 0 && isBehind(items[place - 1]!, position, score)) place--;
    items.splice(place, 0, { position, score });
    if (items.length > this.size) items.pop();
    if (items.length === this.size) this.least = items.at(-1)?.score ?? Infinity;
  }
}

function isBehind(item: EntryScore, position: number, score: number): boolean {
  return item.score < score || (item.score === score && item.position > position);
}
