/** Looks whether something is a game, and keeps of it only what a game has (product §23). */
import { z } from "zod";
import { Refusal } from "./Refusal.ts";

/** Far deeper than any real rule tree, far less than what would exhaust the stack when it is written out. */
const DEPTH_MAX = 200;

const things = z.record(z.string(), z.looseObject({}));

/** Loose within, because older games are brought up to date by the editor, not by the server (product §13). */
const gameSchema = z.object({
  version: z.number().optional(),
  characters: things,
  world: z.looseObject({ stages: things, globals: things.optional() }),
  undoStack: z.array(z.unknown()).optional(),
  redoStack: z.array(z.unknown()).optional(),
});

const MISSING: Readonly<Record<string, string>> = {
  characters: "its characters could not be read",
  world: "its stages could not be read",
};

/** The game without unknown parts. Throws a refusal that says in plain words what is not right. */
export function checkGame(data: Readonly<Record<string, unknown>>): unknown {
  if (isDeeperThan(data, DEPTH_MAX)) throw notAGame("it is nested too deeply");
  const checked = gameSchema.safeParse(data);
  if (checked.success) return checked.data;
  throw notAGame(MISSING[String(checked.error.issues[0]?.path[0])] ?? "its undo steps could not be read");
}

function notAGame(reason: string): Refusal {
  return new Refusal(400, `This could not be saved because it is not a game: ${reason}.`);
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((part) => isDeeperThan(part, depth - 1));
}
