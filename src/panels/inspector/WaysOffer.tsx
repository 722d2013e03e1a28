import { Move, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import {
  arrowCode,
  directionOf,
  looksIn,
  otherWaysOf,
  type PictureTurning,
  turnsItself,
} from "../../engine/derive/index.ts";
import { containersAround, own, type PictureTurn, type Rule, rulesIn } from "../../engine/index.ts";
import { announce } from "../../widgets/announcement.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Segmented } from "../../widgets/Segmented.tsx";
import { useMedia } from "../../widgets/useMedia.ts";
import { jumpTo } from "./glideTo.ts";
import { useCharacterId } from "./ruleContexts.ts";
import { cardOf, focusRule, focusWaysDone } from "./ruleFocus.ts";
import { showInList } from "./showInList.ts";
import styles from "./WaysOffer.module.css";
import { TaughtTile, WayTile } from "./WayTiles.tsx";
import { byPlace, wayLook } from "./wayWords.ts";

/** There, all pictures and the card of the rule would not be in sight together. */
const LOW_WINDOW = "(max-height: 699px)";

/** Under the card of a new rule: its other directions as small pictures. A tap takes one, another gives it back. */
export function WaysOffer({ rule }: { readonly rule: Rule }) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const characters = useEditorState(({ document }) => document.characters);
  const taken = useTaken(rule);
  const [turning, setTurning] = useState(() => firstTurning(rule, taken, own(characters, characterId)?.spritesheet));
  const section = useRef<HTMLElement>(null);
  const canTakeKeys = useCanTakeArrowKeys(rule);
  // A character that only walks most likely becomes a hero of the arrow keys, so the other ways are hidden behind a press.
  const keysFirst = canTakeKeys && Object.keys(rule.actors).length === 1;
  const isLow = useMedia(LOW_WINDOW);
  const [isOpen, setOpen] = useState(taken.size > 0);
  const showsAll = isOpen || !(keysFirst || isLow);
  useEffect(() => announce(TITLE), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an offer that has grown is shown again.
  useLayoutEffect(() => showInList(section.current, rule.id), [rule.id, showsAll]);
  const direction = directionOf(rule, characters);
  if (!direction) return null;
  const ways = otherWaysOf(rule, characters);
  const { word } = wayLook(direction);
  const turns = ways.map(({ turn }) => turn).filter((turn) => taken.has(turn));
  const set = (chosen: readonly PictureTurn[], how = turning) =>
    editor.rules.setWays(characterId, rule.id, { turns: chosen, turning: how });
  const close = () => {
    const list = section.current?.closest<HTMLElement>("[data-rule-tree]");
    const card = list && cardOf(list, rule.id);
    // Opening the offer may have scrolled the card out of view.
    if (list && card) jumpTo(list, card, card);
    editor.ui.offerWays(null);
    focusRule(rule.id);
  };
  /** The pressed button goes, and in a block of a key the whole offer moves. */
  const takeAll = (take: () => void) => {
    take();
    focusWaysDone(rule.id);
  };
  const isAll = turns.length === ways.length;
  const withKeys = (variant: "sunny" | "plain") => (
    <Button
      size="small"
      variant={variant}
      onClick={() => takeAll(() => editor.rules.takeArrowKeys(characterId, rule.id, turning))}
    >
      <Move size={18} strokeWidth={2.6} aria-hidden="true" /> With the arrow keys
    </Button>
  );
  return (
    <section ref={section} className={styles.offer} aria-label={TITLE} data-ways-of={rule.id}>
      <header className={styles.head}>
        <h4 className={styles.title}>{TITLE}</h4>
        <IconButton icon={<X size={18} aria-hidden="true" />} name={`Close: ${TITLE}`} size="small" onClick={close} />
      </header>
      {(!isAll || canTakeKeys) && (
        <div className={styles.all}>
          {keysFirst && withKeys("sunny")}
          {(showsAll || !keysFirst) && !isAll && (
            <Button
              size="small"
              variant={keysFirst ? "plain" : "sunny"}
              onClick={() => takeAll(() => set(ways.map(({ turn }) => turn)))}
            >
              All four ways
            </Button>
          )}
          {canTakeKeys && !keysFirst && withKeys("plain")}
        </div>
      )}
      {showsAll && (
        <div className={styles.tiles}>
          {[...ways, { turn: null, step: direction }]
            .sort((a, b) => byPlace(a.step, b.step))
            .map(({ turn, step }) =>
              turn === null ? (
                <TaughtTile key="taught" rule={rule} />
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
      )}
      <div className={styles.choices}>
        {showsAll && (
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
        )}
        <footer className={styles.foot}>
          {!showsAll && (
            <Button size="small" onClick={() => takeAll(() => setOpen(true))}>
              More ways
            </Button>
          )}
          <Button size="small" data-done="" onClick={close}>
            {turns.length > 0 ? "Done" : `Only ${word}`}
          </Button>
        </footer>
      </div>
    </section>
  );
}

const TITLE = "Also the other ways?";
const QUESTION = "Turn the picture too?";

const TURNINGS: readonly { readonly value: PictureTurning; readonly label: string }[] = [
  { value: "keep", label: "No" },
  { value: "sides", label: "Sideways" },
  { value: "turn", label: "Every way" },
];

/** Whether a rule could let its actor go by the arrow keys instead: it goes straight, and waits for nothing yet. */
function useCanTakeArrowKeys(rule: Rule): boolean {
  const characterId = useCharacterId();
  const waits = useEditorState(({ document }) =>
    containersAround(own(document.characters, characterId)?.rules ?? [], rule.id).some(
      (node) => node.type !== "group-event" || node.event !== "idle" || (node.conditions ?? []).length > 0,
    ),
  );
  const step = useEditorState(({ document }) => directionOf(rule, document.characters));
  const goes = rule.actions.some(
    ({ type, ...action }) => type === "move" && "actorId" in action && action.actorId === rule.mainActorId,
  );
  return goes && !waits && step !== null && arrowCode(step) !== null;
}

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
