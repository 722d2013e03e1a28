import { Star } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { own } from "../../engine/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { CharacterPicture } from "./CharacterPicture.tsx";
import { firstSuccessOf, type Success } from "./FirstSuccess.ts";
import styles from "./hints.module.css";
import { Pill } from "./Pill.tsx";

/** Comes with the first success. */
export function SuccessPill({ success }: { readonly success: Success }) {
  const name = useEditorState(({ document }) => own(document.characters, success.characterId)?.name);
  if (name === undefined) return null;
  return success.kind === "acted" ? (
    <Praise name={name} success={success} />
  ) : (
    <Stopped name={name} success={success} />
  );
}

/** What the child has made, by how many rules have worked so far; the last one also stands for all later ones. */
const MADE = ["You made a rule!", "You made a second rule!", "You made another rule!"] as const;

interface PraiseProps {
  readonly name: string;
  readonly success: Extract<Success, { readonly kind: "acted" }>;
}

function Praise({ name, success: { number, inPlay } }: PraiseProps) {
  return (
    <div className={styles.pill} data-praise={inPlay ? "play" : "step"}>
      <Star className={styles.star} size={32} aria-hidden="true" />
      <p role="status">
        {name} did it! {MADE[Math.min(number, MADE.length) - 1]}
      </p>
    </div>
  );
}

interface StoppedProps {
  readonly name: string;
  readonly success: Extract<Success, { readonly kind: "stopped" }>;
}

/** Names what stands in the way, and leads to a rule about it. */
function Stopped({ name, success: { actorId, characterId, blockade } }: StoppedProps) {
  const editor = useEditor();
  const characters = useEditorState(({ document }) => document.characters);
  const me = own(characters, characterId);
  const other = own(characters, blockade.characterId ?? "");
  const { close } = firstSuccessOf(editor);
  const teach = () => {
    close();
    editor.recording.onActor(actorId, { shown: blockade.square ?? undefined });
  };
  return (
    <Pill
      picture={me && <CharacterPicture character={other ?? me} />}
      words={`${other ? `The ${other.name} is in the way.` : `${name} stopped.`} Teach ${name} what to do here!`}
      closing="Close the hint"
      onClose={close}
    >
      <Button variant="sunny" size="small" onClick={teach}>
        Teach {name}
      </Button>
    </Pill>
  );
}
