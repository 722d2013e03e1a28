import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { type Actor, TILE } from "../../../engine/index.ts";
import { gameContextOf } from "../../../recording/index.ts";
import { kindOrMade, turnedAround } from "../../../recording/takenKinds.ts";
import { isOfKind, setWhoMayBe, type WhoMayBe, whoMayBe } from "../../../recording/whoMayBe.ts";
import { announce } from "../../../widgets/announcement.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Popover } from "../../../widgets/Popover.tsx";
import { nameOfActor } from "../../input/actorNames.ts";
import type { ViewFacts } from "../../view/ViewFacts.ts";
import { KindName } from "./KindName.tsx";
import styles from "./WhoPopover.module.css";
import { WhoTiles } from "./WhoTiles.tsx";

export interface WhoPopoverProps {
  /** Somebody in the picture before. */
  readonly actor: Actor;
  readonly facts: ViewFacts;
}

const WIDTH = 358;
/** Fills the place of the name field while there is none, so that Done does not move. */
const TWO = "Tap another one, and give them a name together.";

/** "Who may be here?": the pictured one alone, several who get a name together, everybody but some, or anybody. Closing it keeps what is chosen. */
export function WhoPopover({ actor, facts }: WhoPopoverProps) {
  const editor = useEditor();
  const game = gameContextOf(editor.store.getState().document);
  const { kinds } = editor.recording;
  const draft = useEditorState(({ ui }) => ui.whoDraft);
  const who = draft ?? whoMayBe(actor, game);
  const setWho = (now: WhoMayBe) => kinds.draft(now);
  const name = nameOfActor(actor, game.characters);
  const close = (isLeft: boolean) => {
    kinds.ask(null);
    if (draft) {
      const kind = kindOrMade(who, game, editor.newId);
      kinds.choose(kind, (recording, cast) => setWhoMayBe(recording, cast, actor.id, who, kind?.id ?? null));
      announce(wordsOf(who, name));
    }
    if (!isLeft) document.querySelector<HTMLElement>("[data-view=before]")?.focus({ preventScroll: true });
  };
  return (
    <Popover
      title="Who may be here?"
      anchor={() => squareOnPage(actor, facts)}
      sides={["right", "left", "below", "above"]}
      width={WIDTH}
      onClose={close}
    >
      {(done) => (
        <>
          <p className={styles.hint}>
            {who.form === "except" ? "Everyone except the ones you tap." : <Invitation name={name} />}
          </p>
          <WhoTiles who={who} game={game} onChange={setWho} />
          {isOfKind(who) ? (
            <KindName who={who} game={game} onChange={setWho} />
          ) : (
            <p className={styles.unnamed}>{who.form === "except" ? null : TWO}</p>
          )}
          <div className={styles.foot}>
            <button type="button" className={styles.quiet} onClick={() => setWho(turnedAround(who, actor.characterId))}>
              {who.form === "except" ? "Only these…" : "Everyone except…"}
            </button>
            <Button variant="primary" onClick={done}>
              Done
            </Button>
          </div>
        </>
      )}
    </Popover>
  );
}

function Invitation({ name }: { readonly name: string }) {
  return (
    <>
      {name}, <strong>or someone else</strong>. Tap all you want.
    </>
  );
}

function wordsOf(who: WhoMayBe, name: string): string {
  if (isOfKind(who)) return `${who.name} may be here, too. Any one of them is fine.`;
  return who.form === "these" ? `Only ${name} may be here.` : "Anyone may be here now.";
}

/** The square of the picture on which somebody stands. */
function squareOnPage({ position }: Actor, { camera }: ViewFacts) {
  const view = document.querySelector("[data-view=before]")?.getBoundingClientRect();
  if (!view) return null;
  const side = TILE * camera.zoom;
  const [left, top] = [view.left + camera.left + position.x * side, view.top + camera.top + position.y * side];
  return { left, top, right: left + side, bottom: top + side };
}
