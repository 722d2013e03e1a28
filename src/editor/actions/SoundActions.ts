import { type Id, own, type Sound, type VoiceReach } from "../../engine/index.ts";
import { changeHappening, soundStep } from "../../recording/happenings.ts";
import { addSound, deleteSound, hasRoomForSound, renameSound, setMusic, setVoice } from "../commands/sounds.ts";
import { soundNamed, usesOf } from "../commands/uses.ts";
import { documentOf, type EditorContext } from "../EditorContext.ts";
import type { SoundUse } from "../state/EditorState.ts";
import { withVoicesShared } from "../voices.ts";
import { wordsOfLoss } from "./VariableActions.ts";

/** A sound as it is kept in a game, before it has an id. */
export type OwnSound = Required<Pick<Sound, "name" | "data">> & Pick<Sound, "voice">;

/** A sound of the library, whose id is its name there. */
export type LibrarySound = Pick<Sound, "id" | "name">;

const COIN: LibrarySound = { id: "library-coin", name: "Coin" };

/**
 * Changes the sounds of a game. Only dialogs and rows about sounds make one, so that players do not load it:
 * `new SoundActions(editor).use({ kind: "step", index }, id)`.
 */
export class SoundActions {
  readonly #context: EditorContext;

  constructor(context: EditorContext) {
    this.#context = context;
  }

  /** Adds a sound of the library, once, and returns its id; null if the game is full. */
  addFromLibrary({ id, name }: LibrarySound): Id | null {
    return this.#sound(id) ? id : this.#add({ id, name });
  }

  /** The sound that a new step plays until another one is chosen. */
  first(): Id | null {
    return this.addFromLibrary(COIN) ?? Object.keys(documentOf(this.#context).world.sounds ?? {}).at(0) ?? null;
  }

  /** Adds a recorded or made sound and returns its id; null if the game is full. */
  addOwn(sound: OwnSound): Id | null {
    return this.#add({ id: this.#context.newId(), ...sound });
  }

  hasRoom(): boolean {
    return hasRoomForSound(documentOf(this.#context), this.#played());
  }

  /** The name, or with the first number that makes it one of its own: "Zap 2". */
  freeName(name: string): string {
    const sounds = Object.values(documentOf(this.#context).world.sounds ?? {});
    const taken = new Set(sounds.map((sound) => sound.name));
    const numbered = Array.from({ length: sounds.length + 1 }, (_, n) => (n === 0 ? name : `${name} ${n + 1}`));
    return numbered.find((free) => !taken.has(free)) ?? name;
  }

  rename(soundId: Id, name: string): void {
    this.#context.history.run("rename sound", (document) => renameSound(document, soundId, name));
  }

  setVoice(soundId: Id, voice: VoiceReach): void {
    this.#context.history.run("change sound", (document) => setVoice(document, soundId, voice));
  }

  /** A grown-up said yes to all recorded voices of the game. */
  shareVoices(): void {
    this.#context.history.run("share voices", withVoicesShared);
  }

  /** Deletes a sound of the game with the steps that play it, and tells how many rules had one. */
  remove(soundId: Id): void {
    const { history, notices } = this.#context;
    const sound = this.#sound(soundId);
    if (!sound) return;
    const lost = usesOf(documentOf(this.#context).characters, soundNamed(soundId));
    history.run(`delete ${sound.name}`, (document) => deleteSound(document, soundId));
    notices.tellUndoable(wordsOfLoss(sound.name, lost), lost.rules);
  }

  /** Puts a sound of the game where it is wanted: into a step of the recording, or as the music of a stage. */
  use(use: SoundUse, soundId: Id): void {
    if (use.kind === "music") this.setMusic(use.stageId, soundId);
    else
      this.#context.recorder.edit("change action", (recording) =>
        changeHappening(recording, use.index, soundStep(soundId)),
      );
  }

  /** Null: the stage has no music. */
  setMusic(stageId: Id, soundId: Id | null): void {
    this.#context.history.run("change music", (document) => setMusic(document, stageId, soundId));
  }

  #add(sound: Sound): Id | null {
    if (!this.hasRoom()) return null;
    this.#context.history.run("add sound", (document) => addSound(document, sound, this.#played()));
    return sound.id;
  }

  /** The sounds of the open recording, which the game does not have yet. */
  #played(): ReadonlySet<Id> {
    const actions = this.#context.recorder.recording?.actions ?? [];
    return new Set(actions.flatMap((action) => (action.type === "sound" ? [action.sound] : [])));
  }

  #sound(soundId: Id): Sound | undefined {
    return own(documentOf(this.#context).world.sounds, soundId);
  }
}
