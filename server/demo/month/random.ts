/**
 * A generator of numbers that look random and are the same at every start, so that one seed always produces the
 * same month.
 */
export interface Random {
  /** Returns a number from 0 up to and without 1. */
  next: () => number;
  /** Returns a whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** Selects one of the `[value, weight]` pairs by weight. */
  weighted: <T>(from: readonly (readonly [T, number])[]) => T;
  shuffle: <T>(all: readonly T[]) => T[];
}

/** Creates a generator with the mulberry32 algorithm. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integerBetween = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole: integerBetween,
    chance: (share) => next() < share,
    pick: (from) => from[integerBetween(0, from.length - 1)] as (typeof from)[number],
    weighted(from) {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [thing, weight] of from) if ((left -= weight) < 0) return thing;
      return (from.at(-1) as (typeof from)[number])[0];
    },
    shuffle(all) {
      const mixed = [...all];
      for (let at = mixed.length - 1; at > 0; at--) {
        const other = integerBetween(0, at);
        [mixed[at], mixed[other]] = [mixed[other] as never, mixed[at] as never];
      }
      return mixed;
    },
  };
}
