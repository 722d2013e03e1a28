import { type KeyboardEvent, useState } from "react";
import type { Id } from "../../engine/index.ts";
import { isArrowName, type KeySpot, neighborKey } from "../modals/neighborKey.ts";

/** The focus props of a tile; `onFocus` is a stable function. */
export interface TileFocus {
  /** Whether Tab stops at it. */
  readonly isTabStop: boolean;
  readonly onFocus: (id: Id) => void;
}

/** Makes a list of tiles a single Tab stop: the tile that was focused last, or else the chosen one, or else the first. */
export function useRovingTiles(ids: readonly Id[], chosen: Id | undefined): (id: Id) => TileFocus {
  const [last, take] = useState<Id>();
  const stop = [last, chosen].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  return (id) => ({ isTabStop: id === stop, onFocus: take });
}

/** Moves the focus between tiles by arrow keys, Home and End, from anywhere in a tile. */
export function moveAmongTiles(event: KeyboardEvent<HTMLElement>): void {
  const faces = facesOn(event.currentTarget);
  const { target } = event;
  const from = faces.findIndex((face) => target instanceof Node && face.closest("li")?.contains(target));
  const to = event.defaultPrevented || from < 0 ? undefined : faces[nextIndex(event.key, faces, from)];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** The tile to focus once this one is deleted: the next one, or else the one before. */
export function faceBeside(face: HTMLElement): HTMLElement | undefined {
  const faces = facesOn(face.closest("ul") ?? face);
  const index = faces.indexOf(face);
  return faces[index + 1] ?? faces[index - 1];
}

function nextIndex(key: string, faces: readonly HTMLElement[], from: number): number {
  if (key === "Home") return 0;
  if (key === "End") return faces.length - 1;
  if (!isArrowName(key)) return -1;
  const thatWay = neighborKey(faces.map(spotOf), from, key);
  if (thatWay >= 0) return thatWay;
  // At the end of a row it goes on to the next row.
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: Number.NaN, ArrowDown: Number.NaN }[key];
  return from + step;
}

function facesOn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[data-face]")];
}

function spotOf(face: HTMLElement): KeySpot {
  const { x, y, width, height } = face.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
