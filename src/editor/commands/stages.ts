import {
  type Actors,
  type Id,
  type Point,
  STAGE_SIZE_MAX,
  type Stage,
  type WorldDocument,
} from "../../engine/index.ts";
import { changeEach, changeEntry, keepEntries } from "../state/mapEdits.ts";
import { cleanName } from "./names.ts";

/** Changes one stage. The changes are functions of a stage, because a picture of a recording is a stage, too. */
export type StageChange = (stage: Stage) => Stage;

export function changeStage(document: WorldDocument, stageId: Id, change: StageChange): WorldDocument {
  return withStages(document, changeEntry(document.world.stages, stageId, change));
}

export function changeEveryStage(document: WorldDocument, change: StageChange): WorldDocument {
  return withStages(document, changeEach(document.world.stages, change));
}

export function withStages(document: WorldDocument, stages: WorldDocument["world"]["stages"]): WorldDocument {
  if (stages === document.world.stages) return document;
  return { ...document, world: { ...document.world, stages } };
}

export interface StageSize {
  readonly width: number;
  readonly height: number;
}

export function renameStage(typed: string): StageChange {
  return (stage) => withSettings(stage, { name: cleanName(typed, stage.name) });
}

/** Deletes the actors that would be outside, those of the saved Start included. */
export function resizeStage({ width, height }: StageSize): StageChange {
  return (stage) => {
    const { actors, startActors } = stage;
    return withSettings(stage, {
      width,
      height,
      actors: inside(actors, { width, height }),
      ...(startActors ? { startActors: inside(startActors, { width, height }) } : {}),
    });
  };
}

/** How many actors a stage of that size would lose, those of its saved Start included. */
export function countOutside({ actors, startActors = {} }: Stage, size: StageSize): number {
  const everybody = [...Object.values(actors), ...Object.values(startActors)];
  return new Set(everybody.filter(({ position }) => !fits(position, size)).map(({ id }) => id)).size;
}

export interface StageSettings extends Partial<Pick<Stage, "wrapX" | "wrapY" | "scale" | "background" | "dim">> {
  /** Null shows all of the stage. */
  readonly camera?: Stage["camera"] | null;
}

export function setSettings({ camera, ...settings }: StageSettings): StageChange {
  return (stage) => {
    const changed = withSettings(stage, settings);
    if (camera === undefined || camera?.follow === changed.camera?.follow) return changed;
    const { camera: _before, ...others } = changed;
    return camera ? { ...others, camera } : others;
  };
}

/** Whole squares, 1 to 200 a side. */
export function isSize({ width, height }: StageSize): boolean {
  return isSide(width) && isSide(height);
}

function isSide(squares: number): boolean {
  return Number.isInteger(squares) && squares >= 1 && squares <= STAGE_SIZE_MAX;
}

/** Whether a position is inside; positions are never below 0. */
function fits({ x, y }: Point, { width, height }: StageSize): boolean {
  return x < width && y < height;
}

function inside(actors: Actors, size: StageSize): Actors {
  return keepEntries(actors, ({ position }) => fits(position, size));
}

function withSettings(stage: Stage, settings: Partial<Stage>): Stage {
  const changed = { ...stage, ...settings };
  const isSame = (Object.keys(settings) as (keyof Stage)[]).every((key) => changed[key] === stage[key]);
  return isSame ? stage : changed;
}
