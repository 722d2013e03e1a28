import type { Editor } from "../../editor/Editor.ts";
import type { ViewId } from "../../editor/index.ts";
import { type Actor, clamp, type Point } from "../../engine/index.ts";
import { cursorStep, insideGrid } from "../../pixi/cursorSteps.ts";
import { gameContextOf, joinWords } from "../../recording/index.ts";
import { kindWords } from "../../recording/kindWords.ts";
import { type Area, middleOf, squaresSeen } from "../view/camera.ts";
import type { StageView } from "../view/StageView.ts";
import { nameOfActor, nameOfSquare } from "./actorNames.ts";
import { KeyboardDrag, type SquarePoint } from "./KeyboardDrag.ts";
import { pageMiddle, pressSquare } from "./pressSquare.ts";

export interface CellCursorDeps {
  readonly element: HTMLElement;
  readonly stageView: StageView;
  readonly view: ViewId;
  readonly editor: Editor;
  readonly say: (text: string) => void;
}

/** The square of the keyboard cursor while the game is stopped: arrows move it, Enter uses the tool there, Space picks up and puts down. */
export class CellCursor {
  readonly #deps: CellCursorDeps;
  readonly #drag: KeyboardDrag;
  #cell: Point = { x: 0, y: 0 };
  #isShown = false;
  /** Whether it has been placed; it starts on the selected actor, else on a hero, in a recording on the main actor. */
  #hasBegun = false;

  constructor(deps: CellCursorDeps) {
    this.#deps = deps;
    this.#drag = new KeyboardDrag(deps.editor);
  }

