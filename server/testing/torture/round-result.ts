export interface RoundResult {
  /** Number of customers' messages, staff's replies and files of the round. */
  acknowledged: number;
  refused: number;
  wrongs: string[];
  /** The call that a fault affected; null when the day had no such call. */
  met?: string | null;
}
