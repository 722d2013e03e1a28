import { createStore } from "zustand/vanilla";
import { type AppearanceInfo, appearanceInfo, defaultAppearance, type Id, own } from "../../engine/index.ts";
import { INITIAL_SETTINGS, type PaintClip, type ToolSettings } from "../../paint/model/PaintState.ts";
import type { PixelEditor, UnsavedDrawing } from "../../paint/model/PixelEditor.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { type DrawnAppearance, drawAppearance, drawCharacter, nameUntitled, UNNAMED } from "../commands/appearances.ts";
import { changeCharacter } from "../commands/characters.ts";
import { cleanName } from "../commands/names.ts";
import { characterOf, type EditorContext, nameOf } from "../EditorContext.ts";
import type { EntryMark } from "../history/amended.ts";
import type { DrawingTarget } from "../state/EditorState.ts";

/** The name of the first appearance of a new character. */
export const FIRST_APPEARANCE = "Idle";

/** What a drawing starts with; the caller decodes the images. */
export interface DrawingPlan {
  /** Data URLs of the frames; none: an empty tile. */
  readonly pictures: readonly string[];
  readonly info: AppearanceInfo;
  readonly name: string;
  /** Data URLs of the character's other appearances. */
  readonly others: readonly string[];
}

/** A plan with its images decoded. */
export interface DecodedPlan extends Pick<DrawingPlan, "info" | "name"> {
  readonly pictures: readonly PixelImage[];
  readonly others: readonly PixelImage[];
}

/** A drawing that is being made, and its target. */
export interface DrawingWork {
  readonly target: DrawingTarget;
  readonly pixelEditor: PixelEditor;
}

/** Opens drawings, saves them and puts them away, and remembers the drawing tool for the session. */
export class DrawingActions {
  readonly #context: EditorContext;
  readonly #stopPlaying: () => void;
  /** The open drawing. It is stored here rather than in the view, so that it survives an error there. */
  readonly store = createStore<{ readonly work: DrawingWork | null }>(() => ({ work: null }));
  /** What the notice offers to resume. */
  #closed: DrawingWork | null = null;
  /** A recovered drawing that the next opened pixel editor starts with. */
  #unsaved: UnsavedDrawing | null = null;
  #settings: ToolSettings = INITIAL_SETTINGS;
  #clip: PaintClip | null = null;
  /** The name of the next character that is drawn without one. */
  #proposedName: string | null = null;
  /** For characters that wait for a generated name: the undo entry of the drawing. */
  readonly #waiting = new Map<Id, EntryMark>();

  constructor(context: EditorContext, stopPlaying: () => void) {
    this.#context = context;
    this.#stopPlaying = stopPlaying;
  }

  /** The state of the open pixel editor; null before `open` has made it. */
  get pixelEditor(): PixelEditor | null {
    return this.store.getState().work?.pixelEditor ?? null;
  }

  /** Whether closing the page would lose something. */
  get isUnsaved(): boolean {
    return this.pixelEditor?.store.getState().isChanged ?? false;
  }

