import type { Id } from "../../../engine/index.ts";
import { dragPreview } from "../DragPreview.ts";
import type { ToolContext } from "../Tool.ts";
import type { LibraryTarget, Target, ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/** A tile of the library, and the gesture that takes over when it is dragged out of its list. */
export interface DraggedTile {
  readonly characterId: Id;
  readonly appearanceId: Id;
  /** Whether it is the tile of an appearance rather than of a character. */
  readonly isAppearance: boolean;
  readonly elsewhere: Gesture;
}

/** Drags a character or appearance: within its own list it changes the order, elsewhere another gesture decides. */
export class DraggingTile implements Gesture {
  readonly #context: ToolContext;
  readonly #tile: DraggedTile;

  constructor(context: ToolContext, tile: DraggedTile) {
    this.#context = context;
    this.#tile = tile;
  }

  get name(): string {
    return this.#tile.elsewhere.name;
  }

  move(event: ToolEvent): Gesture {
    const libraryPlace = this.#libraryTarget(event);
    if (!libraryPlace) this.#tile.elsewhere.move(event);
    else this.#context.showPreview({ ...dragPreview(this.#draggable, event, {}), libraryPlace });
    return this;
  }

  release(event: ToolEvent): boolean {
    const place = this.#libraryTarget(event);
    if (!place) return this.#tile.elsewhere.release(event);
    if (place.beside) this.#reorder(place.beside);
    return true;
  }

  cancel(): void {
    this.#tile.elsewhere.cancel();
  }

  #reorder(beside: NonNullable<LibraryTarget["beside"]>): void {
    const { characters } = this.#context.editor;
    const { characterId, appearanceId, isAppearance } = this.#tile;
    if (isAppearance) characters.moveAppearance(characterId, appearanceId, beside);
    else characters.move(characterId, beside);
  }

  /** A tile pressed by keyboard counts as a place of its list, too. */
  #libraryTarget({ target }: ToolEvent): LibraryTarget | null {
    const { characterId, isAppearance } = this.#tile;
    const owner = isAppearance ? characterId : null;
    if (target.kind === "library") return target.characterId === owner ? target : null;
    const id = isAppearance
      ? appearanceOf(target, characterId)
      : target.kind === "character"
        ? target.characterId
        : null;
    return id === null ? null : { kind: "library", characterId: owner, beside: { id, place: "before" } };
  }

  get #draggable() {
    return { characterId: this.#tile.characterId, appearance: this.#tile.appearanceId };
  }
}

function appearanceOf(target: Target, characterId: Id): Id | null {
  return target.kind === "appearance" && target.characterId === characterId ? target.appearanceId : null;
}
