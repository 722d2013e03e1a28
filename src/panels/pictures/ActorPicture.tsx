/** One look of a character, fitted into a square: in the library, on chips and rows. */
import { useMemo } from "react";
import { appearanceInfo, type Character, type Id, TILE, type Transform, turnPoint } from "../../engine/index.ts";
import { addressOf, type DrawnActor, drawActor } from "./drawActor.ts";
import styles from "./pictures.module.css";
import { type Drawing, useDrawing } from "./useDrawing.ts";

export interface ActorPictureProps {
  /** Undefined: the character is gone; a question mark is drawn. */
  readonly character: Character | undefined;
  /** Undefined or unknown: a crate is drawn. */
  readonly appearanceId: Id | undefined;
  readonly transform?: Transform;
  /** Side of the square, CSS px. */
  readonly size: number;
}

/** Says nothing to a screen reader: what it belongs to has a name. */
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

/** The whole picture, turned as it is, as large as the square allows and in its middle. */
function fitted(actor: DrawnActor, size: number): Drawing {
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
    pictures: [addressOf(actor)].filter((address) => address !== undefined),
    draw: (context, loaded) => {
      context.imageSmoothingEnabled = tile < TILE;
      context.imageSmoothingQuality = "high";
      drawActor(context, actor, { corner, tile, loaded });
    },
  };
}
