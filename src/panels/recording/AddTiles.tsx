import type { ReactNode, RefObject } from "react";
import { Popover, type PopoverProps } from "../../widgets/Popover.tsx";
import styles from "./AddTiles.module.css";
import { type PictureName, pictureMat } from "./pictureMat.ts";

export interface TilesPopoverProps extends Pick<PopoverProps, "title" | "onClose" | "children"> {
  /** The button that it belongs to. */
  readonly button: RefObject<HTMLElement | null>;
  /** The picture that the added check or step is about. It stays in view. */
  readonly picture: PictureName;
}

/** Wide enough for two tiles in a row; the least width has room for one, CSS px. */
const WIDTH = 412;
const LEAST_WIDTH = 236;
/** The tip of the popover and the gap that it keeps to the edge of the page, CSS px. */
const AROUND = 22;

/** The popover with the tiles: beside its picture if there is room, otherwise above or below its button. */
export function TilesPopover({ title, button, picture, onClose, children }: TilesPopoverProps) {
  const mat = pictureMat(picture);
  const room = mat ? innerWidth - mat.getBoundingClientRect().right - AROUND : 0;
  const isBeside = room >= LEAST_WIDTH;
  return (
    <Popover
      title={title}
      anchor={() => (isBeside ? mat : button.current)?.getBoundingClientRect() ?? null}
      sides={isBeside ? ["right"] : ["above", "below"]}
      width={isBeside ? Math.min(WIDTH, room) : WIDTH}
      opener={button}
      onClose={onClose}
    >
      {(close) => <div className={styles.tiles}>{children(close)}</div>}
    </Popover>
  );
}

export interface AddTileProps {
  readonly picture: ReactNode;
  readonly words: string;
  /** Said below the words: "Count Coins". */
  readonly hint?: string | undefined;
  readonly onPress: () => void;
}

/** What can be added, with a picture of 50 px. */
export function AddTile({ picture, words, hint, onPress }: AddTileProps) {
  return (
    <button type="button" className={styles.tile} onClick={onPress}>
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
      <span className={styles.words}>
        {words}
        {hint && <small>{hint}</small>}
      </span>
    </button>
  );
}
