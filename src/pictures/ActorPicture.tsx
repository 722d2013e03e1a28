import { useMemo } from "react";
import { appearanceInfo, type Character, type Id, TILE, type Transform, turnPoint } from "../engine/index.ts";
import { type CanvasDrawing, useDrawing } from "./CanvasDrawing.ts";
import { cachedPicture } from "./cache.ts";
import { type ActorToDraw, drawActor, pictureUrlsOf } from "./drawActor.ts";
import styles from "./pictures.module.css";

export interface ActorPictureProps {
  /** Undefined if it was deleted: a question mark is drawn. */
  readonly character: Character | undefined;
  /** If it is undefined or unknown, a crate is drawn. */
  readonly appearanceId: Id | undefined;
  readonly transform?: Transform;
  /** The side of the square it is fitted into, CSS px. */
  readonly size: number;
}

/** A character in one of its appearances. Without alternative text, because what it belongs to has a name. */
export function ActorPicture({ character, appearanceId, transform = "0", size }: ActorPictureProps) {
  const drawing = useMemo(
    () => fitted({ character, appearanceId, transform }, size),
    [character, appearanceId, transform, size],
  );
  const canvas = useDrawing(drawing);
  return (
    <canvas ref={canvas} className={styles.actor} width={size} height={size} style={{ width: size, height: size }} />
  );
}

/** The whole picture in its orientation, centered, as large as the square allows. */
function fitted(actor: ActorToDraw, size: number): CanvasDrawing {
  const info = appearanceInfo(actor.character, actor.appearanceId ?? "");
  const isLying = actor.transform === "90" || actor.transform === "270";
  const [width, height] = isLying ? [info.height, info.width] : [info.width, info.height];
  const tile = Math.min(size / width, size / height);
  const anchor = turnPoint(info.anchor, info, actor.transform);
  const corner = {
    x: (size - width * tile) / 2 + anchor.x * tile,
    y: (size - height * tile) / 2 + anchor.y * tile,
  };
  return {
    width: size,
    height: size,
    pictures: pictureUrlsOf([actor]),
    draw: (context, isLoaded) => {
      context.imageSmoothingEnabled = tile < TILE;
      context.imageSmoothingQuality = "high";
      drawActor(context, actor, { corner, tile, pictureOf: cachedPicture, isLoaded });
    },
  };
}
