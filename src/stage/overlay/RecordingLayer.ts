import { prefersMoreContrast } from "../../browser/screen.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { Scene } from "../../editor/index.ts";
import { mapEntries } from "../../editor/state/largeMaps.ts";
import { type Actor, type Extent, filledSquares, own, type Point, samePoint, TILE } from "../../engine/index.ts";
import { type Channels, nightVeil } from "../../pictures/index.ts";
import { Color, type Container, Graphics } from "../../pixi/pixi.ts";
import { membersToShow } from "../../recording/kindred.ts";
import { kindWords } from "../../recording/kindWords.ts";
import type { Area } from "../view/camera.ts";
import { GroundLayer } from "../view/GroundLayer.ts";
import type { PixiStageView } from "../view/PixiStageView.ts";
import type { StageFrame, StageLayer } from "../view/StageLayer.ts";
import { extentArea, rowBeyond } from "./overlayPlaces.ts";

/** Paper over what does not matter to the rule: it stays readable, and nothing gets dark. A night has a veil of its own color. */
const PAPER: Channels = [251, 247, 239];
const VEIL_ALPHA = 0.44;
/** More than any picture shows around its frame, in squares. */
const VEIL_SQUARES = 1000;
const GLOW = "#ffc93c";
const POINTED = "#45b6ff";
const KIND = "#8a3fc7";
/** The lines of the frame from the inside out: their width in px of the screen. */
const FRAME = [
  { color: "#ffc93c", width: 4 },
  { color: "#a36f00", width: 2 },
] as const;
const FRAME_IN_CONTRAST = [
  { color: "#22313a", width: 4 },
  { color: "#ffffff", width: 2 },
] as const;
/** The radius of the frame's corners, px of the screen. */
const CORNER = 6;
/** The rings of a glow from the outside in: distance and width in px of the screen, and opacity. */
const RINGS = [
  { out: 5, width: 4, alpha: 0.25 },
  { out: 2, width: 4, alpha: 0.55 },
  { out: 0, width: 3, alpha: 1 },
] as const;

/** What a recording draws over its pictures: the veil around the extent, its frame, glowing squares. */
export class RecordingLayer implements StageLayer {
  readonly #stageView: PixiStageView;
  readonly #frame = new Graphics();
  readonly #glow = new Graphics();
  readonly #ends: readonly (() => void)[];
  #framed = "";
  #marks = NO_MARKS;
  /** What the marks are about; null if the row under the pointer has changed, or who may be somewhere. */
  #markedScene: Scene | null = null;
  #glowsAt = 0;

  constructor(stageView: PixiStageView, container: Container) {
    this.#stageView = stageView;
    container.addChild(this.#frame, this.#glow);
    const marksChanged = () => {
      this.#markedScene = null;
    };
    this.#ends = [
      stageView.watch(({ document, recording }) => [document, recording]),
      stageView.watch(({ pointed, ui }) => [pointed, ui.whoDraft], marksChanged),
    ];
  }

