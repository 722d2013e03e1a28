import type { PlayableGame } from "../../../editor/played.ts";
import { type Actor, type Id, own, type Point } from "../../../engine/index.ts";
import type { ViewFacts } from "../../view/ViewFacts.ts";
import { captionPlace, sounderOf } from "./sounderOf.ts";

/**
 * Keeps the caption of a sound above the actor that played it, even while the view changes. Where it cannot stand there, it is at the lower edge
 * of the stage, and says whose sound it is.
 */
export class CaptionPill {
  readonly #pill: HTMLElement;
  readonly #game: PlayableGame;
  #facts: ViewFacts | null = null;
  #sounder: Actor | undefined;
  #text = "";

  constructor(pill: HTMLElement, game: PlayableGame) {
    this.#pill = pill;
    this.#game = game;
  }

  /** Names a sound, or nothing. */
  say(text: string | null, soundId: Id): void {
    this.#pill.hidden = text === null;
    if (text === null) return;
    this.#text = text;
    this.#sounder = sounderOf(this.#game, soundId);
    this.#place();
  }

  /** The view is another one: it was zoomed, or shows another part. */
  seen(facts: ViewFacts): void {
    this.#facts = facts;
    if (!this.#pill.hidden) this.#place();
  }

  #place(): void {
    const place = this.#facts && this.#sounder && captionPlace(this.#sounder, this.#facts);
    const sounder = place ? undefined : this.#nameOfSounder();
    this.#pill.textContent = sounder ? `♪ ${sounder}: ${this.#text}` : `♪ ${this.#text}`;
    this.#putAt(place);
    if (place && this.#coversNumbers()) this.#putAt(this.#placeUnderSounder());
    if (this.#coversNumbers()) this.#putAt(null);
  }

  #putAt(place: Point | null | undefined): void {
    const { dataset, style } = this.#pill;
    dataset.over = place ? "actor" : "edge";
    style.left = place ? `${place.x}px` : "";
    style.top = place ? `${place.y}px` : "";
  }

  /** Whether it lies over a number of the game, which stand in the corners of the stage. */
  #coversNumbers(): boolean {
    const own = this.#pill.getBoundingClientRect();
    const numbers = this.#pill.parentElement?.parentElement?.querySelectorAll("[data-corner] > li") ?? [];
    return [...numbers].some((number) => {
      const box = number.getBoundingClientRect();
      return box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom;
    });
  }

  #placeUnderSounder(): Point | null | undefined {
    return this.#facts && this.#sounder && captionPlace(this.#sounder, this.#facts, true);
  }

  #nameOfSounder(): string | undefined {
    return own(this.#game.store.getState().document.characters, this.#sounder?.characterId ?? "")?.name;
  }
}
