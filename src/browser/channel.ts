/** A line on which the windows of this browser speak with each other. */

export interface Channel {
  /** Nobody hears their own words. */
  readonly tell: (message: unknown) => void;
  readonly close: () => void;
}

/** A browser that has none says and hears nothing. */
export function openChannel(name: string, hear: (message: unknown) => void): Channel {
  if (!("BroadcastChannel" in globalThis)) return { tell: () => undefined, close: () => undefined };
  const line = new BroadcastChannel(name);
  line.onmessage = ({ data }: MessageEvent<unknown>) => hear(data);
  return { tell: (message) => line.postMessage(message), close: () => line.close() };
}
