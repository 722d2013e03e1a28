/** A line on which the windows of this browser speak with each other. */

export interface WindowChannel {
  /** Nobody hears their own words. */
  readonly post: (message: unknown) => void;
  readonly close: () => void;
}

/** A browser that has none says and hears nothing. */
export function openChannel(name: string, hear: (message: unknown) => void): WindowChannel {
  if (!("BroadcastChannel" in globalThis)) return { post: () => undefined, close: () => undefined };
  const line = new BroadcastChannel(name);
  line.onmessage = ({ data }: MessageEvent<unknown>) => hear(data);
  return { post: (message) => line.postMessage(message), close: () => line.close() };
}
