import { Check, Dices } from "lucide-react";
import { useMemo, useState } from "react";
import { barsOf } from "../../../audio/bars.ts";
import { keptSound } from "../../../audio/keptWave.ts";
import {
  BEGINNINGS,
  type Beginning,
  FIRST_SLIDERS,
  MADE_RATE,
  madeSound,
  type Sliders,
} from "../../../audio/madeSound.ts";
import { newSeed } from "../../../browser/newId.ts";
import type { OwnSound } from "../../../editor/actions/SoundActions.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Field } from "../../../widgets/Field.tsx";
import { rovingFocus } from "../../../widgets/rovingFocus.ts";
import { Bars } from "./Bars.tsx";
import { LIBRARY } from "./library.ts";
import styles from "./MakePane.module.css";
import { MeaningSlider } from "./MeaningSlider.tsx";
import { SheetPicture } from "./SoundPicture.tsx";
import frame from "./SoundsDialog.module.css";
import { PlaySign } from "./TrimPane.tsx";
import { useHearing } from "./useHearing.ts";

const BARS = 60;

export interface MakePaneProps {
  /** A name that the game has no sound of yet. */
  readonly freeName: (name: string) => string;
  /** Returns why it cannot be kept, or null. */
  readonly onKeep: (sound: OwnSound) => string | null;
  readonly onCancel: () => void;
}

/** Makes a sound from one of six beginnings with four sliders. */
export function MakePane({ freeName, onKeep, onCancel }: MakePaneProps) {
  const [made, setMade] = useState<Made>({ beginning: "coin", sliders: FIRST_SLIDERS.coin });
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const hearing = useHearing();
  const { beginning, sliders } = made;
  const bars = useMemo(() => {
    const levels = barsOf(madeSound(beginning, sliders), BARS);
    const most = Math.max(...levels);
    return levels.map((level) => (most > 0 ? level / most : 0));
  }, [beginning, sliders]);
  const name = typed ?? freeName(nameOf(made));
  const play = (next: Made) => hearing.play("made", [addressOf(next)]);
  const choose = (next: Made) => {
    setMade(next);
    play(next);
  };
  const slide = (change: Partial<Sliders>) => setMade({ ...made, sliders: { ...sliders, ...change } });
  return (
    <>
      <div className={`${frame.content} ${styles.content}`}>
        <div className={styles.beginnings}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen */}
          <div ref={rovingFocus} role="group" aria-label="Beginnings" className={styles.six}>
            {BEGINNINGS.map((one) => (
              <button
                key={one}
                type="button"
                className={styles.beginning}
                aria-pressed={one === beginning}
                data-tab-stop={one === beginning ? "" : undefined}
                onClick={() => choose({ beginning: one, sliders: FIRST_SLIDERS[one] })}
              >
                <SheetPicture place={pictureOf(PICTURES[one])} />
                {NAMES[one]}
              </button>
            ))}
          </div>
          <Button variant="sunny" onClick={() => choose({ beginning, sliders: thrownSliders(), isSurprise: true })}>
            <span className={styles.dice}>
              <Dices size={34} aria-hidden="true" /> Surprise me
            </span>
          </Button>
        </div>
        <div className={styles.wave}>
          <Bars levels={bars} count={BARS} className={styles.bars} />
          <Button variant="go" size="large" onClick={() => play(made)}>
            <PlaySign /> Play
          </Button>
        </div>
        <div className={styles.sliders}>
          {SLIDERS.map(({ key, low, high }) => (
            <MeaningSlider
              key={key}
              meaning={key}
              low={low}
              high={high}
              value={sliders[key]}
              onChange={(value) => slide({ [key]: value })}
              onLetGo={() => play(made)}
            />
          ))}
        </div>
      </div>
      <footer className={frame.foot}>
        <div className={styles.name}>
          <Field label="Call it" value={name} maxLength={60} onChange={({ target }) => setTyped(target.value)} />
          <p role="alert">{refusal}</p>
        </div>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          variant="primary"
          onClick={() => setRefusal(onKeep({ name: name.trim() || nameOf(made), data: addressOf(made) }))}
        >
          <Check size={18} aria-hidden="true" /> Keep it
        </Button>
      </footer>
    </>
  );
}

interface Made {
  readonly beginning: Beginning;
  readonly sliders: Sliders;
  /** The dice were thrown: it sounds like no beginning any more. */
  readonly isSurprise?: boolean;
}

const NAMES: Readonly<Record<Beginning, string>> = {
  coin: "Coin",
  jump: "Jump",
  zap: "Zap",
  boom: "Boom",
  hurt: "Hurt",
  beep: "Beep",
};

function nameOf({ beginning, isSurprise }: Made): string {
  return isSurprise ? "Surprise" : NAMES[beginning];
}

/** The sounds of the library whose pictures they show. */
const PICTURES: Readonly<Record<Beginning, string>> = {
  coin: "coin",
  jump: "boing",
  zap: "magic",
  boom: "sizzle",
  hurt: "oh-no",
  beep: "beep",
};

function pictureOf(file: string): number {
  return LIBRARY.find(({ id }) => id === `library-${file}`)?.picture ?? 0;
}

const SLIDERS = [
  { key: "pitch", low: "Low", high: "High" },
  { key: "length", low: "Short", high: "Long" },
  { key: "slide", low: "Falls", high: "Rises" },
  { key: "crunch", low: "Smooth", high: "Crunchy" },
] as const;

function addressOf({ beginning, sliders }: Made): string {
  return keptSound(madeSound(beginning, sliders), MADE_RATE);
}

/** Four throws of the dice. */
function thrownSliders(): Sliders {
  const seed = newSeed();
  const part = (n: number) => 5 + ((seed >>> (n * 7)) % 91);
  return { pitch: part(0), length: part(1), slide: part(2), crunch: part(3) };
}
