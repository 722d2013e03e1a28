import { createStore } from "zustand/vanilla";

interface NetworkState {
  /** How many calls are waiting for their answer. */
  readonly pending: number;
  /** The message of the latest failure. */
  readonly error: string | null;
}

export const network = createStore<NetworkState>(() => ({ pending: 0, error: null }));

/** Counts a call as pending until it settles, and records its failure. */
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