  draw({ scene, extent, camera: { zoom } }: StageFrame): void {
    const { ghostSide } = this.#stageView;
    const { average } = this.#stageView.layer(GroundLayer);
    const framed = JSON.stringify([zoom, extent, ghostSide, average]);
    if (framed !== this.#framed) this.#showExtent(extent, zoom, nightVeil(average) ?? PAPER);
    this.#framed = framed;
    if (scene === this.#markedScene && zoom === this.#glowsAt) return;
    if (scene !== this.#markedScene) this.#marks = recordingMarks(this.#stageView.editor, scene);
    this.#markedScene = scene;
    this.#glowsAt = zoom;
    this.#showGlow(zoom);
  }

  destroy(): void {
    for (const end of this.#ends) end();
    for (const graphics of [this.#frame, this.#glow]) graphics.destroy();
  }

  /** Shows glowing squares, above the veil. */
  #showGlow(zoom: number): void {
    const { fitting, pointed, targets, kinds } = this.#marks;
    this.#glow.clear();
    for (const square of fitting) drawRings(this.#glow, square, { color: GLOW, zoom });
    for (const square of [...pointed, ...targets]) drawRings(this.#glow, square, { color: POINTED, zoom });
    for (const square of kinds) drawKind(this.#glow, square);
    for (const { x, y } of targets) {
      this.#glow.rect(x * TILE, y * TILE, TILE, TILE).fill({ color: POINTED, alpha: 0.3 });
    }
  }

  #showExtent(extent: Extent | null, zoom: number, veil: Channels): void {
    this.#frame.clear();
    if (!extent) return;
    const { ghostSide } = this.#stageView;
    const area = extentArea(extent);
    drawVeil(this.#frame, ghostSide ? bothAreas(area, rowBeyond(extent, ghostSide)) : area, veil);
    drawFrame(this.#frame, area, zoom);
  }
}

/** The squares that glow. */
interface RecordingMarks {
  /** The squares of the other actors for which the rule would match right now. */
  readonly fitting: readonly Point[];
  /** The squares of the actors that the row under the pointer is about. */
  readonly pointed: readonly Point[];
  /** The squares where that row puts something. */
  readonly targets: readonly Point[];
  /** The squares of those who stand for a kind. */
  readonly kinds: readonly Point[];
}

const NO_MARKS: RecordingMarks = { fitting: [], pointed: [], targets: [], kinds: [] };

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
    kinds: kindred(editor, scene).map(({ position }) => position),
  };
}

/**
 * Only actors that stand where they do on the stage: when an existing rule is recorded again, its picture is not the stage. The main actor has
 * the frame around it.
 */
function fittingActors(editor: Editor, { stage }: Scene): Actor[] {
  const fitting = editor.recording.fitting();
  if (!fitting) return [];
  const { recording } = editor.store.getState();
  return fitting.actorIds.flatMap((id) => {
    const [shown, real] = [own(stage.actors, id), own(fitting.stage.actors, id)];
    const isOther = id !== recording?.mainActorId;
    return isOther && shown && real && samePoint(shown.position, real.position) ? shown : [];
  });
}

/** Those who stand for anybody: of a kind, some are shown (`Kindred.tsx`). */
function kindred(editor: Editor, { stage }: Scene): Actor[] {
  const isMarked = (pictured: Actor) => {
    const { actor, game } = editor.recording.kinds.shown(pictured);
    return kindWords(actor, game) !== null && membersToShow(actor, game).length < 2;
  };
  return mapEntries(stage.actors).values.filter(isMarked);
}

/** Two heads and shoulders on a white disc, in the lower left corner, as on the cards. */
function drawKind(glow: Graphics, { x, y }: Point): void {
  const [left, bottom] = [x * TILE, (y + 1) * TILE];
  glow
    .circle(left + 8, bottom - 8, 7)
    .fill("#ffffff")
    .stroke({ color: KIND, width: 1.5 });
  for (const [far, alpha] of [
    [10.5, 0.55],
    [6.5, 1],
  ] as const) {
    glow.circle(left + far, bottom - 10.2, 1.8).rect(left + far - 2.4, bottom - 7.6, 4.8, 3.2);
    glow.fill({ color: KIND, alpha });
  }
}

function drawRings(glow: Graphics, { x, y }: Point, { color, zoom }: { color: string; zoom: number }): void {
  for (const { out, width, alpha } of RINGS) {
    const far = out / zoom;
    glow.roundRect(x * TILE - far, y * TILE - far, TILE + 2 * far, TILE + 2 * far, far + 2 / zoom);
    glow.stroke({ color, alpha, width: width / zoom, alignment: 0.5 });
  }
}

/** The smallest area around two that lie side by side. */
function bothAreas(a: Area, b: Area): Area {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/** Four strips around an area. */
function drawVeil(veil: Graphics, { x, y, width, height }: Area, color: Channels): void {
  const far = VEIL_SQUARES * TILE;
  const [left, top] = [x * TILE, y * TILE];
  const [right, bottom] = [left + width * TILE, top + height * TILE];
  veil.rect(left - far, top - far, 2 * far, far).rect(left - far, bottom, 2 * far, far);
  veil.rect(left - far, top, far, bottom - top).rect(right, top, far, bottom - top);
  veil.fill({ color: new Color({ r: color[0], g: color[1], b: color[2] }).toNumber(), alpha: VEIL_ALPHA });
}

/** Around the squares, so that it covers none of them. */
function drawFrame(frame: Graphics, { x, y, width, height }: Area, zoom: number): void {
  let out = 0;
  for (const { color, width: line } of prefersMoreContrast() ? FRAME_IN_CONTRAST : FRAME) {
    const far = (out + line / 2) / zoom;
    const [wide, high] = [width * TILE + 2 * far, height * TILE + 2 * far];
    frame.roundRect(x * TILE - far, y * TILE - far, wide, high, CORNER / zoom + far);
    frame.stroke({ color, width: line / zoom, alignment: 0.5 });
    out += line;
  }
}
