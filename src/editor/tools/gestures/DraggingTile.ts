import type { Id } from "../../../engine/index.ts";
import { dragPreview } from "../DragPreview.ts";
import type { ToolContext } from "../Tool.ts";
import type { ShelfTarget, Target, ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/** A tile of the library, and the gesture that takes over when it is dragged out of its list. */
export interface DraggedTile {
  readonly characterId: Id;
  readonly appearanceId: Id;
  /** Whether it is the tile of an appearance rather than of a character. */
  readonly isLook: boolean;
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
    const shelfPlace = this.#shelf(event);
    if (!shelfPlace) this.#tile.elsewhere.move(event);
    else this.#context.showPreview({ ...dragPreview(this.#look, event, {}), shelfPlace });
    return this;
  }

  release(event: ToolEvent): boolean {
    const shelf = this.#shelf(event);
    if (!shelf) return this.#tile.elsewhere.release(event);
    if (shelf.beside) this.#reorder(shelf.beside);
    return true;
  }

  cancel(): void {
    this.#tile.elsewhere.cancel();
  }

  #reorder(beside: NonNullable<ShelfTarget["beside"]>): void {
    const { characters } = this.#context;
    const { characterId, appearanceId, isLook } = this.#tile;
    if (isLook) characters.moveAppearance(characterId, appearanceId, beside);
    else characters.move(characterId, beside);
  }

  /** A tile pressed by keyboard counts as a place of its list, too. */
  #shelf({ target }: ToolEvent): ShelfTarget | null {
    const { characterId, isLook } = this.#tile;
    const owner = isLook ? characterId : null;
    if (target.kind === "shelf") return target.characterId === owner ? target : null;
    const id = isLook ? lookOf(target, characterId) : target.kind === "character" ? target.characterId : null;
    return id === null ? null : { kind: "shelf", characterId: owner, beside: { id, place: "before" } };
  }

  get #look() {
    return { characterId: this.#tile.characterId, appearance: this.#tile.appearanceId };
  }
}

function lookOf(target: Target, characterId: Id): Id | null {
  return target.kind === "appearance" && target.characterId === characterId ? target.appearanceId : null;
}
