import { type Actor, defaultAppearance, hasRules } from "../../engine/index.ts";
import type { Readable } from "../../recording/operands.ts";
import { actorsAt, stageOf, topmostAt } from "../actions/viewStages.ts";
import { characterOf, nameOf } from "../EditorContext.ts";
import { clickOnStage } from "../playback/stageScene.ts";
import { selectedIn } from "../state/selection.ts";
import { grabOf } from "./dropTarget.ts";
import { DraggingActor } from "./gestures/DraggingActor.ts";
import { DraggingAppearance } from "./gestures/DraggingAppearance.ts";
import { DraggingHandle } from "./gestures/DraggingHandle.ts";
import { DraggingNewActor } from "./gestures/DraggingNewActor.ts";
import { DraggingRow } from "./gestures/DraggingRow.ts";
import { DraggingRule } from "./gestures/DraggingRule.ts";
import { DraggingTile } from "./gestures/DraggingTile.ts";
import { DraggingValue } from "./gestures/DraggingValue.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import { Pressing } from "./gestures/Pressing.ts";
import { SelectingBox } from "./gestures/SelectingBox.ts";
import { Tool } from "./Tool.ts";
import type { SquareTarget, ToolEvent } from "./ToolEvent.ts";

/** Selects and drags; the default tool. */
export class PointerTool extends Tool {
  press(event: ToolEvent): Gesture | null {
    const { target } = event;
    if (target.kind === "square") return this.#pressSquare(event, target);
    if (this.context.editor.readOnly) return null;
    switch (target.kind) {
      case "handle":
        return new DraggingHandle(this.context, target);
      case "character":
        return this.#pressCharacter(event, target.characterId);
      case "appearance":
        return this.#pressAppearance(event, target.characterId, target.appearanceId);
      case "rule":
        return target.ruleId === null ? null : this.#pressRule(event, target.characterId, target.ruleId);
      case "variable":
        return this.#pressValue(event, this.#valueOfSelected(target.variableId));
      case "global":
        return this.#pressValue(event, { globalId: target.globalId });
      case "action":
        return new Pressing(event, { tap: () => false, drag: () => new DraggingRow(this.context, target.index) });
      default:
        return null;
    }
  }

  /** Shows the rules of an actor's character, draws an appearance, or records a rule again. */
  override doublePress({ target }: ToolEvent): void {
    const { editor } = this.context;
    if (editor.readOnly) return;
    if (target.kind === "appearance")
      editor.drawings.begin({ characterId: target.characterId, appearanceId: target.appearanceId });
    if (target.kind === "rule" && target.ruleId !== null) editor.recording.again(target.characterId, target.ruleId);
    // In the picture before, the first of the two presses has asked who may be there.
    if (target.kind !== "square" || target.view === "before" || editor.store.getState().playback.running) return;
    const top = topmostAt(editor, target.view, target.cell);
    if (!top) return;
    editor.ui.selectActor(target.view, top.id, top.characterId);
    editor.ui.showTab("rules");
  }

  /** This is the default tool already. */
  override finished(): void {}

