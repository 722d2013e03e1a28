import { Check, Users, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ANYBODY, defaultAppearance, type Id } from "../../../engine/index.ts";
import { ActorPicture } from "../../../pictures/ActorPicture.tsx";
import { KindFan } from "../../../pictures/KindFan.tsx";
import type { GameContext } from "../../../recording/index.ts";
import { membersOf } from "../../../recording/kindred.ts";
import { kindTitle } from "../../../recording/kindWords.ts";
import { asKnownKind, takesAllOf, withKind, withoutKind, withTakenAndName } from "../../../recording/takenKinds.ts";
import { isOfKind, newKindName, type WhoMayBe } from "../../../recording/whoMayBe.ts";
import styles from "./WhoPopover.module.css";

export interface WhoTilesProps {
  readonly who: WhoMayBe;
  readonly game: GameContext;
  readonly onChange: (who: WhoMayBe) => void;
}

const PICTURE = 40;

/** Tiles for the child's kinds, all characters and "Anyone"; several can be taken. Those taken as the popover opens come first, so that they are in view. */
export function WhoTiles({ who, game, onChange }: WhoTilesProps) {
  const isExcept = who.form === "except";
  const kindId = isOfKind(who) ? who.kindId : null;
  const without = { ...who, kindId: null, name: newKindName(game) };
  const kinds = Object.values(game.kinds ?? {}).map((kind): TileProps => {
    const isTaken = kindId === kind.id || takesAllOf(who, kind);
    return {
      id: kind.id,
      name: kindTitle(kind, game),
      isTaken,
      picture: <KindFan members={membersOf(kind, game)} game={game} size={PICTURE} />,
      onPress: () => onChange(isTaken ? withoutKind(who, kind, game) : withKind(who, kind, game)),
    };
  });
  const characters = Object.values(game.characters).map(
    (character): TileProps => ({
      id: character.id,
      name: character.name || "Untitled",
      isTaken: who.form !== "anybody" && who.taken.includes(character.id),
      isCrossed: isExcept,
      picture: <ActorPicture character={character} appearanceId={defaultAppearance(character)} size={PICTURE} />,
      onPress: () => onChange(asKnownKind(withTakenAndName(who, character.id, game), game)),
    }),
  );
  const anyone: TileProps = {
    id: ANYBODY,
    name: "Anyone",
    isTaken: who.form === "anybody",
    isDashed: true,
    picture: <Users size={28} strokeWidth={2.2} aria-hidden="true" />,
    onPress: () => onChange({ ...without, form: who.form === "anybody" ? "these" : "anybody" }),
  };
  const tiles = [...kinds, ...characters, anyone];
  // The order stays as it is while they are tapped.
  const [first] = useState(() => new Set(tiles.filter(({ isTaken }) => isTaken).map(({ id }) => id)));
  const isFirst = ({ id }: TileProps) => first.has(id);
  return (
    <div className={styles.tiles}>
      {[...tiles.filter(isFirst), ...tiles.filter((tile) => !isFirst(tile))].map((tile) => (
        <Tile key={tile.id} {...tile} />
      ))}
    </div>
  );
}

interface TileProps {
  /** Of the character or the kind. */
  readonly id: Id;
  readonly name: string;
  readonly isTaken: boolean;
  /** Those taken are left out. */
  readonly isCrossed?: boolean;
  readonly isDashed?: boolean;
  readonly picture: ReactNode;
  readonly onPress: () => void;
}

function Tile({ name, isTaken, isCrossed = false, isDashed = false, picture, onPress }: TileProps) {
  const Mark = isCrossed ? X : Check;
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={isCrossed ? `Not ${name}` : name}
      aria-pressed={isTaken}
      data-crossed={isCrossed}
      data-dashed={isDashed}
      title={name}
      onClick={onPress}
    >
      {picture}
      <span className={styles.name}>{name}</span>
      {isTaken && (
        <span className={styles.mark}>
          <Mark size={14} strokeWidth={4} aria-hidden="true" />
        </span>
      )}
    </button>
  );
}
