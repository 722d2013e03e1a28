import { useEffect, useRef } from "react";
import { TILE } from "../../engine/index.ts";
import { useEscapeFirst } from "../../panels/input/useEscapeFirst.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { framesOfStrip } from "../../pixels/tiles.ts";
import { Button } from "../../widgets/Button.tsx";
import { imageIn } from "../model/Drawing.ts";
import styles from "../PixelEditorDialog.module.css";
import { usePixelEditorState } from "./PixelEditorContext.ts";
import type { ImportMode } from "./usePictureImport.ts";

export interface PictureQuestionProps {
  readonly image: PixelImage;
  readonly onAnswer: (mode: ImportMode | null) => void;
}

/** Asks how to import a picture that is larger than the canvas. */
export function PictureQuestion({ image, onAnswer }: PictureQuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const count = usePixelEditorState(({ drawing }) => framesOfStrip(image, imageIn(drawing)).length);
  useEscapeFirst(() => {
    onAnswer(null);
    return true;
  });
  return (
    <fieldset className={styles.question} aria-label="A large picture">
      <p>This picture is larger than your drawing.</p>
      {count > 0 && (
        <Button ref={first} variant="primary" onClick={() => onAnswer("frames")}>
          As {count} frames
        </Button>
      )}
      <Button
        ref={count > 0 ? null : first}
        variant={count > 0 ? "plain" : "primary"}
        onClick={() => onAnswer("canvas")}
      >
        Fit in
      </Button>
      <Button onClick={() => onAnswer("grown")}>At its size: {squaresOf(image)} squares</Button>
      <Button variant="quiet" onClick={() => onAnswer(null)}>
        Not at all
      </Button>
    </fieldset>
  );
}

function squaresOf({ width, height }: PixelImage): string {
  return `${Math.ceil(width / TILE)} by ${Math.ceil(height / TILE)}`;
}
