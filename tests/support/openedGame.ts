/** The document as it is opened; null if it is not a game. */
import type { WorldDocument } from "../../src/engine/index.ts";
import { migrate, UnreadableWorld } from "../../src/migrate/migrate.ts";

export function openedGame(broken: unknown): WorldDocument | null {
  try {
    return migrate(broken).document;
  } catch (error) {
    if (error instanceof UnreadableWorld) return null;
    throw error;
  }
}
