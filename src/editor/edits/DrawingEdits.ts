import { createStore } from "zustand/vanilla";
import { type AppearanceInfo, appearanceInfo, defaultAppearance, type Id, own } from "../../engine/index.ts";
import { INITIAL_SETTINGS, type PaintClip, type ToolSettings } from "../../paint/model/PaintState.ts";
import type { PixelEditor, UnsavedDrawing } from "../../paint/model/PixelEditor.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { changeCharacter } from "../commands/characters.ts";
import {
  type DrawnAppearance,
  drawAppearance,
  drawCharacter,
  nameUntitled,
  UNNAMED,
} from "../commands/drawAppearance.ts";
import { cleanName } from "../commands/names.ts";
import type { EntryMark } from "../history/amended.ts";
import { characterOf, nameOf, type Workbench } from "./Workbench.ts";

/** What is drawn: a look that is there; a new look of a character; or, without any, a new character. */
export type DrawingTarget =
  | { readonly characterId: Id; readonly appearanceId: Id }
  | { readonly characterId: Id; readonly appearanceId: null; readonly copyOf: Id | null }
  | { readonly characterId: null };

/** What the only look of a new character is called (spec §3). */
export const FIRST_LOOK = "Idle";

/** What a drawing begins with; whoever opens it decodes the pictures. */
export interface DrawingPlan {
  /** Data URLs of the frames; none: an empty tile. */
  readonly pictures: readonly string[];
  readonly info: AppearanceInfo;
  readonly name: string;
  /** Data URLs of the character's other looks. */
  readonly others: readonly string[];
}

/** The same with its pictures decoded. */
export interface DecodedPlan extends Pick<DrawingPlan, "info" | "name"> {
  readonly pictures: readonly PixelImage[];
  readonly others: readonly PixelImage[];
}

/** A drawing that is being made, and what of. */
export interface DrawingWork {
  readonly target: DrawingTarget;
  readonly desk: PixelEditor;
}

/** Opens drawings, saves them and puts them away, and remembers for the session what is in the drawing hand (details §6, §11). */
export class DrawingEdits {
  readonly #bench: Workbench;
  readonly #stopPlaying: () => void;
  /** What is drawn on now. It lies here, not in the view: whatever happens to that, the drawing is kept. */
  readonly table = createStore<{ readonly work: DrawingWork | null }>(() => ({ work: null }));
  #left: DrawingWork | null = null;
  /** Waits for the desk it is to be laid on. */
  #unsaved: UnsavedDrawing | null = null;
  #hand: ToolSettings = INITIAL_SETTINGS;
  #clip: PaintClip | null = null;
  /** Of characters that wait for a name: the entry of what was drawn. */
  readonly #waiting = new Map<Id, EntryMark>();

  constructor(bench: Workbench, stopPlaying: () => void) {
    this.#bench = bench;
    this.#stopPlaying = stopPlaying;
  }

  /** The desk of the drawing that the pixel editor is open for; null before `open` has made it. */
  get desk(): PixelEditor | null {
    return this.table.getState().work?.desk ?? null;
  }

  /** Whether something would be lost with the page. */
  get isUnsaved(): boolean {
    return this.desk?.store.getState().isChanged ?? false;
  }

