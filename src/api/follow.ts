import { followEvents, type StreamOptions } from "../browser/eventStream.ts";
import { session } from "./session.ts";

/** What the page does with each kind of event. */
export type EventHandlers<Events> = { readonly [Name in keyof Events]: (event: Events[Name]) => void };

export type StreamNews = Pick<StreamOptions, "onConnected" | "onRefused">;

/** Follows a stream of events of the server as the signed-in user. Returns what ends it. Events without a handler are passed over. */
export function followStream<Events extends object>(
  path: string,
  on: EventHandlers<Events>,
  about: StreamNews = {},
): () => void {
  const handlers = new Map<string, (event: never) => void>(Object.entries(on));
  const onEvent = (name: string, data: unknown): void => handlers.get(name)?.(data as never);
  return followEvents(path, { credentials: session.getState().me, onEvent, ...about });
}