  get isCarrying(): boolean {
    return this.#drag.isDragging;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Comes into sight when the view has the focus by keyboard, so that the first key acts where the child can see it. */
  showOnFocus(): void {
    const { editor, element } = this.#deps;
    if (this.#isShown || editor.readOnly || editor.store.getState().playback.running) return;
    if (element.matches(":focus-visible")) this.#move(null);
  }

  /** Handles a key press. Returns whether the key was for the cursor. */
  take(event: KeyboardEvent): boolean {
    const step = cursorStep(event.key);
    const isPress = event.key === "Enter" || event.key === " ";
    if (this.#drag.isDragging && event.key === "Escape") return this.#putBack();
    if (this.#deps.editor.readOnly || (!step && !isPress)) return false;
    if (!this.#hasBegun && this.#isInRecording) this.#move(null);
    if (step || !this.#isShown) this.#move(this.#isShown || this.#drag.isDragging ? (step ?? null) : null);
    else if (!event.repeat) this.#press(event);
    return true;
  }

  hide(): void {
    if (!this.#isShown) return;
    if (this.#drag.isDragging) this.#drag.putBack();
    this.#isShown = false;
    this.#deps.editor.ui.placeCursor(this.#deps.view, null);
    this.#deps.stageView.moveCursor(null);
  }

  /** Moves by a step; null only shows the cursor. */
  #move(step: ReturnType<typeof cursorStep> | null): void {
    const { stageView, editor, view } = this.#deps;
    const facts = stageView.facts();
    if (!facts) return;
    const { stage } = facts;
    const from = this.#hasBegun && !this.#isTakenByHand ? this.#cell : this.#firstCell;
    this.#hasBegun = true;
    const to = step ? step(from, stage) : insideGrid(from, stage);
    this.#cell = facts.opening ? insideArea(to, this.#reached(squaresSeen(facts.opening, facts.camera, stage))) : to;
    this.#isShown = true;
    stageView.moveCursor(this.#cell);
    editor.ui.placeCursor(view, this.#cell);
    const place = this.#drag.isDragging ? this.#place() : null;
    if (place) this.#drag.dragTo(place);
    this.#say();
  }

  /** An actor that is carried can also be put down one square beyond those that are seen, where a jump ends. */
  #reached({ x, y, width, height }: Area): Area {
    const around = this.#drag.isDragging ? 1 : 0;
    return { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around };
  }

  get #isInRecording(): boolean {
    return this.#deps.view !== "stage";
  }

  get #firstCell(): Point {
    const { stageView, editor } = this.#deps;
    const { recording } = editor.store.getState();
    const main =
      recording && this.#isInRecording
        ? (stageView.actorById(recording.mainActorId)?.position ?? recording.origin)
        : null;
    return stageView.selectedCell ?? main ?? (this.#hasBegun ? null : this.#heroCell) ?? this.#cell;
  }

  /** Of an actor of the chosen character, else of the first character of the library that stands on the stage. */
  get #heroCell(): Point | null {
    const { document, ui } = this.#deps.editor.store.getState();
    const actors = Object.values(this.#deps.stageView.facts()?.stage.actors ?? {});
    for (const id of [ui.selectedCharacterId, ...Object.keys(document.characters)]) {
      const hero = actors.find(({ characterId }) => characterId === id);
      if (hero) return hero.position;
    }
    return null;
  }

  /** A button may have picked up an actor far from the last square of the cursor. */
  get #isTakenByHand(): boolean {
    return this.#drag.isDragging && !this.#isShown;
  }

  /** If nobody else can be meant, Enter picks up the actor like Space. */
  #press({ key, shiftKey, altKey }: KeyboardEvent): void {
    const place = this.#place();
    if (!place) return;
    const { toolId } = this.#deps.editor.ui.state;
    if (this.#drag.isDragging) this.#drag.putDown(place, altKey);
    else if (key === " " ? this.#drag.canPickUp(this.#actor) : this.#drag.isMeant(place.target, this.#actor)) {
      this.#take(place);
      return;
    } else if (this.#isNobodyHere) {
      this.#deps.say(`No one is at ${nameOfSquare(this.#cell)}. Press Enter on a character to pick it up.`);
      return;
    } else pressSquare(this.#deps.editor, place.target, place.pixel, { shift: shiftKey, alt: altKey });
    this.#say(toolId !== "pointer" && this.#hasPick ? "Back to Pick." : "");
  }

  get #hasPick(): boolean {
    return this.#deps.editor.ui.state.toolId === "pointer";
  }

  /** In the pictures of a recording, a press on an empty square would only lose the selection. */
  get #isNobodyHere(): boolean {
    return this.#isInRecording && this.#actor === null && this.#hasPick;
  }

  #take(place: SquarePoint): void {
    const { editor, view, say } = this.#deps;
    const actor = this.#actor;
    const name = nameOf(editor, actor) ?? "Someone";
    // What is put back with Escape stays selected, for the buttons beside the picture.
    if (actor && !this.#drag.isSelected(view, actor)) editor.ui.selectActor(view, actor.id, actor.characterId);
    this.#drag.pickUp(place, name);
    say(`${name} comes along. Enter puts it down, Escape puts it back.`);
  }

  #putBack(): true {
    this.#drag.putBack();
    this.#say();
    return true;
  }

  #place(): SquarePoint | null {
    const { element, stageView } = this.#deps;
    const camera = stageView.facts()?.camera;
    const target = camera && stageView.hitTest.squareAt(middleOf(this.#cell, camera));
    return camera && target ? { target, pixel: pageMiddle(element, middleOf(this.#cell, camera)) } : null;
  }

  /** The actor that a pointer would hit there. */
  get #actor(): Actor | null {
    return this.#deps.stageView.hitTest.actorAt(this.#cell);
  }

  /** Who is on the square; `news`: what else has changed. */
  #say(news = ""): void {
    const { editor, stageView, say } = this.#deps;
    const game = gameContextOf(editor.store.getState().document);
    const nameOf = (actor: Actor) => kindWords(actor, game) ?? nameOfActor(actor, game.characters);
    const names = stageView.hitTest.actorsAt(this.#cell).map(nameOf);
    const there = `${joinWords(names, "and") || "Empty"} at ${nameOfSquare(this.#cell)}`;
    say(news === "" ? there : `${there}. ${news}`);
  }
}

function insideArea({ x, y }: Point, area: Area): Point {
  return {
    x: clamp(x, area.x, area.x + area.width - 1),
    y: clamp(y, area.y, area.y + area.height - 1),
  };
}

function nameOf(editor: Editor, actor: Actor | null): string | null {
  return actor && nameOfActor(actor, editor.store.getState().document.characters);
}
