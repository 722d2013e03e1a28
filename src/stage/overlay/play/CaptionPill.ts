import type { PlayableGame } from "../../../editor/played.ts";
import { type Actor, type Id, own, type Point } from "../../../engine/index.ts";
import type { ViewFacts } from "../../view/ViewFacts.ts";
import { captionPlace, sounderOf } from "./sounderOf.ts";

/**
 * Keeps the caption of a sound beside the actor that played it, even while the view changes. If there is no free place there, the caption moves
 * to the lower edge of the stage and names the actor.
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
    this.#write(this.#text);
    if (this.#standsBySounder(false) || this.#standsBySounder(true)) return;
    const name = this.#nameOfSounder();
    if (name) this.#write(`${name}: ${this.#text}`);
    this.#putAt(null);
  }

  #write(text: string): void {
    const words = `♪ ${text}`;
    if (this.#pill.textContent !== words) this.#pill.textContent = words;
  }

  /** Puts it over or under its sounder. Returns whether there is such a place that covers no number. */
  #standsBySounder(isUnder: boolean): boolean {
    const place = this.#facts && this.#sounder && captionPlace(this.#sounder, this.#facts, isUnder);
    if (!place) return false;
    this.#putAt(place);
    return !this.#coversNumbers();
  }

  #putAt(place: Point | null): void {
    const { dataset, style } = this.#pill;
    dataset.over = place ? "actor" : "edge";
    style.left = place ? `${place.x}px` : "";
    style.top = place ? `${place.y}px` : "";
  }

  /** Whether it overlaps one of the numbers in the corners of the stage. */
  #coversNumbers(): boolean {
    const pill = this.#pill.getBoundingClientRect();
    const numbers = this.#pill.parentElement?.parentElement?.querySelectorAll("[data-corner] > li") ?? [];
    return [...numbers].some((number) => {
      const box = number.getBoundingClientRect();
      return box.left < pill.right && pill.left < box.right && box.top < pill.bottom && pill.top < box.bottom;
    });
  }

  #nameOfSounder(): string | undefined {
    return own(this.#game.store.getState().document.characters, this.#sounder?.characterId ?? "")?.name;
  }
}
