import type { Gesture } from "./gestures/Gesture.ts";
import { Pressing } from "./gestures/Pressing.ts";
import { IgnoreSquareTool } from "./IgnoreSquareTool.ts";
import { PaintTool } from "./PaintTool.ts";
import { PointerTool } from "./PointerTool.ts";
import { RecordTool } from "./RecordTool.ts";
import { StampTool } from "./StampTool.ts";
import type { Hand, Tool } from "./Tool.ts";
import type { ToolEvent } from "./ToolEvent.ts";
import type { ToolId } from "./ToolId.ts";
import { TrashTool } from "./TrashTool.ts";

/** The tools, the one in the hand, and the gesture it is making: one state machine (design, "Tools"). */
export class Toolbox {
  readonly #hand: Hand;
  readonly #tools: Readonly<Record<ToolId, Tool>>;
  #gesture: Gesture | null = null;
  /** Whether what was picked up is under a hand that presses, and is put down when that lets go. */
  #isTouched = false;
  /** What was in the hand at the last two presses: taps of two tools are no double press, however quick. */
  #pressedWith: readonly ToolId[] = [];

  constructor(parts: Omit<Hand, "choose">) {
    this.#hand = { ...parts, choose: (tool) => this.#take(tool) };
    this.#tools = {
      pointer: new PointerTool(this.#hand),
      stamp: new StampTool(this.#hand),
      trash: new TrashTool(this.#hand),
      record: new RecordTool(this.#hand),
      paint: new PaintTool(this.#hand),
      ignoreSquare: new IgnoreSquareTool(this.#hand),
    };
  }

  /** Where the machine stands, such as `pointer.draggingActor`. */
  get path(): string {
    return [this.#hand.bench.ui.state.toolId, this.#gesture?.name].filter(Boolean).join(".");
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
        if (this.#pressedWith.every((tool) => tool === this.#hand.bench.ui.state.toolId)) this.#tool.doublePress(event);
        break;
      case "cancel":
        this.#cancel();
        break;
    }
  }

  /** The twin of every drag: takes what is there into the hand, and the next tap puts it down. `name` tells the child what. */
  pickUp(event: ToolEvent, name: string): void {
    const { bench, playback } = this.#hand;
    if (bench.readOnly || (event.target.kind === "square" && playback().running)) return;
    this.#take("pointer");
    const press = this.#tool.press(event);
    const gesture = press instanceof Pressing ? press.pickUp(event) : null;
    if (!gesture) {
      press?.cancel();
      return;
    }
    bench.ui.set({ carries: name });
    this.#gesture = gesture.move(event.target.kind === "square" ? event : { ...event, target: { kind: "nothing" } });
  }

  /** The tool in hand, chosen again, is put away (details §2). */
  choose(tool: ToolId): void {
    if (this.#canChoose(tool)) this.#take(tool === this.#hand.bench.ui.state.toolId ? "pointer" : tool);
  }

  /** Ends the gesture in hand; all is as it was before. */
  interrupt(): void {
    const gesture = this.#gesture;
    this.#letGo();
    gesture?.cancel();
    this.#hand.show(null);
  }

  /** What was picked up goes on from here; else a gesture begins. */
  #press(event: ToolEvent): void {
    if (this.#carries) {
      this.#isTouched = true;
      this.#gesture = this.#gesture?.move(event) ?? null;
      return;
    }
    this.interrupt();
    this.#pressedWith = [...this.#pressedWith, this.#hand.bench.ui.state.toolId].slice(-2);
    this.#gesture = this.#tool.press(event);
  }

  /** A press that turned out to be a scroll, or two fingers, puts down nothing: what was picked up stays in the hand. */
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
    this.#hand.show(null);
    if (didItsWork) tool.finished(event);
  }

  #letGo(): void {
    this.#gesture = null;
    this.#isTouched = false;
    if (this.#carries) this.#hand.bench.ui.set({ carries: null });
  }

  get #carries(): boolean {
    return this.#hand.bench.ui.state.carries !== null;
  }

  #take(toolId: ToolId): void {
    this.interrupt();
    this.#hand.bench.ui.set({ toolId, stampItem: null, toolStays: false });
  }

  #canChoose(tool: ToolId): boolean {
    const { readOnly, recorder } = this.#hand.bench;
    if (readOnly) return false;
    if (tool === "ignoreSquare") return recorder.recording !== null;
    return !(tool === "record" && recorder.recording);
  }

  get #tool(): Tool {
    return this.#tools[this.#hand.bench.ui.state.toolId];
  }
}