  /** Opens the pixel editor. False, and nothing happens, where there is nothing of that kind to be drawn. */
  begin(target: DrawingTarget): boolean {
    if (this.#bench.readOnly || !this.plan(target)) return false;
    this.#show(target, null);
    return true;
  }

  /** Opens it with what was drawn there before the page went away; of a character that is gone a new one is drawn. */
  goOnWith(target: DrawingTarget, unsaved: UnsavedDrawing): void {
    this.#unsaved = unsaved;
    if (!this.begin(target)) this.begin({ characterId: null });
  }

  /** Takes the drawing off the desk; where it was changed, a notice brings it back. */
  putAway(): void {
    const { work } = this.table.getState();
    this.#lay(null);
    if (!work?.desk.store.getState().isChanged) return;
    this.#left = work;
    this.#bench.notices.tell("Drawing closed without saving.", {
      label: "Bring it back",
      action: { kind: "resumeDrawing" },
    });
  }

  /** Opens what was put away last as it was then, with its steps to undo. */
  resume(): void {
    const left = this.#left;
    if (!left || this.#bench.ui.state.modal) return;
    this.#left = null;
    this.#show(left.target, left.desk);
  }

  /** Null where the character or the look to be drawn is not there. */
  plan(target: DrawingTarget): DrawingPlan | null {
    const nothing = { pictures: [], info: appearanceInfo(undefined, ""), others: [] };
    if (target.characterId === null) return { ...nothing, name: FIRST_LOOK };
    const character = characterOf(this.#bench, target.characterId);
    if (!character) return null;
    const { appearances, appearanceNames } = character.spritesheet;
    const isNew = target.appearanceId === null;
    const source = isNew ? (target.copyOf ?? defaultAppearance(character) ?? "") : target.appearanceId;
    const pictures = own(appearances, source);
    if (!pictures && !isNew) return null;
    return {
      pictures: pictures ?? [],
      info: appearanceInfo(character, source),
      name: (isNew ? undefined : own(appearanceNames, source)) ?? "Untitled",
      others: Object.keys(appearances).flatMap((id) => (id === source ? [] : (own(appearances, id) ?? []))),
    };
  }

  /** Loads the pixel editor, which players never need, with the first drawing; rejects where that cannot be loaded. */
  async open(plan: DecodedPlan): Promise<PixelEditor> {
    const { PixelEditor } = await import("../../paint/model/PixelEditor.ts");
    const desk = new PixelEditor({ ...plan, settings: this.#hand, clip: this.#clip });
    desk.store.subscribe(({ settings, clip }) => {
      this.#hand = settings;
      this.#clip = clip;
    });
    if (this.#unsaved) desk.restoreUnsaved(this.#unsaved);
    this.#unsaved = null;
    const { modal } = this.#bench.ui.state;
    if (modal?.id === "editAppearance") this.#lay({ target: modal, desk });
    return desk;
  }

  /**
   * Saves a drawing as one step of undo and selects what was drawn. `madeName` names a character nobody has named.
   * False where its character is gone: the drawing is not saved, and has to be kept.
   */
  save(target: DrawingTarget, drawn: DrawnAppearance, madeName: string | null = null): boolean {
    const { newId, readOnly } = this.#bench;
    if (readOnly || drawn.pictures.length === 0) return false;
    if (target.characterId !== null && !characterOf(this.#bench, target.characterId)) return false;
    this.#lay(null);
    if (target.characterId === null) this.#saveCharacter(drawn, madeName);
    else this.#saveLook(target.characterId, target.appearanceId ?? newId(), drawn, madeName);
    this.#awaitName();
    return true;
  }

  isUnnamed(characterId: Id): boolean {
    return characterOf(this.#bench, characterId)?.name === UNNAMED;
  }

  /**
   * Gives a made name to a character that had none when it was drawn. It belongs to the drawing: no step of its own, undo takes it along
   * and redo brings it back, even where undo was quicker than the name.
   */
  nameUnnamed(characterId: Id, name: string): void {
    const entry = this.#waiting.get(characterId);
    this.#waiting.delete(characterId);
    const to = cleanName(name, UNNAMED);
    if (entry && to !== UNNAMED)
      this.#bench.history.amend(entry, { path: ["characters", characterId, "name"], from: UNNAMED, to });
  }

  /** Nobody sees a game that plays behind the pixel editor. */
  #show(target: DrawingTarget, desk: PixelEditor | null): void {
    this.#stopPlaying();
    this.#lay(desk && { target, desk });
    this.#bench.ui.openModal({ id: "editAppearance", ...target });
  }

  #lay(work: DrawingWork | null): void {
    this.table.setState({ work });
  }

  /** What was saved is selected now. */
  #awaitName(): void {
    const { history, ui } = this.#bench;
    const { selectedCharacterId } = ui.state;
    const entry = history.lastEntry;
    if (entry && selectedCharacterId && this.isUnnamed(selectedCharacterId))
      this.#waiting.set(selectedCharacterId, entry);
  }

  #saveCharacter(drawn: DrawnAppearance, madeName: string | null): void {
    const { history, newId, ui } = this.#bench;
    const ids = { characterId: newId(), appearanceId: newId() };
    history.run("draw a character", (document) =>
      changeCharacter(drawCharacter(document, ids, drawn), ids.characterId, nameUntitled(madeName ?? "")),
    );
    ui.selectCharacter(ids.characterId);
  }

  #saveLook(characterId: Id, appearanceId: Id, drawn: DrawnAppearance, madeName: string | null): void {
    const { history, ui } = this.#bench;
    history.run(`draw ${nameOf(this.#bench, characterId)}`, (document) => {
      const named = changeCharacter(document, characterId, nameUntitled(madeName ?? ""));
      return changeCharacter(named, characterId, drawAppearance(appearanceId, drawn));
    });
    ui.selectAppearance(characterId, appearanceId);
  }
}
