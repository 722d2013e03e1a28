/** What browser and server say to each other: shapes and schemas, one place for both (spec §3, §7). */
import { z } from "zod";

export interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** The answer to signing up or in; `password` is the revocable device secret (product §16). */
export interface SignedInUser extends User {
  readonly password: string;
}

export interface Profile {
  readonly id: string;
  readonly username: string;
}

/** Who runs this site and how to reach them, for the terms and privacy pages; null where the host did not say. */
export interface About {
  readonly operator: string | null;
  /** An e-mail address, an address of a page, or any words that lead to somebody. */
  readonly contact: string | null;
}

export interface ForkParent {
  readonly id: string;
  readonly name: string;
  readonly user: { readonly username: string };
}

/** A world as lists show it. */
export interface WorldCard {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** Address of a picture of ours, or empty. */
  readonly thumbnail: string;
  readonly user: { readonly username: string };
  readonly forkParent: ForkParent | null;
  readonly forkCount: number;
  readonly playCount: number;
  readonly published: boolean;
  /** Whether the notes beside the rules go along with the copies that others get. */
  readonly sharesNotes: boolean;
  readonly revision: number;
  /** ISO time of the last stored change of name, data or publishing. */
  readonly updatedAt: string;
}

/** A whole world; `data` is the editor document, null for a world that was never saved. */
export interface WorldRecord extends WorldCard {
  readonly data: unknown;
  /** It is the copy for others: without its maker's steps of undo, and without notes that the maker keeps. */
  readonly isVisitorCopy?: true;
}

/** An earlier save of a world, or the present one, without its data. */
export interface SavedVersion {
  readonly revision: number;
  /** ISO time. */
  readonly savedAt: string;
  readonly name: string;
  /** Address of a picture of ours, or empty. */
  readonly thumbnail: string;
  readonly isPresent: boolean;
}

export interface SavedVersionRecord extends SavedVersion {
  /** The editor document. */
  readonly data: unknown;
}

/** All that is kept of one person (`GET /users/me/export`). */
export interface OwnDataExport {
  readonly account: User & { readonly createdAt: string; readonly devices: readonly { readonly since: string }[] };
  readonly worlds: readonly ExportedWorld[];
}

export interface ExportedWorld extends WorldRecord {
  readonly createdAt: string;
  readonly versions: readonly SavedVersion[];
}

/** A sprite drawn from words (`GET /generate-sprite`): a PNG as a data URL. */
export interface GeneratedSprite {
  readonly imageUrl: string;
  readonly name: string;
}

/** A background drawn from words (`GET /generate-background`): its address on this site. */
export interface GeneratedBackground {
  readonly imageUrl: string;
}

export interface GeneratedName {
  readonly name: string;
}

export interface Failure {
  readonly error: string;
  readonly message: string;
}

/** The answer 409 to a save that was made from an older revision: the newer record comes along (product §22). */
export interface Conflict extends Failure {
  readonly world: WorldRecord;
}

const appearanceInfo = z.object({
  anchor: z.object({ x: z.number(), y: z.number() }).readonly(),
  width: z.number().positive(),
  height: z.number().positive(),
  filled: z.record(z.string(), z.literal(true)).readonly(),
});
const spritesheet = z.object({
  appearances: z.record(z.string(), z.array(z.string()).readonly()).readonly(),
  appearanceNames: z.record(z.string(), z.string()).readonly(),
  appearanceInfo: z.record(z.string(), appearanceInfo.readonly()).readonly(),
});

/** A character that comes with the product, looks and all (spec §7 `GET /characters`); the server checks it once at start. */
export const readyMadeCharacterSchema = z
  .object({ id: z.string(), name: z.string(), spritesheet: spritesheet.readonly() })
  .readonly();
export type ReadyMadeCharacter = z.infer<typeof readyMadeCharacterSchema>;

export const newUserSchema = z.object({
  username: z.string(),
  password: z.string(),
  email: z.string(),
});
export type NewUser = z.infer<typeof newUserSchema>;

/** Some object: the server looks through a game by itself, for a schema would copy all of it. */
const gameSchema = z.custom<Readonly<Record<string, unknown>>>(
  (data) => typeof data === "object" && data !== null && !Array.isArray(data),
);

export const savedWorldSchema = z.object({
  name: z.string().optional(),
  data: gameSchema.optional(),
  thumbnail: z.string().optional(),
  published: z.boolean().optional(),
  sharesNotes: z.boolean().optional(),
  revision: z.number().int().optional(),
});
export type SavedWorld = z.infer<typeof savedWorldSchema>;

/** A save changes something: the revision alone says only what it is made from. */
export const changedWorldSchema = savedWorldSchema.refine((saved) =>
  Object.keys(saved).some((field) => field !== "revision"),
);

/** Whose worlds are listed: `me`, or a user's id or name (spec §7). */
export const worldListSchema = z.object({ user: z.string().min(1) });

/** Which game a new one is made from: a world's id or `tutorial`; `fork` also makes it a remix of that game (spec §7). */
export const newWorldSchema = z.object({
  from: z.string().optional(),
  fork: z.string().optional(),
});
export type NewWorld = z.infer<typeof newWorldSchema>;

const PROMPT_MAX = 600;

/** `filename` says when and for which stage (spec §7); pictures are kept by their bytes, so it names nothing. */
export const generationSchema = z.object({
  prompt: z.string().max(PROMPT_MAX),
  filename: z.string().max(300).optional(),
});

export const spriteToNameSchema = z.object({ imageData: z.string() });

/** What a page tells our own server when it crashed (product §19): the error's message, or its stack, which begins with it. */
export const crashSchema = z.object({
  message: z.string(),
});
export type Crash = z.infer<typeof crashSchema>;
