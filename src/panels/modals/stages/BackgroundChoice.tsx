import { ImageUp, Pipette } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../../../widgets/Button.tsx";
import { usePictureDrop } from "../../input/usePictureDrop.ts";
import { BackgroundWords } from "./BackgroundWords.tsx";
import { COLORS, isOtherColor, isOwnPicture, PICTURES, pickerColor } from "./backgrounds.ts";
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
        {COLORS.map((color) => (
          <button
            key={color.background}
            type="button"
            className={styles.swatch}
            style={{ background: color.background }}
            aria-label={color.name}
            title={color.name}
            aria-pressed={color.background === background.toLowerCase()}
            onClick={() => onChoose(color.background)}
          />
        ))}
        <ColorPicker background={background} onChoose={onChoose} />
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

interface ColorPickerProps {
  readonly background: string;
  readonly onChoose: (background: string) => void;
}

/** Any other color, in the browser's color picker; it is set when the picker closes. */
function ColorPicker({ background, onChoose }: ColorPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useEffectEvent(onChoose);
  const color = pickerColor(background);
  const isOther = isOtherColor(background);
  useEffect(() => {
    const picker = input.current;
    if (picker) picker.value = color;
  }, [color]);
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
      title="Another color"
      data-chosen={isOther}
      style={isOther ? { background: color } : undefined}
    >
      <Pipette size={18} aria-hidden="true" />
      <input ref={input} type="color" defaultValue={color} aria-label="Another color" />
    </label>
  );
}
