import { Check, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import {
  derivedRule,
  directionOf,
  looksIn,
  type OtherWay,
  otherWaysOf,
  type PictureTurning,
  turnsItself,
  withFacing,
  withoutFacing,
} from "../../engine/derive/index.ts";
import { own, type PictureTurn, type Point, type Rule, rulesIn } from "../../engine/index.ts";
import { cachedRulePictures } from "../../pictures/drawRule.ts";
import { RulePicture } from "../../pictures/RulePicture.tsx";
import { titleOfUnnamed } from "../../recording/index.ts";
import { announce } from "../../widgets/announcement.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Segmented } from "../../widgets/Segmented.tsx";
import { jumpTo } from "./glideTo.ts";
import { useCardWidth, useCharacterId, useRuleGameContext } from "./ruleContexts.ts";
import { cardOf, focusRule } from "./ruleFocus.ts";
import styles from "./WaysOffer.module.css";
import { byPlace, wayLook } from "./wayWords.ts";

/** Under the card of a new rule: its other directions as small pictures. A tap takes one, another gives it back. */
export function WaysOffer({ rule }: { readonly rule: Rule }) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const characters = useEditorState(({ document }) => document.characters);
  const taken = useTaken(rule);
  const [turning, setTurning] = useState(() => firstTurning(rule, taken, own(characters, characterId)?.spritesheet));
  const section = useRef<HTMLElement>(null);
  useEffect(() => announce(TITLE), []);
  useLayoutEffect(() => showInList(section.current), []);
  const direction = directionOf(rule, characters);
  if (!direction) return null;
  const ways = otherWaysOf(rule, characters);
  const { word } = wayLook(direction);
  const turns = ways.map(({ turn }) => turn).filter((turn) => taken.has(turn));
  const set = (chosen: readonly PictureTurn[], how = turning) =>
    editor.rules.setWays(characterId, rule.id, { turns: chosen, turning: how });
  const close = () => {
    editor.ui.offerWays(null);
    focusRule(rule.id);
  };
  const isAll = turns.length === ways.length;
  return (
    <section ref={section} className={styles.offer} aria-label={TITLE} data-ways-of={rule.id}>
      <header className={styles.head}>
        <h4 className={styles.title}>{TITLE}</h4>
        <IconButton icon={<X size={18} aria-hidden="true" />} name={`Close: ${TITLE}`} size="small" onClick={close} />
      </header>
      <div className={styles.tiles}>
        {[...ways, { turn: null, step: direction }]
          .sort((a, b) => byPlace(a.step, b.step))
          .map(({ turn, step }) =>
            turn === null ? (
              <TaughtTile key="taught" rule={rule} step={step} />
            ) : (
              <WayTile
                key={turn}
                way={{ turn, step }}
                rule={rule}
                turning={turning}
                isTaken={taken.has(turn)}
                onTake={() => set(turns.includes(turn) ? turns.filter((one) => one !== turn) : [...turns, turn])}
              />
            ),
          )}
      </div>
      <div className={styles.choices}>
        <div className={styles.turning}>
          <span aria-hidden="true">{QUESTION}</span>
          <Segmented
            name={QUESTION}
            choices={TURNINGS.filter(({ value }) => value !== "sides" || ways.some(({ turn }) => turn === "flip-x"))}
            chosen={turning}
            onChoose={(how) => {
              setTurning(how);
              if (turns.length > 0) set(turns, how);
            }}
          />
        </div>
        <footer className={styles.foot}>
          <Button size="small" onClick={close}>
            {turns.length > 0 ? "Done" : `Only ${word}`}
          </Button>
          {!isAll && (
            <Button size="small" variant="sunny" onClick={() => set(ways.map(({ turn }) => turn))}>
              All four ways
            </Button>
          )}
        </footer>
      </div>
    </section>
  );
}

const TITLE = "Also the other ways?";
/** At once: a list that glides a moment later would move under a hand that drags a card of it by then. */
function showInList(section: HTMLElement | null): void {
  const list = section?.closest<HTMLElement>("[data-rule-tree]");
  if (section && list) jumpTo(list, cardOf(list, section.dataset.waysOf ?? "") ?? section, section);
}

const QUESTION = "Turn the picture too?";

