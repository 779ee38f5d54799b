/** Parts of an UPDATE statement that checks and changes the state of a row. */
export interface StateTransition<State> {
  /** The states in which the event is accepted. */
  from: State[];
  to: State;
}

/**
 * Derives the transition of an event from its state machine. The event must lead to the same state from everywhere.
 */
export function stateTransition<State extends string, Event>(
  next: (state: State, event: Event) => State | { refused: string },
  states: readonly State[],
  event: Event,
): StateTransition<State> {
  const from = states.filter((state) => typeof next(state, event) === "string");
  const [to, ...others] = new Set(from.map((state) => next(state, event) as State));
  if (to === undefined || others.length > 0) throw new Error(`${String(event)} does not lead to one state`);
  return { from, to };
}