  /** In a playing game a press clicks the topmost actor, and nothing can be dragged. */
  #pressSquare(event: ToolEvent, target: SquareTarget): Gesture | null {
    const { editor } = this.context;
    const { playback, document } = editor.store.getState();
    // Where nobody has a rule, a press cannot be meant for the game.
    if (playback.running && !editor.readOnly && !hasRules(document.characters)) editor.playback.stop();
    else if (target.view === "stage" && playback.running) {
      if (target.inside) clickOnStage(editor, target.cell);
      return null;
    }
    if (editor.readOnly) return null;
    const stack = target.inside ? actorsAt(editor, target.view, target.cell) : [];
    const adds = event.shift || editor.ui.state.selectsSeveral;
    const held = stack.find((actor) => this.#isSelected(target, actor)) ?? stack[0];
    return new Pressing(event, {
      tap: () => (adds ? this.#add(target, stack) : this.#pick(target, stack)),
      drag: () =>
        held
          ? new DraggingActor(this.context, target.view, held, grabOf(target, held.position))
          : new SelectingBox(this.context, target, adds),
    });
  }

  /** Each further tap on a stack of actors selects the next one down; a tap on an empty square deselects. */
  #pick(target: SquareTarget, stack: readonly Actor[]): boolean {
    const depth = stack.findIndex((actor) => actor.id === this.#selectedIn(target));
    const actor = stack[(depth + 1) % Math.max(stack.length, 1)];
    const { ui } = this.context.editor;
    const { selectedActorId, selectedCharacterId } = ui.state;
    ui.selectActor(target.view, actor?.id ?? null, actor?.characterId);
    if (actor && target.view === "before") this.context.editor.recording.kinds.ask(actor.id);
    const meansToPlace = !actor && target.inside && target.view === "stage" && selectedActorId === null;
    if (meansToPlace) ui.set({ wantsToPlaceId: selectedCharacterId });
    return true;
  }

  /** A tap on an empty square keeps the selection. */
  #add({ view }: SquareTarget, [top]: readonly Actor[]): boolean {
    if (top) this.context.editor.selection.toggle(view, top);
    return true;
  }

  #pressCharacter(event: ToolEvent, characterId: string): Gesture {
    const character = characterOf(this.context.editor, characterId);
    const defaultId = character && defaultAppearance(character);
    const drag = (appearanceId: string) =>
      new DraggingTile(this.context, {
        characterId,
        appearanceId,
        isAppearance: false,
        elsewhere: new DraggingNewActor(this.context, characterId, appearanceId),
      });
    return new Pressing(event, {
      tap: () => this.#select(characterId),
      drag: defaultId === undefined ? null : () => drag(defaultId),
    });
  }

  #pressAppearance(event: ToolEvent, characterId: string, appearanceId: string): Gesture {
    return new Pressing(event, {
      tap: () => {
        this.context.editor.ui.selectAppearance(characterId, appearanceId);
        this.#tellHowToWear(characterId);
        return true;
      },
      drag: () =>
        new DraggingTile(this.context, {
          characterId,
          appearanceId,
          isAppearance: true,
          elsewhere: new DraggingAppearance(this.context, characterId, appearanceId),
        }),
    });
  }

  /** In a recording, a child who taps a look expects the actor to wear it, and the tap alone shows nothing. */
  #tellHowToWear(characterId: string): void {
    const { editor } = this.context;
    const actors = editor.recorder.recording ? Object.values(stageOf(editor, "after")?.actors ?? {}) : [];
    if (!actors.some((actor) => actor.characterId === characterId)) return;
    const name = nameOf(editor, characterId);
    editor.notices.tell(`Drag this look onto ${name} in the After picture. Then ${name} changes.`);
  }

  #pressRule(event: ToolEvent, characterId: string, ruleId: string): Gesture {
    const isRecording = this.context.editor.recorder.recording !== null;
    return new Pressing(event, {
      tap: () => {
        this.context.editor.ui.selectRule(ruleId);
        return true;
      },
      drag: isRecording ? null : () => new DraggingRule(this.context, characterId, ruleId),
    });
  }

  /** Only a recording has rows that a value can be dropped into. */
  #pressValue(event: ToolEvent, what: Readable | null): Gesture | null {
    if (!what || !this.context.editor.recorder.recording) return null;
    return new Pressing(event, { tap: () => false, drag: () => new DraggingValue(this.context, what) });
  }

  #valueOfSelected(variableId: string): Readable | null {
    const { selectedActorId: actorId, selectedView } = this.context.editor.ui.state;
    return actorId === null || selectedView === "stage" ? null : { actorId, variableId };
  }

  #select(characterId: string): boolean {
    this.context.editor.ui.selectCharacter(characterId);
    return true;
  }

  #isSelected({ view }: SquareTarget, { id }: Actor): boolean {
    return selectedIn(this.context.editor.ui.state, view).includes(id);
  }

  #selectedIn({ view }: SquareTarget): string | null {
    const { selectedActorId, selectedView } = this.context.editor.ui.state;
    return selectedView === view ? selectedActorId : null;
  }
}
