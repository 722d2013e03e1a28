/** Resolves after so many ms. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => after(ms, resolve));
}

/** Calls back once after so many ms; the answer cancels it. */
export function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}
