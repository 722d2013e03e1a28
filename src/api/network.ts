/** How many answers are awaited, and what went wrong last (spec §3 "App state: network"). */
import { createStore } from "zustand/vanilla";

interface Network {
  readonly pending: number;
  readonly error: string | null;
}

export const network = createStore<Network>(() => ({ pending: 0, error: null }));

/** Counts a call as pending until it is over, and records its failure. */
export async function trackCall<Answer>(call: Promise<Answer>): Promise<Answer> {
  network.setState(({ pending }) => ({ pending: pending + 1 }));
  try {
    return await call;
  } catch (failure) {
    network.setState({ error: failure instanceof Error ? failure.message : String(failure) });
    throw failure;
  } finally {
    network.setState(({ pending }) => ({ pending: pending - 1 }));
  }
}
