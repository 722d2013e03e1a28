/** The shapes of the calls of a class, shared by browser and server. See `classCalls.ts` for the calls themselves. */
import { z } from "zod";
import { PICTURES_SHOWN, PICTURES_TAPPED, PUPILS_MAX, STICKERS } from "./classLimits.ts";
import type { SignedInUser, WorldCard } from "./wire.ts";

export {
  CLASS_NAME_MAX,
  PICTURES_SHOWN,
  PICTURES_TAPPED,
  PUPIL_NAME_MAX,
  PUPILS_MAX,
  STICKERS,
  TEACHER_NOTE_MAX,
} from "./classLimits.ts";

/** A pupil as the teacher sees one in the list of names. */
export interface Pupil {
  readonly id: string;
  readonly name: string;
  /** Whether three pictures are known. If not, the first who taps the name chooses them. */
  readonly hasPictures: boolean;
  /** Whether wrong pictures were tapped so often that only the teacher can open it again. */
  readonly isLocked: boolean;
  /** Whether wrong pictures were tapped so often in a row that the child had to wait, and is not in yet. */
  readonly isKeptOut: boolean;
}

export interface Class {
  readonly id: string;
  readonly name: string;
  /** Six capital letters, shown with a gap in the middle: `MOP ALI`. */
  readonly code: string;
  /** Until when the door is open, so that names are shown: ISO time, or null while it is shut. It shuts by itself. */
  readonly openUntil: string | null;
  /** In the order in which they were typed, which never changes: tiles keep their places. */
  readonly pupils: readonly Pupil[];
}

/** The classes of the signed-in user (`GET /classes`). */
export interface MyClasses {
  /** Whether this account may make classes. */
  readonly isTeacher: boolean;
  /** Whether this account may look after the site (`operations.ts`). */
  readonly isOperator: boolean;
  readonly classes: readonly Class[];
}

/** New pictures of one child. They are told once and stored nowhere, neither here nor by the server. */
export interface HandedPictures {
  readonly id: string;
  readonly name: string;
  /** Numbers of pictures, from 0 on. */
  readonly pictures: readonly number[];
}

/** What a stranger at the door of a class sees. A shut door shows nobody. */
export interface Door {
  readonly isOpen: boolean;
  /** Empty while the door is shut. */
  readonly className: string;
  readonly pupils: readonly Pick<Pupil, "id" | "name" | "hasPictures">[];
  /** A device that sends it with later calls need not wait when others at its address have guessed too many codes. */
  readonly key: string;
}

/** A child who has tapped the right pictures. The page must not store it beyond its tab: a device remembers the class, not the child. */
export interface SignedInPupil extends SignedInUser {
  readonly pupil: { readonly name: string; readonly classId: string; readonly className: string };
}

export type Doing = "making" | "playing" | "stuck";

/** What is known of a child at work: what its page told last, and whether the teacher looks. */
export interface ToldByPage {
  readonly doing: Doing;
  /** Since when it has been so: ISO time, or null if nothing was told yet. */
  readonly since: string | null;
  /** The rule that fails again and again, for `stuck`. */
  readonly rule: string;
  /** Since when the hand has been up, or null. */
  readonly handSince: string | null;
  readonly isLookedAt: boolean;
  readonly worldId: string | null;
  readonly worldName: string;
}

/** One tile of the wall. */
export interface WallTile extends ToldByPage {
  readonly id: string;
  readonly name: string;
  /** Whether a page of the child is connected. All else is what it told last. */
  readonly isHere: boolean;
  /** The address of the picture of the stage, good for an `img`; null if there is none. Each new picture has a new address. */
  readonly picture: string | null;
}

/** What the teacher has set for everybody. */
export interface ClassLesson {
  readonly isPaused: boolean;
  /** Whether everybody sees the teacher's stage. */
  readonly isLookingHere: boolean;
  /** The address of the picture of the teacher's stage, or null. */
  readonly stage: string | null;
}

/** The events of `GET /classes/ID/wall`: the whole wall first, and after each new connection; then single tiles. */
export interface WallEvents {
  readonly wall: {
    readonly class: Class;
    readonly lesson: ClassLesson;
    readonly tiles: readonly WallTile[];
    readonly reports: number;
  };
  readonly tile: WallTile;
}

