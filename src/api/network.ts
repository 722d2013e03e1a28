import { createStore } from "zustand/vanilla";

interface NetworkState {
  /** How many calls are waiting for their response. */
  readonly pending: number;
}

export const network = createStore<NetworkState>(() => ({ pending: 0 }));

/** Counts a call as pending until it settles. */
export async function trackCall<Answer>(call: Promise<Answer>): Promise<Answer> {
  network.setState(({ pending }) => ({ pending: pending + 1 }));
  try {
    return await call;
  } finally {
    network.setState(({ pending }) => ({ pending: pending - 1 }));
  }
}
