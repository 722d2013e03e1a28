import { DrawTool } from "./DrawTool.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import { Pressing } from "./gestures/Pressing.ts";
import { PointerTool } from "./PointerTool.ts";
import { IgnoreSquareTool, RecordTool } from "./RecordTool.ts";
import { StampTool } from "./StampTool.ts";
import type { Tool, ToolContext, ToolEditor } from "./Tool.ts";
import type { ToolEvent, ToolId } from "./ToolEvent.ts";
import { TrashTool } from "./TrashTool.ts";

/** The tools, the current one, and the gesture it is making: one state machine. */
export class Toolbox {
  readonly #context: ToolContext;
  readonly #tools: Readonly<Record<ToolId, Tool>>;
  #gesture: Gesture | null = null;
  /** The pointer is pressed on what was picked up, and its release will put that down. */
  #isTouched = false;
  /** The tools of the last two presses: quick taps with two different tools are no double press. */
  #pressedWith: readonly ToolId[] = [];

  constructor(editor: ToolEditor) {
    const { store } = editor;
    this.#context = {
      editor,
      chooseTool: (tool) => this.#take(tool),
      showPreview: (preview) => {
        if (preview !== store.getState().preview) store.setState({ preview });
      },
    };
    this.#tools = {
      pointer: new PointerTool(this.#context),
      stamp: new StampTool(this.#context),
      trash: new TrashTool(this.#context),
      record: new RecordTool(this.#context),
      paint: new DrawTool(this.#context),
      ignoreSquare: new IgnoreSquareTool(this.#context),
    };
  }

  /** The state of the machine, such as `pointer.draggingActor`. */
  get path(): string {
    return [this.#context.editor.ui.state.toolId, this.#gesture?.name].filter(Boolean).join(".");
  }

  dispatch(event: ToolEvent): void {
    switch (event.kind) {
      case "press":
        this.#press(event);
        break;
      case "move":
        if (this.#gesture) this.#gesture = this.#gesture.move(event);
        else this.#tool.hover(event);
        break;
      case "release":
        this.#release(event);
        break;
      case "doublePress":
        if (this.#pressedWith.every((tool) => tool === this.#context.editor.ui.state.toolId))
          this.#tool.doublePress(event);
        break;
      case "cancel":
        this.#cancel();
        break;
    }
  }

  /**
   * The same as a drag, without holding the pointer pressed: the next tap puts down what was picked up. `name` is what
   * the child is told it is. Does nothing if the target cannot be dragged.
   */
  pickUp({ target, pixel }: Pick<ToolEvent, "target" | "pixel">, name: string): void {
    const event: ToolEvent = { kind: "press", target, pixel, shift: false, alt: false };
    const { editor } = this.#context;
    if (editor.readOnly || (target.kind === "square" && editor.store.getState().playback.running)) return;
    this.#take("pointer");
    const press = this.#tool.press(event);
    const gesture = press instanceof Pressing ? press.pickUp(event) : null;
    if (!gesture) {
      press?.cancel();
      return;
    }
    editor.ui.set({ carries: name });
    this.#gesture = gesture.move(target.kind === "square" ? event : { ...event, target: { kind: "nothing" } });
  }

  /** Choosing the current tool again goes back to the pointer. With nobody to paint, Paint draws the first character at once. */
  chooseTool(tool: ToolId): void {
    if (!this.#canChoose(tool)) return;
    const { store, drawings } = this.#context.editor;
    const isNobodyThere = Object.keys(store.getState().document.characters).length === 0;
    if (tool === "paint" && isNobodyThere) {
      this.#take("pointer");
      drawings.begin({ characterId: null });
    } else this.#take(tool === this.#context.editor.ui.state.toolId ? "pointer" : tool);
  }

  /** Cancels the gesture: everything is as it was before, and what was picked up is back where it was. */
  interrupt(): void {
    const gesture = this.#gesture;
    this.#letGo();
    gesture?.cancel();
    this.#context.showPreview(null);
  }

  /** Moves what was picked up here, or begins a gesture. */
  #press(event: ToolEvent): void {
    if (this.#carries) {
      this.#isTouched = true;
      this.#gesture = this.#gesture?.move(event) ?? null;
      return;
    }
    this.interrupt();
    this.#pressedWith = [...this.#pressedWith, this.#context.editor.ui.state.toolId].slice(-2);
    this.#gesture = this.#tool.press(event);
  }

  /** A press that turned out to be a scroll or a pinch puts nothing down: what was picked up is still carried. */
  #cancel(): void {
    if (this.#isTouched) this.#isTouched = false;
    else this.interrupt();
  }

  #release(event: ToolEvent): void {
    if (this.#carries && !this.#isTouched) return;
    const gesture = this.#gesture;
    const tool = this.#tool;
    this.#letGo();
    const didItsWork = gesture?.release(event) ?? false;
    this.#context.showPreview(null);
    if (didItsWork) tool.finished(event);
  }

  #letGo(): void {
    this.#gesture = null;
    this.#isTouched = false;
    if (this.#carries) this.#context.editor.ui.set({ carries: null });
  }

  get #carries(): boolean {
    return this.#context.editor.ui.state.carries !== null;
  }

  #take(toolId: ToolId): void {
    this.interrupt();
    this.#context.editor.ui.set({ toolId, stampItem: null, toolStays: false, wantsToPlaceId: null });
  }

  #canChoose(tool: ToolId): boolean {
    const { readOnly, recorder } = this.#context.editor;
    if (readOnly) return false;
    if (tool === "ignoreSquare") return recorder.recording !== null;
    return !(tool === "record" && recorder.recording);
  }

  get #tool(): Tool {
    return this.#tools[this.#context.editor.ui.state.toolId];
  }
}
