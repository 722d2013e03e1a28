/** Time, injected so that tests can control it. */
export interface Clock {
  now(): number;
  /** Calls back once after that many ms; returns what cancels it. */
  after(ms: number, call: () => void): () => void;
}
