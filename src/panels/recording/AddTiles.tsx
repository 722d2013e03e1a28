import type { ReactNode, RefObject } from "react";
import { Popover, type PopoverProps } from "../../widgets/Popover.tsx";
import styles from "./AddTiles.module.css";

export interface TilesPopoverProps extends Pick<PopoverProps, "title" | "onClose" | "children"> {
  /** The button that it belongs to. */
  readonly button: RefObject<HTMLElement | null>;
}

const WIDTH = 412;

/** The popover over a list, with tiles of what can be added to it. */
export function TilesPopover({ title, button, onClose, children }: TilesPopoverProps) {
  return (
    <Popover
      title={title}
      anchor={() => button.current?.getBoundingClientRect() ?? null}
      sides={["above", "below"]}
      width={WIDTH}
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
