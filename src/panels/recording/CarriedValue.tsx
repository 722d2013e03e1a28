import { useGesture } from "../../editor/EditorProvider.tsx";
import { operandName } from "../../recording/operands.ts";
import { afterPicture, type Recording } from "../../recording/Recording.ts";
import { useCast } from "../selection/useCast.ts";
import styles from "./OperandSlot.module.css";
import { RowActor } from "./RowActor.tsx";

/** The drag preview of a value, beside the pointer. */
export function CarriedValue({ recording }: { readonly recording: Recording }) {
  const cast = useCast();
  const value = useGesture(({ value }) => value);
  if (!value) return null;
  const actors = { ...recording.before.actors, ...afterPicture(recording, cast).actors };
  const { actor, full } = operandName(recording, cast, actors, value.what);
  const place = { left: value.pixel.x + 10, top: value.pixel.y + 6 };
  return (
    <div className={styles.carried} style={place} aria-hidden="true">
      {actor && <RowActor actor={actor} />} {full}
    </div>
  );
}
