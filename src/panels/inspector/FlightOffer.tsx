import { Check, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type Character, currentStage, defaultAppearance, type Id, own, type Rule } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { targetsOf, withFlight } from "../../recording/flightRules.ts";
import { flightOf } from "../../recording/index.ts";
import { announce } from "../../widgets/announcement.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { useCharacterId } from "./ruleContexts.ts";
import { focusRule } from "./ruleFocus.ts";
import { showInList } from "./showInList.ts";
import styles from "./WaysOffer.module.css";

/** Under the card of a new rule that makes somebody without rules, such as a shot: one press lets it fly on, and take away those chosen. */
export function FlightOffer({ rule }: { readonly rule: Rule }) {
  const editor = useEditor();
  const shooterId = useCharacterId();
  const characters = useEditorState(({ document }) => document.characters);
  const stage = useEditorState(({ document }) => currentStage(document.world));
  const [targetIds, setTargetIds] = useState<readonly Id[]>([]);
  const section = useRef<HTMLElement>(null);
  const flight = flightOf(rule, characters);
  const name = own(characters, flight?.characterId ?? "")?.name || "Untitled";
  const title = `Should ${name} fly on?`;
  useEffect(() => announce(title), [title]);
  useLayoutEffect(() => showInList(section.current, rule.id), [rule.id]);
  if (!flight || !stage) return null;
  const targets = targetsOf(flight, shooterId, stage, characters);
  const stay = () => {
    editor.ui.offerFlight(null);
    focusRule(rule.id);
  };
  const fly = () => {
    const { newId } = editor;
    const context = { characters, stages: Object.values(editor.store.getState().document.world.stages), newId };
    editor.rules.letFly(flight.characterId, (shot) => withFlight(shot, flight, targetIds, context));
    focusRule(rule.id);
  };
  return (
    <section ref={section} className={styles.offer} aria-label={title}>
      <header className={styles.head}>
        <h4 className={styles.title}>{title}</h4>
        <IconButton icon={<X size={18} aria-hidden="true" />} name={`Close: ${title}`} size="small" onClick={stay} />
      </header>
      {targets.length > 0 && (
        <fieldset className={styles.targets} aria-label={`Who ${name} takes away`}>
          <p className={styles.ask} aria-hidden="true">
            Tap who it takes away:
          </p>
          <div className={styles.tiles}>
            {targets.map((target) => (
              <TargetTile
                key={target.id}
                target={target}
                isTaken={targetIds.includes(target.id)}
                onTake={() => setTargetIds(toggled(targetIds, target.id))}
              />
            ))}
          </div>
        </fieldset>
      )}
      <footer className={styles.foot}>
        <Button size="small" onClick={stay}>
          It stays
        </Button>
        <Button size="small" variant="sunny" onClick={fly}>
          Fly on
        </Button>
      </footer>
    </section>
  );
}

interface TargetTileProps {
  readonly target: Character;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

function TargetTile({ target, isTaken, onTake }: TargetTileProps) {
  return (
    <button type="button" className={styles.tile} aria-pressed={isTaken} onClick={onTake}>
      <ActorPicture character={target} appearanceId={defaultAppearance(target)} size={40} />
      <span className={styles.word}>{target.name || "Untitled"}</span>
      {isTaken && (
        <span className={styles.tick}>
          <Check size={15} strokeWidth={4} aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

function toggled(ids: readonly Id[], id: Id): readonly Id[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}
