import type { ReactNode, RefObject } from "react";
import { Popover, type PopoverProps } from "../../widgets/Popover.tsx";
import styles from "./AddTiles.module.css";
import { type PictureName, pictureMat } from "./pictureMat.ts";

export interface TilesPopoverProps extends Pick<PopoverProps, "title" | "onClose" | "children"> {
  /** The button that it belongs to. */
  readonly button: RefObject<HTMLElement | null>;
  /** What is added is about this picture, which stays in sight. */
  readonly picture: PictureName;
}

/** Two tiles in a row; in a narrower popover each has a row of its own. CSS px. */
const WIDTH = 412;
const LEAST_WIDTH = 236;
/** The tip of a popover, and what stays free at the edge of the page, CSS px. */
const AROUND = 22;

/** The popover with tiles of what can be added: beside the picture that it is about or, without the room there, over its list. */
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
