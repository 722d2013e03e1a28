import { Check, Users, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { defaultAppearance } from "../../../engine/index.ts";
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

/** The kinds made before, then all characters, then anybody. Several can be taken. */
export function WhoTiles({ who, game, onChange }: WhoTilesProps) {
  const isExcept = who.form === "except";
  const kindId = isOfKind(who) ? who.kindId : null;
  const without = { ...who, kindId: null, name: newKindName(game) };
  const tiles = useRef<HTMLDivElement>(null);
  // Among many, who may be there now is in sight.
  useEffect(() => {
    tiles.current?.querySelector("[aria-pressed=true]")?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return (
    <div ref={tiles} className={styles.tiles}>
      {Object.values(game.kinds ?? {}).map((kind) => {
        const isTaken = kindId === kind.id || takesAllOf(who, kind);
        return (
          <Tile
            key={kind.id}
            name={kindTitle(kind, game)}
            isTaken={isTaken}
            picture={<KindFan members={membersOf(kind, game)} game={game} size={PICTURE} />}
            onPress={() => onChange(isTaken ? withoutKind(who, kind, game) : withKind(who, kind, game))}
          />
        );
      })}
      {Object.values(game.characters).map((character) => (
        <Tile
          key={character.id}
          name={character.name || "Untitled"}
          isTaken={who.form !== "anybody" && who.taken.includes(character.id)}
          isCrossed={isExcept}
          picture={<ActorPicture character={character} appearanceId={defaultAppearance(character)} size={PICTURE} />}
          onPress={() => onChange(asKnownKind(withTakenAndName(who, character.id, game), game))}
        />
      ))}
      <Tile
        name="Anyone"
        isTaken={who.form === "anybody"}
        isDashed
        picture={<Users size={28} strokeWidth={2.2} aria-hidden="true" />}
        onPress={() => onChange({ ...without, form: who.form === "anybody" ? "these" : "anybody" })}
      />
    </div>
  );
}

interface TileProps {
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
