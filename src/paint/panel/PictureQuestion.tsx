import { useEffect, useRef } from "react";
import { TILE } from "../../engine/index.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { framesOfStrip } from "../../pixels/tiles.ts";
import { Button } from "../../widgets/Button.tsx";
import { useEscapeFirst } from "../../widgets/useEscapeFirst.ts";
import { imageIn } from "../model/Drawing.ts";
import dialogStyles from "../PixelEditorDialog.module.css";
import { usePixelEditorState } from "./PixelEditorContext.ts";
import type { ImportMode } from "./pictureImport.ts";

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
    <fieldset className={dialogStyles.question} aria-label="A large picture">
      <p>This picture is bigger than your drawing.</p>
      {count > 0 && (
        <Button ref={first} variant="primary" onClick={() => onAnswer("frames")}>
          Make {count} frames
        </Button>
      )}
      <Button
        ref={count > 0 ? null : first}
        variant={count > 0 ? "plain" : "primary"}
        onClick={() => onAnswer("canvas")}
      >
        Shrink it to fit
      </Button>
      <Button onClick={() => onAnswer("grown")}>Keep its size: {squaresOf(image)} squares</Button>
      <Button variant="quiet" onClick={() => onAnswer(null)}>
        Don't use it
      </Button>
    </fieldset>
  );
}

function squaresOf({ width, height }: PixelImage): string {
  return `${Math.ceil(width / TILE)} by ${Math.ceil(height / TILE)}`;
}