  /** Opens the pixel editor; does nothing and returns false if the target does not exist. */
  begin(target: DrawingTarget): boolean {
    if (this.#context.readOnly || !this.plan(target)) return false;
    this.#show(target, null);
    return true;
  }

  /** Opens the pixel editor with a drawing recovered after the page was closed; if its character is gone, it becomes a new one. */
  goOnWith(target: DrawingTarget, unsaved: UnsavedDrawing): void {
    this.#unsaved = unsaved;
    if (!this.begin(target)) this.begin({ characterId: null });
  }

  /** Closes the drawing; a notice offers to resume it if it was changed, else the one before it if that was not resumed. */
  putAway(): void {
    if (this.#context.ui.state.modal?.id !== "editAppearance") return;
    const { work } = this.store.getState();
    this.#setWork(null);
    if (work?.pixelEditor.store.getState().isChanged) this.#closed = work;
    if (this.#closed)
      this.#context.notices.offer("Drawing closed without saving.", "Bring it back", { kind: "resumeDrawing" });
  }

  /** Opens the drawing that was put away last, undo steps included. */
  resume(): void {
    const closed = this.#closed;
    if (!closed || this.#context.ui.state.modal) return;
    this.#show(closed.target, closed.pixelEditor);
    this.#closed = null;
  }

  /** Gives characters that are drawn without a name this one, until it is null again. */
  proposeName(name: string | null): void {
    this.#proposedName = name;
  }

  /** Null if the character or appearance does not exist. */
  plan(target: DrawingTarget): DrawingPlan | null {
    const nothing = { pictures: [], info: appearanceInfo(undefined, ""), others: [] };
    if (target.characterId === null) return { ...nothing, name: FIRST_APPEARANCE };
    const character = characterOf(this.#context, target.characterId);
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

  /** Opens a drawing. The code of the pixel editor is loaded with the first one, since players never need it; rejects if that fails. */
  async open(plan: DecodedPlan): Promise<PixelEditor> {
    const { PixelEditor } = await import("../../paint/model/PixelEditor.ts");
    const pixelEditor = new PixelEditor({ ...plan, settings: this.#settings, clip: this.#clip });
    pixelEditor.store.subscribe(({ settings, clip }) => {
      this.#settings = settings;
      this.#clip = clip;
    });
    if (this.#unsaved) pixelEditor.restoreUnsaved(this.#unsaved);
    this.#unsaved = null;
    const { modal } = this.#context.ui.state;
    if (modal?.id === "editAppearance") this.#setWork({ target: modal, pixelEditor });
    return pixelEditor;
  }

  /**
   * Saves a drawing as one undo entry and selects what was drawn. `madeName` is a name for an unnamed character, empty
   * without one. False if its character is gone: the drawing is not saved, and has to stay open.
   */
  save(target: DrawingTarget, drawn: DrawnAppearance, madeName: string | null = null): boolean {
    const { newId, readOnly } = this.#context;
    if (readOnly || drawn.pictures.length === 0) return false;
    if (target.characterId !== null && !characterOf(this.#context, target.characterId)) return false;
    this.#setWork(null);
    this.#closed = null;
    if (target.characterId === null) this.#saveCharacter(drawn, madeName || this.#proposedName);
    else this.#saveAppearance(target.characterId, target.appearanceId ?? newId(), drawn, madeName);
    this.#awaitName();
    return true;
  }

  isUnnamed(characterId: Id): boolean {
    return characterOf(this.#context, characterId)?.name === UNNAMED;
  }

  /**
   * Gives a generated name to a character that was drawn without one. The name becomes part of the undo entry of the
   * drawing, even if that was undone before the name arrived.
   */
  nameUnnamed(characterId: Id, name: string): void {
    const entry = this.#waiting.get(characterId);
    this.#waiting.delete(characterId);
    const to = cleanName(name, UNNAMED);
    if (entry && to !== UNNAMED)
      this.#context.history.amend(entry, { path: ["characters", characterId, "name"], from: UNNAMED, to });
  }

  /** Stops the game, which would play unseen behind the pixel editor. */
  #show(target: DrawingTarget, pixelEditor: PixelEditor | null): void {
    this.#stopPlaying();
    if (!this.#context.notices.withdraw("resumeDrawing")) this.#closed = null;
    this.#setWork(pixelEditor && { target, pixelEditor });
    this.#context.notices.dismissPassing();
    this.#context.ui.openModal({ id: "editAppearance", ...target });
  }

  #setWork(work: DrawingWork | null): void {
    this.store.setState({ work });
  }

  /** Remembers the entry of the selected character, which was saved just now. */
  #awaitName(): void {
    const { history, ui } = this.#context;
    const { selectedCharacterId } = ui.state;
    const entry = history.lastEntry;
    if (entry && selectedCharacterId && this.isUnnamed(selectedCharacterId))
      this.#waiting.set(selectedCharacterId, entry);
  }

  #saveCharacter(drawn: DrawnAppearance, madeName: string | null): void {
    const { history, newId, ui } = this.#context;
    const ids = { characterId: newId(), appearanceId: newId() };
    history.run("draw a character", (document) =>
      changeCharacter(drawCharacter(document, ids, drawn), ids.characterId, nameUntitled(madeName ?? "")),
    );
    ui.selectCharacter(ids.characterId);
    // It is nowhere yet: the stage says how it gets there.
    ui.set({ wantsToPlaceId: ids.characterId });
  }

  #saveAppearance(characterId: Id, appearanceId: Id, drawn: DrawnAppearance, madeName: string | null): void {
    const { history, ui } = this.#context;
    history.run(`draw ${nameOf(this.#context, characterId)}`, (document) => {
      const named = changeCharacter(document, characterId, nameUntitled(madeName ?? ""));
      return changeCharacter(named, characterId, drawAppearance(appearanceId, drawn));
    });
    ui.selectAppearance(characterId, appearanceId);
  }
}
