import type { Editor } from "../../editor/Editor.ts";
import type { Scene } from "../../editor/index.ts";
import { type Actor, type Extent, filledSquares, own, type Point, samePoint, TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { type Container, Graphics } from "../../pixi/pixi.ts";
import type { StageFrame, StageLayer } from "../view/StageLayer.ts";
import type { StageView } from "../view/StageView.ts";

const DIM = { color: "#000000", alpha: 0.5 } as const;
const FRAME = { color: "#ffffff", alpha: 0.9 } as const;
const GLOW = "#ffc93c";
const POINTED = "#45b6ff";
/** The rings of a glow from the outside in: distance and width in px of the screen, and opacity. */
const RINGS = [
  { out: 5, width: 4, alpha: 0.25 },
  { out: 2, width: 4, alpha: 0.55 },
  { out: 0, width: 3, alpha: 1 },
] as const;
const CHECKS = 4;
const CHECK = TILE / CHECKS;

/** What a recording draws over its pictures: the dimmed area outside the extent, a checkerboard on ignored squares, glowing squares. */
export class RecordingLayer implements StageLayer {
  readonly #stageView: StageView;
  readonly #dim = new Graphics();
  readonly #checks = new Graphics();
  readonly #glow = new Graphics();
  readonly #ends: readonly (() => void)[];
  #framed = "";
  #marks = NO_MARKS;
  /** What the marks are about; null if the row under the pointer has changed. */
  #markedScene: Scene | null = null;
  #glowsAt = 0;

  constructor(stageView: StageView, container: Container) {
    this.#stageView = stageView;
    container.addChild(this.#checks, this.#dim, this.#glow);
    const pointedChanged = () => {
      this.#markedScene = null;
    };
    this.#ends = [
      stageView.watch(({ document, recording }) => [document, recording]),
      stageView.watch(({ pointed }) => [pointed], pointedChanged),
    ];
  }

  draw({ scene, extent, camera: { zoom } }: StageFrame): void {
    const { width, height } = scene.stage;
    const framed = JSON.stringify([zoom, width, height, extent]);
    if (framed !== this.#framed) this.#showExtent(extent, scene.stage, zoom);
    this.#framed = framed;
    if (scene === this.#markedScene && zoom === this.#glowsAt) return;
    if (scene !== this.#markedScene) this.#marks = recordingMarks(this.#stageView.editor, scene);
    this.#markedScene = scene;
    this.#glowsAt = zoom;
    this.#showGlow(zoom);
  }

  destroy(): void {
    for (const end of this.#ends) end();
    for (const graphics of [this.#checks, this.#dim, this.#glow]) graphics.destroy();
  }

  /** Shows glowing squares, above the dimmed area. */
  #showGlow(zoom: number): void {
    const { fitting, pointed, targets } = this.#marks;
    this.#glow.clear();
    for (const square of fitting) drawRings(this.#glow, square, { color: GLOW, zoom });
    for (const square of [...pointed, ...targets]) drawRings(this.#glow, square, { color: POINTED, zoom });
    for (const { x, y } of targets) {
      this.#glow.rect(x * TILE, y * TILE, TILE, TILE).fill({ color: POINTED, alpha: 0.3 });
    }
  }

  #showExtent(extent: Extent | null, stage: Size, zoom: number): void {
    this.#dim.clear();
    this.#checks.clear();
    if (!extent) return;
    drawDim(this.#dim, extent, stage);
    drawFrame(this.#dim, extent, zoom);
    drawChecks(this.#checks, extent);
  }
}

/** The squares that glow. */
interface RecordingMarks {
  /** The squares of the actors for which the rule would match right now. */
  readonly fitting: readonly Point[];
  /** The squares of the actors that the row under the pointer is about. */
  readonly pointed: readonly Point[];
  /** The squares where that row puts something. */
  readonly targets: readonly Point[];
}

const NO_MARKS: RecordingMarks = { fitting: [], pointed: [], targets: [] };

function recordingMarks(editor: Editor, scene: Scene): RecordingMarks {
  if (!scene.extent) return NO_MARKS;
  const { characters } = editor.store.getState().document;
  const squares = (actors: readonly Actor[]) =>
    actors.flatMap((actor) => filledSquares(actor, characters, scene.stage));
  const { actorIds = [], cells = [] } = editor.store.getState().pointed ?? {};
  return {
    fitting: scene.view === "before" ? squares(fittingActors(editor, scene)) : [],
    pointed: squares(actorIds.flatMap((id) => own(scene.stage.actors, id) ?? [])),
    targets: cells,
  };
}

/** Only actors that stand where they do on the stage: when an existing rule is recorded again, its picture is not the stage. */
function fittingActors(editor: Editor, { stage }: Scene): Actor[] {
  const fitting = editor.recording.fitting();
  if (!fitting) return [];
  return fitting.actorIds.flatMap((id) => {
    const [shown, real] = [own(stage.actors, id), own(fitting.stage.actors, id)];
    return shown && real && samePoint(shown.position, real.position) ? shown : [];
  });
}

function drawRings(glow: Graphics, { x, y }: Point, { color, zoom }: { color: string; zoom: number }): void {
  for (const { out, width, alpha } of RINGS) {
    const far = out / zoom;
    glow.roundRect(x * TILE - far, y * TILE - far, TILE + 2 * far, TILE + 2 * far, far + 2 / zoom);
    glow.stroke({ color, alpha, width: width / zoom, alignment: 0.5 });
  }
}

/** Four strips around the extent. */
function drawDim(dim: Graphics, { xmin, xmax, ymin, ymax }: Extent, { width, height }: Size): void {
  const high = ymax - ymin + 1;
  dim.rect(0, 0, width * TILE, ymin * TILE);
  dim.rect(0, (ymax + 1) * TILE, width * TILE, (height - ymax - 1) * TILE);
  dim.rect(0, ymin * TILE, xmin * TILE, high * TILE);
  dim.rect((xmax + 1) * TILE, ymin * TILE, (width - xmax - 1) * TILE, high * TILE);
  dim.fill(DIM);
}

function drawFrame(dim: Graphics, { xmin, xmax, ymin, ymax }: Extent, zoom: number): void {
  dim.rect(xmin * TILE, ymin * TILE, (xmax - xmin + 1) * TILE, (ymax - ymin + 1) * TILE);
  dim.stroke({ ...FRAME, width: 2 / zoom, alignment: 0 });
}

function drawChecks(checks: Graphics, extent: Extent): void {
  for (const parity of [0, 1]) {
    for (const key of Object.keys(extent.ignored)) {
      const [x = 0, y = 0] = key.split(",").map(Number);
      if (isIn(extent, x, y)) drawCheckedSquare(checks, x * TILE, y * TILE, parity);
    }
    checks.fill({ color: parity ? "#ffffff" : "#56616b", alpha: 0.5 });
  }
}

function drawCheckedSquare(checks: Graphics, left: number, top: number, parity: number): void {
  for (let check = 0; check < CHECKS * CHECKS; check++) {
    const column = check % CHECKS;
    const row = Math.floor(check / CHECKS);
    if ((column + row) % 2 === parity) checks.rect(left + column * CHECK, top + row * CHECK, CHECK, CHECK);
  }
}

function isIn({ xmin, xmax, ymin, ymax }: Extent, x: number, y: number): boolean {
  return x >= xmin && x <= xmax && y >= ymin && y <= ymax;
}