/** What a pupil's page has to know at any moment (`event: now` of `GET /classes/me/events`): sent whole at each change and connection. */
export interface PupilNow extends ClassLesson {
  readonly className: string;
  readonly teacher: string;
  /** Whether the teacher has the wall open, and so sees a hand at once. */
  readonly hasWall: boolean;
  /** The oldest note that waits for an OK, shown as Nib's words. */
  readonly note: { readonly id: string; readonly text: string } | null;
  /** Whether the teacher is looking right now. The look takes the hand down. */
  readonly isLookedAt: boolean;
  readonly handIsUp: boolean;
  /** Games that were handed out to this child, the latest first, with what Nib says when one is opened. */
  readonly handedOut: readonly { readonly worldId: string; readonly says: string }[];
}

export type Sticker = (typeof STICKERS)[number];

/** A game of a pupil as the teacher and the class see it. */
export interface ClassGame extends WorldCard {
  readonly pupilId: string;
  readonly pupilName: string;
  /** Whether it hangs in the gallery of the class. */
  readonly isShown: boolean;
  /** The sticker that I gave. */
  readonly mySticker: Sticker | null;
  /** The stickers of classmates: told to the maker and the teacher only, empty for all others. */
  readonly stickers: readonly Sticker[];
}

/** How a game was handed out. `away` of those who have it are not here now. */
export interface HandedOut {
  readonly given: number;
  readonly away: number;
  /** Names of those whose shelf is full. */
  readonly without: readonly string[];
}

/** What a wiped class has left where the server does not reach, such as backups, with the command that removes it. */
export interface Wiped {
  readonly leftovers: readonly { readonly place: string; readonly command: string }[];
}

/** An id has 32 letters; those of the games that come with the product are names. */
const ID_LETTERS_MAX = 64;

const names = z.array(z.string()).min(1).max(PUPILS_MAX);
const pupils = z.array(z.string()).max(PUPILS_MAX).optional();

/** Names that come twice get a number. Nobody has pictures yet: children choose them on the first day, unless the teacher hands some out. */
export const newClassSchema = z.object({ name: z.string(), names });
export type NewClass = z.infer<typeof newClassSchema>;
export const classNameSchema = z.object({ name: z.string() });
export const doorSchema = z.object({ isOpen: z.boolean() });
export const newPupilsSchema = z.object({ names });
export const pupilNameSchema = z.object({ name: z.string() });
/** Who gets new pictures; without `pupils`, everybody. */
export const newPicturesSchema = z.object({ pupils });

export const tappedSchema = z.object({
  pupil: z.string(),
  pictures: z
    .array(
      z
        .int()
        .min(0)
        .max(PICTURES_SHOWN - 1),
    )
    .length(PICTURES_TAPPED)
    .refine((tapped) => new Set(tapped).size === tapped.length),
  /** Whether the page asked for the pictures of before: then they are not taken for new ones. */
  areKnown: z.boolean().optional(),
});
export type Tapped = z.infer<typeof tappedSchema>;

export const lessonSchema = z.object({ isPaused: z.boolean().optional(), isLookingHere: z.boolean().optional() });
export type LessonChange = z.infer<typeof lessonSchema>;
/** A picture of a stage as a data URL: JPEG, PNG or WebP of up to 180 KB. */
export const stageSchema = z.object({ picture: z.string() });
export const noteSchema = z.object({ text: z.string() });
export const lookSchema = z.object({ isLooking: z.boolean() });

/**
 * What a pupil's page tells whenever it changes, and after each new connection. Without `picture`, the last one stays. `handIsUp` is told only
 * when the child moves the hand: the teacher's look may have taken it down since.
 */
export const statusSchema = z.object({
  doing: z.enum(["making", "playing", "stuck"]),
  rule: z.string().optional(),
  handIsUp: z.boolean().optional(),
  worldId: z.string().max(ID_LETTERS_MAX).nullable(),
  worldName: z.string().optional(),
  picture: z.string().optional(),
});
export type PupilStatus = z.infer<typeof statusSchema>;

/** `from` is a game of the teacher or one that comes with the product. Without `pupils`, everybody gets it. */
export const handOutSchema = z.object({ from: z.string().min(1), pupils, says: z.string().optional() });
export type HandOut = z.infer<typeof handOutSchema>;

/** By the maker: into the gallery or out of it. By the teacher also: out to everybody (`published`), or back. */
export const classGameSchema = z.object({ isShown: z.boolean().optional(), isLetOut: z.boolean().optional() });
export type ClassGameChange = z.infer<typeof classGameSchema>;
export const moveSchema = z.object({ pupil: z.string() });
export const stickerSchema = z.object({ sticker: z.enum(STICKERS).nullable() });
