export interface RoundResult {
  /** Customers' messages, staff's replies and files of the round. */
  acknowledged: number;
  refused: number;
  wrongs: string[];
  /** What a fault of one call met; null when the day had no such call. */
  met?: string | null;
}
