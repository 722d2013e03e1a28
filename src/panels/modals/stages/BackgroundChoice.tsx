import { Pipette } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { DEFAULT_STAGE } from "../../../engine/index.ts";
import { BackgroundWords } from "./BackgroundWords.tsx";
import { OwnPicture } from "./OwnPicture.tsx";
import styles from "./StagesDialog.module.css";

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

interface Background {
  readonly name: string;
  /** The value of the stage's `background`. */
  readonly background: string;
}

const COLORS: readonly Background[] = [
  { name: "Deep blue", background: DEFAULT_STAGE.background },
  { name: "Sky blue", background: "#7cc7f0" },
  { name: "Lagoon", background: "#1fa39a" },
  { name: "Grass", background: "#3f9a4d" },
  { name: "Sand", background: "#e9d8a6" },
  { name: "Sun", background: "#ffc93c" },
  { name: "Coral", background: "#ff7d66" },
  { name: "Violet", background: "#7a5bb5" },
  { name: "Earth", background: "#6b4a2f" },
  { name: "Stone", background: "#9aa5ab" },
  { name: "Night", background: "#22313a" },
  { name: "White", background: "#ffffff" },
];

interface BundledPicture extends Background {
  /** A path on this site. */
  readonly address: string;
}

const PICTURES: readonly BundledPicture[] = [
  bundled("Landscape", "landscape"),
  bundled("Forest", "forest"),
  bundled("Pond", "pond"),
  bundled("Beach", "beach"),
  bundled("Shore", "shore"),
  bundled("Castle", "castle"),
  bundled("Road", "road"),
  bundled("Lawn", "garden"),
  bundled("Cave", "cave"),
  bundled("Space", "space"),
];

/** Whether it is neither a color nor one of the pictures that are offered. */
export function isOwnPicture(background: string): boolean {
  return background.startsWith("url(") && PICTURES.every((picture) => picture.background !== background);
}

/** Whether it is a color that is not offered. */
function isOtherColor(background: string): boolean {
  return !background.startsWith("url(") && !COLORS.some((color) => color.background === background.toLowerCase());
}

const HEX = /^#[0-9a-f]{6}$/i;

/** The value for the browser's color picker; the default color if the background is a picture or in another notation. */
function pickerColor(background: string): string {
  return HEX.test(background) ? background : DEFAULT_STAGE.background;
}

function bundled(name: string, file: string): BundledPicture {
  const address = `/backgrounds/${file}.png`;
  return { name, address, background: `url(${address})` };
}
