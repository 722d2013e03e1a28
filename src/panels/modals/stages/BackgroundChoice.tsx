import { ImageUp, Pipette } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../../../widgets/Button.tsx";
import { usePictureDrop } from "../../input/usePictureDrop.ts";
import { BackgroundWords } from "./BackgroundWords.tsx";
import { COLOURS, isOtherColour, isOwnPicture, PICTURES, pickerColour } from "./backgrounds.ts";
import styles from "./StagesDialog.module.css";
import { useBackgroundFile } from "./useBackgroundFile.ts";

export interface BackgroundChoiceProps {
  readonly background: string;
  readonly stageName: string;
  readonly onChoose: (background: string) => void;
}

/** The background of a stage: a color, a bundled picture, or a picture file of the user's own. */
export function BackgroundChoice({ background, stageName, onChoose }: BackgroundChoiceProps) {
  return (
    <fieldset className={styles.backgrounds}>
      <legend className={styles.label}>Background</legend>
      <div className={styles.swatches}>
        {COLOURS.map((colour) => (
          <button
            key={colour.background}
            type="button"
            className={styles.swatch}
            style={{ background: colour.background }}
            aria-label={colour.name}
            title={colour.name}
            aria-pressed={colour.background === background.toLowerCase()}
            onClick={() => onChoose(colour.background)}
          />
        ))}
        <ColourPicker background={background} onChoose={onChoose} />
      </div>
      <div className={styles.pictures}>
        {PICTURES.map((picture) => (
          <button
            key={picture.address}
            type="button"
            className={styles.landscape}
            aria-label={picture.name}
            title={picture.name}
            aria-pressed={picture.background === background}
            onClick={() => onChoose(picture.background)}
          >
            <img src={picture.address} alt="" width={76} height={45} draggable={false} />
          </button>
        ))}
        <OwnPicture isChosen={isOwnPicture(background)} onChoose={onChoose} />
      </div>
      <BackgroundWords stageName={stageName} onChoose={onChoose} />
    </fieldset>
  );
}

interface OwnPictureProps {
  readonly isChosen: boolean;
  readonly onChoose: (background: string) => void;
}

function OwnPicture({ isChosen, onChoose }: OwnPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const file = useBackgroundFile(onChoose);
  const isOver = usePictureDrop(file.open);
  return (
    <>
      <Button
        size="small"
        variant={isOver ? "sunny" : "plain"}
        busy={file.busy}
        aria-pressed={isChosen}
        onClick={() => input.current?.click()}
      >
        <ImageUp size={18} aria-hidden="true" /> {isOver ? "Drop it here" : "My picture..."}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Picture file"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) file.open(chosen);
          // Clears the input, so that choosing the same file again after a correction fires a change.
          currentTarget.value = "";
        }}
      />
      {file.message !== null && (
        <p className={styles.message} role="alert">
          {file.message}
        </p>
      )}
    </>
  );
}

interface ColourPickerProps {
  readonly background: string;
  readonly onChoose: (background: string) => void;
}

/** Any other color, in the browser's color picker; it is set when the picker closes. */
function ColourPicker({ background, onChoose }: ColourPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useEffectEvent(onChoose);
  const colour = pickerColour(background);
  const isOther = isOtherColour(background);
  useEffect(() => {
    const picker = input.current;
    if (picker) picker.value = colour;
  }, [colour]);
  useEffect(() => {
    const picker = input.current;
    // React's onChange fires at every step within the picker; the native change event fires when it closes.
    const changed = () => picker && choose(picker.value);
    picker?.addEventListener("change", changed);
    return () => picker?.removeEventListener("change", changed);
  }, []);
  return (
    <label
      className={styles.picker}
      title="Another colour"
      data-chosen={isOther}
      style={isOther ? { background: colour } : undefined}
    >
      <Pipette size={18} aria-hidden="true" />
      <input ref={input} type="color" defaultValue={colour} aria-label="Another colour" />
    </label>
  );
}
