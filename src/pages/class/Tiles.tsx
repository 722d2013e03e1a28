import { CircleHelp, Hand, MoonStar, Pencil, Play, Smile } from "lucide-react";
import type { CSSProperties } from "react";
import type { WallTile } from "../../api/classes.ts";
import { NameNib } from "./ClassPicture.tsx";
import { STATE_WORDS, stateOf } from "./tileWords.ts";
import styles from "./Wall.module.css";

const COLUMNS_MAX = 6;

interface TilesProps {
  readonly tiles: readonly WallTile[];
  readonly isProjected: boolean;
  readonly onLook: (id: string) => void;
}

/** What everybody sees on their stage. Tiles never move, because a teacher knows where everybody sits. */
export function Tiles({ tiles, isProjected, onLook }: TilesProps) {
  const columns = columnsFor(tiles.length);
  const shape = { "--columns": columns, "--rows": Math.ceil(tiles.length / columns) } as CSSProperties;
  return (
    <ul className={styles.tiles} style={shape} aria-label="Everybody">
      {tiles.map((tile, place) => (
        <OneTile key={tile.id} tile={tile} place={place} isProjected={isProjected} onLook={() => onLook(tile.id)} />
      ))}
    </ul>
  );
}

/** Of few children, each has a large tile, so that the wall is full. */
function columnsFor(children: number): number {
  return Math.min(COLUMNS_MAX, Math.max(1, Math.round(Math.sqrt(1.5 * children))));
}

interface OneTileProps {
  readonly tile: WallTile;
  /** In the list, by which each child has a color. */
  readonly place: number;
  readonly isProjected: boolean;
  readonly onLook: () => void;
}

function OneTile({ tile, place, isProjected, onLook }: OneTileProps) {
  const { name, picture } = tile;
  const state = stateOf(tile);
  const pictured = (
    <span className={styles.picture} data-empty={!picture}>
      {picture ? <img src={picture} alt="" /> : <NameNib place={place} size={64} />}
    </span>
  );
  // The class sees names and pictures, and nothing that would shame or that is for the teacher alone.
  if (isProjected) {
    return (
      <li className={styles.place}>
        <div className={styles.tile}>
          {pictured}
          <span className={styles.name}>{name}</span>
        </div>
      </li>
    );
  }
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.tile}
        data-state={state}
        aria-label={`${name}: ${STATE_WORDS[state]}`}
        onClick={onLook}
      >
        {pictured}
        <span className={styles.name}>
          <span>{name}</span>
          <span className={styles.state}>
            {state === "playing" && <Play size={14} fill="currentColor" aria-hidden="true" />}
            {state === "making" && <Pencil size={14} aria-hidden="true" />}
            {state === "here" && <Smile size={14} aria-hidden="true" />}
            {state === "away" && <MoonStar size={14} aria-hidden="true" />}
            {STATE_WORDS[state]}
          </span>
        </span>
        {state === "hand" && (
          <span className={styles.badge} data-state="hand">
            <Hand size={22} aria-hidden="true" />
          </span>
        )}
        {state === "stuck" && (
          <span className={styles.badge} data-state="stuck">
            <CircleHelp size={22} aria-hidden="true" />
          </span>
        )}
      </button>
    </li>
  );
}
