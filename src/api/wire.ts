/** The shapes of requests and responses, shared by browser and server. */
import { z } from "zod";

export interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** The response to signing up or in. `password` is a device secret that can be revoked, not the password. */
export interface SignedInUser extends User {
  readonly password: string;
}

export interface Profile {
  readonly id: string;
  readonly username: string;
}

/** Who runs this site and how to reach them, for the terms and privacy pages; null if the host did not say. */
export interface SiteOwner {
  readonly operator: string | null;
  /** An e-mail address, the URL of a page, or any text that says how to reach someone. */
  readonly contact: string | null;
  /** A site with an address of its own takes no new accounts before its operator is named. */
  readonly takesSignUps: boolean;
}

/** What anybody may know about this site (`GET /about`). */
export interface About extends SiteOwner {
  /** Whether anybody here may make classes. If not, nothing of classes is shown anywhere. */
  readonly hasClasses: boolean;
}

export interface ForkParent {
  readonly id: string;
  readonly name: string;
  readonly user: { readonly username: string };
}

/** What one does in a game. Only the games that come with the product have a kind. */
export type GameKind = "run" | "puzzle" | "catch" | "watch" | "two";

/** A world as lists show it. */
export interface WorldCard {
  readonly id: string;
  /** Its owner; empty where that is a pupil, unless the pupil asks. */
  readonly userId: string;
  readonly name: string;
  /** The URL of a picture on this site, or empty. */
  readonly thumbnail: string;
  readonly user: { readonly username: string };
  readonly forkParent: ForkParent | null;
  readonly forkCount: number;
  readonly playCount: number;
  readonly published: boolean;
  /** Whether others see the notes beside the rules. */
  readonly sharesNotes: boolean;
  /** How it is played, as its maker wrote it when publishing: one line of plain text, or empty. */
  readonly description: string;
  /** A first change that is easy to make, for the games that come with the product; empty for all others. */
  readonly whatCanIChange: string;
  readonly kind: GameKind | null;
  readonly revision: number;
  /** ISO time of the last change of its name, its data or whether it is published. */
  readonly updatedAt: string;
}

/** A whole world; `data` is the editor document, null for a world that was never saved. */
export interface WorldRecord extends WorldCard {
  readonly data: unknown;
  /** Set on the copy that others get, which lacks the undo history and any notes that are not shared. */
  readonly isVisitorCopy?: true;
}

/** An earlier or the current save of a world, without its data. */
export interface SavedVersion {
  readonly revision: number;
  /** ISO time. */
  readonly savedAt: string;
  readonly name: string;
  /** The URL of a picture on this site, or empty. */
  readonly thumbnail: string;
  /** Whether this is the current save. */
  readonly isPresent: boolean;
}

export interface SavedVersionRecord extends SavedVersion {
  /** The editor document. */
  readonly data: unknown;
}

/** Everything that is stored about one user (`GET /users/me/export`). */
export interface OwnDataExport {
  readonly account: User & { readonly createdAt: string; readonly devices: readonly { readonly since: string }[] };
  readonly worlds: readonly ExportedWorld[];
}

export interface ExportedWorld extends WorldRecord {
  readonly createdAt: string;
  readonly versions: readonly SavedVersion[];
}

/** A sprite made from a description (`GET /generate-sprite`): a PNG as a data URL. */
export interface GeneratedSprite {
  readonly imageUrl: string;
  readonly name: string;
  /** What was drawn instead of what the words name, such as `a monster`; null if it is what they name. */
  readonly instead: string | null;
}

/** A background made from a description (`GET /generate-background`): its URL on this site. */
export interface GeneratedBackground {
  readonly imageUrl: string;
  /** As for a sprite. */
  readonly instead: string | null;
}

export interface GeneratedName {
  readonly name: string;
}

export interface Failure {
  readonly error: string;
  readonly message: string;
  /** Tells apart refusals with the same status. */
  readonly code?: string;
}

/** The response 409 to a save that is based on an older revision. Carries the newer record. */
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

/** A character that comes with the product (`GET /characters`). The server validates all of them once, when it starts. */
export const readyMadeCharacterSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    spritesheet: spritesheet.readonly(),
    /** The words over the shelf on which it is offered. */
    kind: z.string().optional(),
    /** What one with rules does, in a few words. */
    does: z.string().optional(),
    /** The `data` of a small game with its rules, and with the characters, kinds, sounds and numbers that they need. */
    game: z.looseObject({}).optional(),
    /** Characters of that game who come along only where nobody of their kind is there. */
    standIns: z.array(z.string()).readonly().optional(),
  })
  .readonly();
export type ReadyMadeCharacter = z.infer<typeof readyMadeCharacterSchema>;

export const newUserSchema = z.object({
  username: z.string(),
  password: z.string(),
  email: z.string(),
});
export type NewUser = z.infer<typeof newUserSchema>;

/** A new password from a user who also typed the old one. `device` is the secret of the device that stays signed in. */
export const newPasswordSchema = z.object({ password: z.string(), device: z.string().optional() });
export type NewPassword = z.infer<typeof newPasswordSchema>;

/** The part after the `#` of a link for a new password. */
export const resetLinkSchema = z.object({ token: z.string() });
export const resetPasswordSchema = resetLinkSchema.extend({ password: z.string() });

/** The answer to a play that has begun (`POST /worlds/{id}/plays`). */
export interface PlayCounted {
  readonly playCount: number;
}

/** Any object: the server inspects games itself, because a schema would copy all of the data. */
const gameSchema = z.custom<Readonly<Record<string, unknown>>>(
  (data) => typeof data === "object" && data !== null && !Array.isArray(data),
);

const savedWorldSchema = z.object({
  name: z.string().optional(),
  data: gameSchema.optional(),
  thumbnail: z.string().optional(),
  published: z.boolean().optional(),
  sharesNotes: z.boolean().optional(),
  description: z.string().optional(),
  revision: z.number().int().optional(),
});
export type SavedWorld = z.infer<typeof savedWorldSchema>;
/** What our own client sends: with a game, always the revision that it is based on. */
export type WorldSave = SavedWorld & ({ readonly data?: never } | { readonly revision: number });

/** A save has to change something; `revision` only says which state it is based on. */
export const changedWorldSchema = savedWorldSchema.refine((saved) =>
  Object.keys(saved).some((field) => field !== "revision"),
);

/** Whose worlds to list: `me`, or the id or name of a user. */
export const worldListSchema = z.object({ user: z.string().min(1) });

/** Which published worlds come first: the most played, or with `new` the latest. */
export const exploreSchema = z.object({ order: z.enum(["popular", "new"]).optional() });

/** What a new game is made from: the id of a world or of a bundled game. `fork` also makes it a remix of that game. */
export const newWorldSchema = z.object({
  from: z.string().optional(),
  fork: z.string().optional(),
});
export type NewWorld = z.infer<typeof newWorldSchema>;

const PROMPT_MAX = 600;

/** `filename` is part of the protocol but unused: pictures are stored under a hash of their bytes. */
export const generationSchema = z.object({
  prompt: z.string().max(PROMPT_MAX),
  filename: z.string().max(300).optional(),
});

export const spriteToNameSchema = z.object({ imageData: z.string() });

/** What a crashed page reports to our own server: the stack of the error, or its message. */
export const crashSchema = z.object({
  message: z.string(),
});
