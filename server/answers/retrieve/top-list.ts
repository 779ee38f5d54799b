/** The `size` highest scored positions seen, best first; of equal scores the earlier one stands first. */
export class TopList {
  readonly items: { position: number; score: number }[] = [];
  /** A score has to be above this to enter. */
  least = 0;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  add(position: number, score: number): void {
    if (score <= this.least) return;
    let place = this.items.length;
    while (place > 0 && this.items[place - 1]!.score < score) place--;
    this.items.splice(place, 0, { position, score });
    if (this.items.length > this.#size) this.items.pop();
    if (this.items.length === this.#size) this.least = this.items[this.#size - 1]!.score;
  }
}