const TURNINGS: readonly { readonly value: PictureTurning; readonly label: string }[] = [
  { value: "keep", label: "No" },
  { value: "sides", label: "Sideways" },
  { value: "turn", label: "Every way" },
];

/** The directions in which a rule was made already. */
function useTaken(rule: Rule): ReadonlyMap<PictureTurn, Rule> {
  const characterId = useCharacterId();
  const rules = useEditorState(({ document }) => own(document.characters, characterId)?.rules);
  const made = rulesIn(rules ?? []).flatMap((one) =>
    one.derived?.from === rule.id ? [[one.derived.turn, one] as const] : [],
  );
  return new Map(made);
}

/**
 * A hero who walks the other way is mirrored, and one who walks up stays upright. With several looks, the child has most likely drawn those
 * to the other sides, and nothing turns until it says so.
 */
function firstTurning(
  rule: Rule,
  taken: ReadonlyMap<PictureTurn, Rule>,
  sheet: { readonly appearances: Readonly<Record<string, unknown>> } | undefined,
): PictureTurning {
  const turned = [...taken].filter(([, { derived }]) => derived?.looks === "turn");
  if (turned.some(([turn]) => turn !== "flip-x")) return "turn";
  if (turned.length > 0) return "sides";
  if (taken.size > 0) return "keep";
  const hasOneLook = Object.keys(sheet?.appearances ?? {}).length === 1;
  return (hasOneLook || turnsItself(rule)) && looksIn(rule, "flip-x", "sides") === "turn" ? "sides" : "keep";
}

interface WayTileProps {
  readonly way: OtherWay;
  readonly rule: Rule;
  readonly turning: PictureTurning;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

function WayTile({ way: { turn, step }, rule, turning, isTaken, onTake }: WayTileProps) {
  const game = useRuleGameContext();
  const source = turning === "keep" ? withoutFacing(rule) : withFacing(rule);
  const made = derivedRule(source, { turn, looks: looksIn(source, turn, turning) }) ?? rule;
  const { word } = wayLook(step);
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={isTaken}
      aria-label={`To go ${word}: ${titleOfUnnamed(made, game) ?? made.name}`}
      onClick={onTake}
    >
      <WayPictures rule={made} step={step} />
      <span className={styles.word}>{word}</span>
      {isTaken && (
        <span className={styles.tick}>
          <Check size={15} strokeWidth={4} aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

/** The direction that the child has acted out. */
function TaughtTile({ rule, step }: { readonly rule: Rule; readonly step: Point }) {
  return (
    <div className={styles.taught}>
      <WayPictures rule={rule} step={step} />
      <span className={styles.word}>You taught this</span>
    </div>
  );
}

/** The side of a square, CSS px, and the room that one of the two pictures takes at most. */
const SQUARE = 24;
const ROOM = { width: 44, height: 60 } as const;
/** The width of a tile that stands beside another one, and the gap between them, CSS px. */
const TILE = { width: 124, share: 0.46, gap: 8 } as const;
/** What the borders of a tile, the arrow and its gaps, and the outlines of both pictures take of its width, CSS px. */
const TILE_SIDES = 4 + 28 + 8;

function WayPictures({ rule, step }: { readonly rule: Rule; readonly step: Point }) {
  const game = useRuleGameContext();
  const { Arrow } = wayLook(step);
  // Whoever reaches out of the frame is shown whole.
  const { shown } = cachedRulePictures(rule, game);
  const width = Math.min(ROOM.width, (tileWidth(useCardWidth()) - TILE_SIDES) / 2);
  const square = Math.max(1, Math.floor(Math.min(SQUARE, width / shown.width, ROOM.height / shown.height)));
  return (
    <span className={styles.pictures}>
      <RulePicture rule={rule} game={game} which="before" square={square} />
      <Arrow className={styles.arrow} size={20} strokeWidth={3} aria-hidden="true" />
      <RulePicture rule={rule} game={game} which="after" square={square} />
    </span>
  );
}

/** How wide the tiles of a list get whose content has this width, CSS px. */
function tileWidth(width: number): number {
  const { gap } = TILE;
  const columns = Math.max(1, Math.floor((width + gap) / (Math.min(TILE.width, width * TILE.share) + gap)));
  return (width - gap * (columns - 1)) / columns;
}
