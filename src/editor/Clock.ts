/** Time, handed in: the page's own, or one that a test turns by hand. */
export interface Clock {
  now(): number;
  /** Calls back once after so many ms; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
}
