import { ActorEdits } from "./edits/ActorEdits.ts";
import { CharacterEdits } from "./edits/CharacterEdits.ts";
import { ClipboardEdits } from "./edits/ClipboardEdits.ts";
import { DrawingEdits } from "./edits/DrawingEdits.ts";
import { GlobalEdits } from "./edits/GlobalEdits.ts";
import { RecordingEdits } from "./edits/RecordingEdits.ts";
import { RuleEdits } from "./edits/RuleEdits.ts";
import { SelectionEdits } from "./edits/SelectionEdits.ts";
import { StageEdits } from "./edits/StageEdits.ts";
import { StartEdits } from "./edits/StartEdits.ts";
import { VariableEdits } from "./edits/VariableEdits.ts";
import type { Workbench } from "./edits/Workbench.ts";
import { Power } from "./playback/Power.ts";
import { RuleReasons } from "./playback/RuleReasons.ts";

/** The rooms of an editor, in which all that a child makes is changed; a new one is named here, and nowhere else. */
export class Rooms {
  /** Edits of what stands on the stage or in a picture of the recording. */
  readonly actors: ActorEdits;
  /** Edits of all actors that are selected. */
  readonly selection: SelectionEdits;
  /** Copy, cut, paste and duplicate of what is selected. */
  readonly clipboard: ClipboardEdits;
  /** Edits of the library. */
  readonly characters: CharacterEdits;
  /** Drawings of looks: opening and saving them. */
  readonly drawings: DrawingEdits;
  /** Edits of the inspector's rules. */
  readonly rules: RuleEdits;
  /** Why a rule was not done. */
  readonly reasons: RuleReasons;
  /** Edits of the list of stages, and which one is shown. */
  readonly stages: StageEdits;
  /** The saved Start of the shown stage. */
  readonly start: StartEdits;
  /** Variables of characters, and the values of their actors. */
  readonly variables: VariableEdits;
  /** Variables of the world. */
  readonly globals: GlobalEdits;
  /** How much a small machine is spared. */
  readonly power: Power;
  /** The teaching of a rule, from its first picture to Save or Cancel. */
  readonly recording: RecordingEdits;

  constructor(bench: Workbench, stopPlaying: () => void) {
    this.actors = new ActorEdits(bench);
    this.selection = new SelectionEdits(bench, this.actors);
    this.clipboard = new ClipboardEdits(bench, this.selection);
    this.characters = new CharacterEdits(bench);
    this.drawings = new DrawingEdits(bench, stopPlaying);
    this.rules = new RuleEdits(bench);
    this.reasons = new RuleReasons(bench);
    this.stages = new StageEdits(bench);
    this.start = new StartEdits(bench);
    this.variables = new VariableEdits(bench);
    this.globals = new GlobalEdits(bench, this.stages);
    this.power = new Power(bench.store);
    this.recording = new RecordingEdits(bench, stopPlaying);
  }
}
